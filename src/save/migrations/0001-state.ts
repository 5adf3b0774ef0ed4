/** Version 2: the state has another shape; the log has the one it had. */
import { intoDrawers } from './drawers.ts'
import { withoutLabels } from './labels.ts'
import type { Migration } from './migration.ts'
import { nameSteps } from './step-names.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A state as version 1 wrote it, in the shape of version 2. What is no state is left for the schema to refuse. */
export function stateV1toV2(old: unknown): unknown {
  return isObject(old) && !('flow' in old) ? intoDrawers(nameSteps(withoutLabels(old))) : old
}

export const STATE: Migration = {
  from: 1,
  to: 2,
  up: (save) =>
    isObject(save.snapshot) ? { ...save, snapshot: { ...save.snapshot, state: stateV1toV2(save.snapshot.state) } } : save,
}
