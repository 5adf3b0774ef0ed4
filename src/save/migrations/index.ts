/**
 * Migrations of the save format, one file each, named after the version it starts from (`0001-<what>.ts`).
 * A migration may change the snapshot's state: `read.ts` recomputes the hashes afterwards.
 */
import { STATE } from './0001-state.ts'

/** A step from one version of the save format to the next. `up` does not change its argument. */
export type Migration = { from: number; to: number; up: (save: Record<string, unknown>) => Record<string, unknown> }

export const MIGRATIONS: readonly Migration[] = [STATE]

export type Migrated = { ok: true; save: Record<string, unknown> } | { ok: false; stuckAt: number }

/** Applies the migrations in order of their versions. */
export function migrate(
  save: Record<string, unknown>,
  from: number,
  to: number,
  steps: readonly Migration[] = MIGRATIONS,
): Migrated {
  let current = save
  for (let version = from; version < to; ) {
    const step = steps.find((candidate) => candidate.from === version)
    if (!step || step.to !== version + 1) return { ok: false, stuckAt: version }
    current = { ...step.up(current), version: step.to }
    version = step.to
  }
  return { ok: true, save: current }
}
