/** Assumed decisions for all odds of the table. Saved in localStorage if allowed. */
import { create } from 'zustand'
import { DEFAULT_POLICY, POLICY_ANSWERS } from '../../odds/policy/policy.ts'
import { persisted } from '../persistence/persisted.ts'

/** Options of the policy. */
export const { losses: LOSSES, press: PRESSES, dive: DIVES } = POLICY_ANSWERS

export type TablePolicy = { -readonly [Id in keyof typeof POLICY_ANSWERS]: (typeof POLICY_ANSWERS)[Id][number] }

const IDS = Object.keys(POLICY_ANSWERS) as (keyof TablePolicy)[]

const storage = persisted('contested-1914:odds', (stored): TablePolicy => {
  const from: Partial<Record<keyof TablePolicy, unknown>> = Object(stored)
  const valid = (id: keyof TablePolicy): unknown => POLICY_ANSWERS[id].find((each) => each === from[id]) ?? DEFAULT_POLICY[id]
  return Object.fromEntries(IDS.map((id) => [id, valid(id)])) as TablePolicy
})

export const usePolicy = create<TablePolicy>()(() => storage.read())

export function changePolicy(changes: Partial<TablePolicy>): void {
  usePolicy.setState(changes)
  storage.write(usePolicy.getState())
}
