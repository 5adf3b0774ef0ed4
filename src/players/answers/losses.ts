/** Which units are lost: the cheapest, but not those that will be missed first. */
import {
  type Decision,
  dataOf,
  type GameState,
  legalActions,
  lossesAt,
  type Owner,
  POWERS,
  sideOf,
  tableOf,
  turn,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import type { Answerer } from './types.ts'

/** Turns until it is a power's again, 1 to 8; it can strike back the sooner. */
function turnsUntil(state: GameState, owner: Owner): number {
  const order: readonly Owner[] = dataOf(state).turnOrder
  const at = order.indexOf(owner)
  const now = order.indexOf(turn(state).power)
  return at < 0 ? order.length : (at - now + order.length) % order.length || order.length
}

/**
 * What makes a unit dearer than printed where these losses are chosen: infantry while guns have too few to support, whatever an army
 * cannot march without, what is strong on the side it stands on, and the units of a power whose turn comes soon.
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
      const foot = count(owner, 'army-core')
      return foot <= 1 ? 1.5 : foot < count(owner, 'supports') ? 1.2 : 0
    }
    // A tank is little use to a defence, a machine gun to an attack.
    if (tags.has('absorbs')) return attacks ? 1 : -1
    if (tags.has('first-shot')) return attacks ? -0.9 : 1.5
    return 0.05 * (attacks ? attack : defence)
  }
  const several = Object.keys(pool).length > 1
  const soon = (owner: Owner): number => (several ? 0.3 / turnsUntil(state, owner) : 0)
  // A hair apart, so that of answers that cost the same one is the cheapest wherever it is asked.
  const order: readonly Owner[] = POWERS
  const hair = (type: UnitType, owner: Owner): number => 1e-4 * dataOf(state).units.indexOf(type) + 1e-6 * order.indexOf(owner)
  return (type, owner) => premium(type, owner) + soon(owner) + hair(type, owner)
}

/** Whatever the hits of a battle fall on. */
export const answerLosses: Answerer = ({ state }, asked) => {
  const taken = lossesAt(state, lossPremiumAt(state, asked)) ?? legalActions(state)[0]
  if (taken?.type !== 'casualties') return null
  const { units } = tableOf(state)
  const lost = Object.values(taken.lose).flatMap((counts) => Object.entries(counts ?? {}) as [UnitType, number][])
  const ipc = lost.reduce((sum, [type, n]) => sum + units[type].cost * n, 0)
  return { action: taken, why: { kind: 'answers', ipc: -ipc, ...(asked.space === undefined ? {} : { space: asked.space }) } }
}
