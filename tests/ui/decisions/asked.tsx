import { screen } from '@testing-library/react'
import type { Action, PositionSpec } from '../../../src/engine/index.ts'
import { diceGroups } from '../../../src/ui/decisions/dice.ts'
import { act1, open } from '../battle/table.tsx'
import { ask, game, pending } from './card.tsx'

/** A position with dice that are typed in, up to the first question for dice after these actions. */
export function thrown(over: Partial<PositionSpec>, ...actions: Action[]): void {
  open({ ruleset: 'advanced', ...over, dice: 'entered' })
  for (const action of actions) act1(action)
  ask()
}
export const enter = (...dice: number[]): Action => ({ type: 'enter-dice', dice })
export const attack = (space: string): Action => ({ type: 'attack', space })

export const END: Action = { type: 'end-phase' }
/** What stands over the dice, kind by kind, and whose they are where that is shown. */
export const labels = () => diceGroups(game(), pending() ?? fail()).map((group) => group.label)
export const notes = () => diceGroups(game(), pending() ?? fail()).map((group) => group.note ?? '')
export const fail = (): never => {
  throw new Error('nothing is asked')
}
export const slots = () => screen.getAllByText(/^Die \d+: not rolled yet$/).length
