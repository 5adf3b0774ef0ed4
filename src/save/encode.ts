import { type GameState, turn } from '../engine/index.ts'
import type { Computers } from './computers.ts'
import type { Agreement, Origin, SavedEntry } from './format.ts'
import { FORMAT, type Save, type Start, VERSION } from './format.ts'
import { readSave } from './read.ts'

export type ToSave = {
  start: Start
  log: SavedEntry[]
  state: GameState
  hash: string
  savedAt: string
  title: string
  played?: number
  computers?: Computers | null
  agreement?: Agreement | null
  origin?: Origin | null
}

export function encode({
  start,
  log,
  state,
  hash,
  savedAt,
  title,
  played = 0,
  computers = null,
  agreement,
  origin,
}: ToSave): Save {
  const time = played > 0 ? { played } : {}
  const seats = computers ? { computers } : {}
  const agreed = agreement ? { agreement } : {}
  const branch = origin ? { origin } : {}
  return {
    format: FORMAT,
    version: VERSION,
    start,
    log,
    hash,
    snapshot: { state, hash },
    ...time,
    ...seats,
    ...agreed,
    ...branch,
    savedAt,
    title,
  }
}

/** Writes one action a line, so that saves can be read and compared. */
export function toText(save: Pick<Save, 'log'>): string {
  const { log, ...rest } = save
  const head = JSON.stringify(rest, null, 1).replace(/\n}$/, '')
  const lines = log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')
  return `${head},\n "log": [${lines && `\n${lines}\n `}]\n}\n`
}

/** For example "contested-1914-round-3-germany-2026-11-21.json". */
export function fileNameOf({ snapshot, savedAt }: Pick<Save, 'snapshot' | 'savedAt'>): string {
  const at = snapshot && turn(snapshot.state)
  return saveFileName(at ? `round-${at.round}-${at.power}-${savedAt.slice(0, 10)}` : savedAt.slice(0, 10))
}

export const saveFileName = (what: string): string => `contested-1914-${what}.json`

export type NamedFile = { name: string; text: string }

export const fileOf = (save: Save): NamedFile => ({ name: fileNameOf(save), text: toText(save) })

/** A stored save as a file. A save of an older or unknown version is written unchanged. */
export function asFile(kept: unknown): NamedFile {
  const today = readSave(kept).ok && (kept as Save).version === VERSION
  return today ? fileOf(kept as Save) : { name: saveFileName('game'), text: `${JSON.stringify(kept, null, 1)}\n` }
}
