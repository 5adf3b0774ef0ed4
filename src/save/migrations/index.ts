/**
 * The line of steps from the first version of the save format to today's, each in a file of its own named after the version
 * it starts from (`0001-<what>.ts`). A step may change the state in the snapshot; hashes are made anew by the door.
 */
import { STATE } from './0001-state.ts'
import type { Migration } from './migration.ts'

export type { Migration }

export const MIGRATIONS: readonly Migration[] = [STATE]

export type Migrated = { ok: true; save: Record<string, unknown> } | { ok: false; stuckAt: number }

/** Applies the steps in order, whatever the order in which they are listed. */
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
