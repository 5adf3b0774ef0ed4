/**
 * Steps from one version of the save format to the next, each in a file of its own named after the version it starts from
 * (`0001-<what>.ts`). None are needed yet: version 1 is the first.
 */
export type Migration = { from: number; to: number; up: (save: Record<string, unknown>) => Record<string, unknown> }

export const MIGRATIONS: readonly Migration[] = []

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
