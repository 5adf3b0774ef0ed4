/** Reads a save from text that may come from anywhere. Whatever is wrong with it is told; nothing is thrown. */
import * as v from 'valibot'
import { ContractError, type GameState, hashOf, type LogEntry } from '../engine/index.ts'
import { FORMAT, type Save, saveSchema, VERSION } from './format.ts'
import { MIGRATIONS, type Migration, migrate } from './migrations/index.ts'
import { begin, type Entry, rebuild } from './rebuild.ts'

export type SaveProblem =
  | { code: 'empty' }
  | { code: 'not-json' }
  | { code: 'truncated' }
  | { code: 'foreign' }
  | { code: 'newer'; version: number }
  | { code: 'too-old'; version: number }
  | { code: 'broken'; field: string }
  | { code: 'start'; field: string; reason: string }
  | { code: 'refused'; action: number; reason: string }
  | { code: 'hash' }
  | { code: 'snapshot' }
  | { code: 'ruleset'; begun: string; stands: string }

export type DecodeResult =
  | { ok: true; save: Save; opening: GameState; entries: Entry[]; earlier: readonly LogEntry[]; state: GameState }
  | { ok: false; problem: SaveProblem }

const fail = (problem: SaveProblem): DecodeResult => ({ ok: false, problem })

/** A text that begins like JSON and stops in the middle was cut off, not written by somebody else. */
function looksCutOff(text: string): boolean {
  const body = text.trim()
  return body.startsWith('{') && body.includes('"contested-1914"') && !body.endsWith('}')
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; problem: SaveProblem } {
  if (text.trim() === '') return { ok: false, problem: { code: 'empty' } }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, problem: { code: looksCutOff(text) ? 'truncated' : 'not-json' } }
  }
}

export function decode(text: string, steps: readonly Migration[] = MIGRATIONS): DecodeResult {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  const raw = parsed.value
  if (typeof raw !== 'object' || raw === null || !('format' in raw) || raw.format !== FORMAT) return fail({ code: 'foreign' })
  const version = 'version' in raw ? raw.version : undefined
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return fail({ code: 'broken', field: 'version' })
  if (version > VERSION) return fail({ code: 'newer', version })
  const migrated = migrate(raw as Record<string, unknown>, version, VERSION, steps)
  if (!migrated.ok) return fail({ code: 'too-old', version: migrated.stuckAt })
  const checked = v.safeParse(saveSchema, migrated.save)
  if (!checked.success) return fail({ code: 'broken', field: v.getDotPath(checked.issues[0]) ?? '' })
  return check(checked.output as unknown as Save)
}

/** A save opens only in the ruleset, and with the options, it was begun with. */
const samePlay = (a: GameState, b: GameState): boolean =>
  a.ruleset === b.ruleset && JSON.stringify(a.options) === JSON.stringify(b.options)

/** Plays the log again; where this version cannot, the snapshot stands in if it is sound. */
export function check(save: Save): DecodeResult {
  try {
    const rebuilt = rebuild(save.start, save.log)
    if (rebuilt.ok && hashOf(rebuilt.state) === save.hash) {
      const { opening, entries, state } = rebuilt
      return { ok: true, save, opening, entries, earlier: [], state }
    }
    const { snapshot } = save
    if (!snapshot)
      return fail(rebuilt.ok ? { code: 'hash' } : { code: 'refused', action: rebuilt.at + 1, reason: rebuilt.error.message })
    if (snapshot.hash !== save.hash || hashOf(snapshot.state) !== snapshot.hash)
      return fail({ code: rebuilt.ok ? 'hash' : 'snapshot' })
    const begun = begin(save.start)
    if (!samePlay(begun, snapshot.state)) return fail({ code: 'ruleset', begun: begun.ruleset, stands: snapshot.state.ruleset })
    return { ok: true, save, opening: snapshot.state, entries: [], earlier: save.log, state: snapshot.state }
  } catch (error) {
    if (error instanceof ContractError) return fail({ code: 'start', field: error.field, reason: error.message })
    return fail({ code: 'broken', field: 'log' })
  }
}
