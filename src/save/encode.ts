import type { GameState, LogEntry } from '../engine/index.ts'
import { FORMAT, type Save, type Start, VERSION } from './format.ts'

export type ToSave = {
  start: Start
  log: LogEntry[]
  state: GameState
  hash: string
  savedAt: string
  title: string
  played?: number
}

export function encode({ start, log, state, hash, savedAt, title, played = 0 }: ToSave): Save {
  const time = played > 0 ? { played } : {}
  return { format: FORMAT, version: VERSION, start, log, hash, snapshot: { state, hash }, ...time, savedAt, title }
}

/** One action a line, so that a saved game can be read and compared. */
export function toText(save: Save): string {
  const { log, ...rest } = save
  const head = JSON.stringify(rest, null, 1).replace(/\n}$/, '')
  const lines = log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')
  return `${head},\n "log": [${lines && `\n${lines}\n `}]\n}\n`
}

/** "contested-1914-round-3-germany-2026-11-21.json" */
export function fileNameOf(save: Save): string {
  const { round, power } = save.snapshot?.state ?? {}
  const where = round && power ? `-round-${round}-${power}` : ''
  return `contested-1914${where}-${save.savedAt.slice(0, 10)}.json`
}
