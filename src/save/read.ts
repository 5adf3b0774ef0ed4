/** Checks the format of a save and migrates it. Does not replay the log. */
import * as v from 'valibot'
import { hashOf } from '../engine/index.ts'
import { FORMAT, type Save, type Snapshot, VERSION } from './format.ts'
import { isShallow } from './limits.ts'
import { MIGRATIONS, type Migration, migrate } from './migrations/index.ts'
import { saveSchema } from './schema.ts'

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

/** Why a game opens from its snapshot: today's rules refuse an action of its log, or lead to another state. */
export type Departure = { code: 'refused'; action: number } | { code: 'differs' }

type Json = Record<string, unknown>

/**
 * `hash`: the hash is valid. An older version has either a broken snapshot (`nothing` can be checked) or none (`silent`: the
 * replay decides).
 */
type Vouches = 'hash' | 'nothing' | 'silent'
export type ReadResult = { ok: true; save: Save; vouches: Vouches } | { ok: false; problem: SaveProblem }

const fail = (problem: SaveProblem): ReadResult => ({ ok: false, problem })
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Is the snapshot unchanged since it was written? */
export function isIntact(snapshot: Snapshot, hash: string): boolean {
  return snapshot.hash === hash && hashOf(snapshot.state) === hash
}

/** Migration changed the state's shape, so snapshot and save get new hashes. */
function rehash(save: Save, before: unknown): Extract<ReadResult, { ok: true }> {
  const { snapshot } = save
  if (!snapshot) return { ok: true, save, vouches: 'silent' }
  if (!isIntact(before as Snapshot, save.hash)) return { ok: true, save, vouches: 'nothing' }
  const hash = hashOf(snapshot.state)
  return { ok: true, save: { ...save, hash, snapshot: { ...snapshot, hash } }, vouches: 'hash' }
}

/** Reads any value as a save of the current version. */
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
    // A migration or the hash failed on an invalid state.
    return fail({ code: 'broken', field: 'snapshot' })
  }
}
