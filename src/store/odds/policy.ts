/** How both sides are taken to decide, wherever this table says odds. Kept in the browser; where that is forbidden it holds until the page is closed. */
import { create } from 'zustand'
import { DEFAULT_POLICY } from '../../odds/policy/settle.ts'
import { SPECIALS } from '../../odds/policy/special.ts'

/** What can be chosen: everything else of a policy follows from the question. */
export const LOSSES = ['cheapest', 'keep-guns', 'keep-fighters', 'best'] as const
export const PRESSES = ['to-the-end', 'while-stronger', 'best'] as const
export const DIVES = ['never', 'when-alone', 'best'] as const
const ALL = { losses: LOSSES, press: PRESSES, dive: DIVES, ...SPECIALS } as const

export type TablePolicy = { -readonly [Id in keyof typeof ALL]: (typeof ALL)[Id][number] }

const KEY = 'contested-1914:odds'
const IDS = Object.keys(ALL) as (keyof TablePolicy)[]

function read(): TablePolicy {
  let from: Partial<Record<keyof TablePolicy, unknown>> = {}
  try {
    from = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // Forbidden, or not ours.
  }
  const known = (id: keyof TablePolicy): unknown => ALL[id].find((each) => each === from[id]) ?? DEFAULT_POLICY[id]
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
