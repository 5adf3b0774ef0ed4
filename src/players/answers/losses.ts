/** Casualties: the cheapest units, but not those that are needed most afterwards. */
import {
  cheapestLosses,
  type Decision,
  dataOf,
  type GameState,
  legalActions,
  type Owner,
  POWERS,
  sideOf,
  tableOf,
  turn,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import type { Answerer } from '../types.ts'

/** Turns until the power moves again (1 to 8). */
function turnsUntil(state: GameState, owner: Owner): number {
  const order: readonly Owner[] = dataOf(state).turnOrder
  const position = order.indexOf(owner)
  const current = order.indexOf(turn(state).power)
  return position < 0 ? order.length : (position - current + order.length) % order.length || order.length
}

/**
 * Premium on the price of a unit where these losses are chosen: infantry when guns lack support, the last infantry,
 * units that are strong in this role, and units of a power that moves urgency.
 */
function lossPremiumAt(state: GameState, { space, by, pool = {} }: Decision): (type: UnitType, owner: Owner) => number {
  const { units } = tableOf(state)
  const attacks = sideOf(by) === sideOf(turn(state).power)
  const here = space === undefined ? [] : unitsIn(state, space)
  const count = (owner: Owner, tag: 'army-core' | 'supports'): number =>
    here.reduce((sum, s) => sum + (s.power === owner && units[s.type].tags.has(tag) ? s.count : 0), 0)
  const premium = (type: UnitType, owner: Owner): number => {
    const { tags, defence, attack } = units[type]
    if (tags.has('army-core')) {
      const infantry = count(owner, 'army-core')
      return infantry <= 1 ? 1.5 : infantry < count(owner, 'supports') ? 1.2 : 0
    }
    // Tanks help an attack, machine guns a defence.
    if (tags.has('absorbs')) return attacks ? 1 : -1
    if (tags.has('first-shot')) return attacks ? -0.9 : 1.5
    return 0.05 * (attacks ? attack : defence)
  }
  const isShared = Object.keys(pool).length > 1
  const urgency = (owner: Owner): number => (isShared ? 0.3 / turnsUntil(state, owner) : 0)
  // A tiny difference makes the cheapest answer unique.
  const order: readonly Owner[] = POWERS
  const tieBreak = (type: UnitType, owner: Owner): number =>
    1e-4 * dataOf(state).units.indexOf(type) + 1e-6 * order.indexOf(owner)
  return (type, owner) => premium(type, owner) + urgency(owner) + tieBreak(type, owner)
}

/** Casualties of every kind of battle. */
export const answerLosses: Answerer = ({ state }, question) => {
  const answer = cheapestLosses(state, lossPremiumAt(state, question)) ?? legalActions(state)[0]
  if (answer?.type !== 'casualties') return null
  const { units } = tableOf(state)
  const lost = Object.values(answer.lose).flatMap((counts) => Object.entries(counts ?? {}) as [UnitType, number][])
  const ipc = lost.reduce((sum, [type, n]) => sum + units[type].cost * n, 0)
  return {
    action: answer,
    why: { kind: 'answers', ipc: -ipc, ...(question.space === undefined ? {} : { space: question.space }) },
  }
}
