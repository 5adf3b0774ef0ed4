/** How both sides are taken to decide, wherever this table says odds. Kept in the browser; where that is forbidden it holds until the page is closed. */
import { create } from 'zustand'
import { DEFAULT_POLICY, POLICY_ANSWERS } from '../../odds/policy/policy.ts'

/** What can be chosen: everything else of a policy follows from the question. */
export const { losses: LOSSES, press: PRESSES, dive: DIVES } = POLICY_ANSWERS

export type TablePolicy = { -readonly [Id in keyof typeof POLICY_ANSWERS]: (typeof POLICY_ANSWERS)[Id][number] }

const KEY = 'contested-1914:odds'
const IDS = Object.keys(POLICY_ANSWERS) as (keyof TablePolicy)[]

function read(): TablePolicy {
  let from: Partial<Record<keyof TablePolicy, unknown>> = {}
  try {
    from = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // Forbidden, or not ours.
  }
  const known = (id: keyof TablePolicy): unknown => POLICY_ANSWERS[id].find((each) => each === from[id]) ?? DEFAULT_POLICY[id]
  return Object.fromEntries(IDS.map((id) => [id, known(id)])) as TablePolicy
}

export const usePolicy = create<TablePolicy>()(() => read())

export function changePolicy(changes: Partial<TablePolicy>): void {
  usePolicy.setState(changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(usePolicy.getState()))
  } catch {
    // It holds until the page is closed.
  }
}
