/** The form of a save: is it one, of which version, and what it is in the form of today. Nothing is played here. */
import * as v from 'valibot'
import { hashOf } from '../engine/index.ts'
import { FORMAT, type Save, type Snapshot, VERSION } from './format.ts'
import { isShallow } from './limits.ts'
import { MIGRATIONS, type Migration, migrate } from './migrations/index.ts'
import { saveSchema } from './schema.ts'

/** What can be wrong with a save, as codes; each has its sentence in the catalogue. */
export type SaveProblem =
  | { code: 'empty' }
  | { code: 'not-json' }
  | { code: 'truncated' }
  | { code: 'foreign' }
  | { code: 'too-large' }
  | { code: 'too-deep' }
  | { code: 'newer'; version: number }
  | { code: 'too-old'; version: number }
  | { code: 'broken'; field: string }
  | { code: 'start'; field: string; reason: string }
  | { code: 'refused'; action: number; reason: string }
  | { code: 'hash' }
  | { code: 'snapshot' }
  | { code: 'ruleset'; begun: string; stands: string }

/** Why a game opens where it stood, without what led there: a rule of today refuses an action of its log, or leads elsewhere. */
export type Departure = { code: 'refused'; action: number } | { code: 'differs' }

type Json = Record<string, unknown>

/**
 * What a save says of the end of its log. `hash`: its hash is that end's. One of an earlier version says so with an intact
 * snapshot only; with a broken one `nothing` it says can hold, and without any `silent` it leaves the log to speak for itself.
 */
type Vouches = 'hash' | 'nothing' | 'silent'
export type ReadResult = { ok: true; save: Save; vouches: Vouches } | { ok: false; problem: SaveProblem }

const fail = (problem: SaveProblem): ReadResult => ({ ok: false, problem })
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The snapshot is what was written: it has the hash that it had, whatever its shape means today. */
export function isIntact(snapshot: Snapshot, hash: string): boolean {
  return snapshot.hash === hash && hashOf(snapshot.state) === hash
}

/** The hash of an earlier version was that of a state of another shape: an intact snapshot gets a new one, and so does the end of the log. */
function rehash(save: Save, before: unknown): Extract<ReadResult, { ok: true }> {
  const { snapshot } = save
  if (!snapshot) return { ok: true, save, vouches: 'silent' }
  if (!isIntact(before as Snapshot, save.hash)) return { ok: true, save, vouches: 'nothing' }
  const hash = hashOf(snapshot.state)
  return { ok: true, save: { ...save, hash, snapshot: { ...snapshot, hash } }, vouches: 'hash' }
}

/** Reads anything as a save of today. */
export function readSave(raw: unknown, steps: readonly Migration[] = MIGRATIONS): ReadResult {
  if (!isObject(raw) || raw.format !== FORMAT) return fail({ code: 'foreign' })
  if (!isShallow(raw)) return fail({ code: 'too-deep' })
  const { version } = raw
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return fail({ code: 'broken', field: 'version' })
  if (version > VERSION) return fail({ code: 'newer', version })
  try {
    const migrated = migrate(raw, version, VERSION, steps)
    if (!migrated.ok) return fail({ code: 'too-old', version: migrated.stuckAt })
    const checked = v.safeParse(saveSchema, migrated.save)
    if (!checked.success) return fail({ code: 'broken', field: v.getDotPath(checked.issues[0]) ?? '' })
    const save = checked.output as unknown as Save
    return version === VERSION ? { ok: true, save, vouches: 'hash' } : rehash(save, raw.snapshot)
  } catch {
    // A step or the hash met a state that was none.
    return fail({ code: 'broken', field: 'snapshot' })
  }
}
