/** How both sides are taken to decide, wherever this table says odds. Kept in the browser; where that is forbidden it holds until the page is closed. */
import { create } from 'zustand'
import { DEFAULT_POLICY, type Policy } from '../../odds/index.ts'

/** What can be chosen: everything else of a policy follows from the question. */
export const LOSSES = ['cheapest', 'keep-guns', 'keep-fighters', 'best'] as const
export const PRESSES = ['to-the-end', 'while-stronger', 'best'] as const
export const DIVES = ['never', 'when-alone', 'best'] as const

export type TablePolicy = {
  losses: (typeof LOSSES)[number]
  press: (typeof PRESSES)[number]
  dive: (typeof DIVES)[number]
}

const KEY = 'contested-1914:odds'

function read(): TablePolicy {
  const { losses, press, dive } = DEFAULT_POLICY as TablePolicy
  let from: Partial<Record<keyof Policy, unknown>> = {}
  try {
    from = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // Forbidden, or not ours.
  }
  return {
    losses: LOSSES.find((each) => each === from.losses) ?? losses,
    press: PRESSES.find((each) => each === from.press) ?? press,
    dive: DIVES.find((each) => each === from.dive) ?? dive,
  }
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
