import type { Rules, View } from '../kernel/rules.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'
import { hasTruceIn } from './selectors.ts'

/**
 * Whether units that started in contested land are bound by STD-MOV-06; not fighters (STD-AIR-04, ADV-01-16), not under a truce
 * (STD-REV-14).
 */
export function isBoundAtStart(rules: Rules, state: GameState, space: SpaceId, type: UnitType): boolean {
  return (
    state.turn.opened.control[space] === 'contested' &&
    rules.units[type].kind === 'land' &&
    !hasTruceIn({ rules, state }, space, state.flow.power)
  )
}

/** Where bound units may go: spaces their power controlled or occupied at the turn's start (STD-MOV-06, STD-MOV-07). */
export function standardBoundMayEnter({ state }: View, to: SpaceId, power: PowerId): boolean {
  return state.turn.opened.control[to] === power || state.turn.opened.own.includes(to)
}
