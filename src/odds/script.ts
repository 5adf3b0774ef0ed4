import { type Action, type Ahead, checkAction, type GameState, type SpaceId } from '../engine/index.ts'

/** A position on the way, with the orders that are still to be given. */
export type UnderWay = { state: GameState; left: readonly Action[] }

/** What a landing passes on its way, once each. */
export type Milestone = 'afloat' | 'through' | 'ashore'

/** Zones from which something is declared to land in the space. */
export const zonesFor = ({ turn }: GameState, space: SpaceId): SpaceId[] => [
  ...new Set(turn.landings.flatMap(({ to, zone }) => (to === space ? [zone] : []))),
]

/**
 * What comes next in a position where nothing is asked: an order, Conduct Combat, the battles at sea that a landing waits for, then
 * that of the space; null when all that can be done has been done.
 */
export function stepFrom({ state, left: [order] }: UnderWay, space: SpaceId): Action | 'to-combat' | null {
  const { phase, winner } = state.flow
  if (winner) return null
  if (order) return order
  if (phase === 'purchase' || phase === 'move') return 'to-combat'
  if (phase !== 'combat') return null
  const open = [...zonesFor(state, space), space].filter((id) =>
    state.turn.battles.some((battle) => battle.space === id && !battle.resolved),
  )
  const attacks = open.map((id): Action => ({ type: 'attack', space: id }))
  return attacks.find((attack) => checkAction(state, attack) === null) ?? null
}

/** Is nothing asked, and nothing left to be done? */
export const isIdle = (state: GameState, space: SpaceId): boolean =>
  state.flow.agenda.length === 0 && state.flow.pending === null && stepFrom({ state, left: [] }, space) === null

/** Has the battle of the space begun? */
export const hasBegun = ({ flow, turn }: GameState, space: SpaceId): boolean =>
  turn.battles.some((battle) => battle.space === space && battle.resolved) ||
  flow.agenda.some((task) => (task.task === 'land-battle' || task.task === 'sea-battle') && task.space === space)

const lands = ({ turn }: GameState, space: SpaceId): boolean =>
  turn.landings.some(({ to }) => to === space) || turn.ashore.some(({ to }) => to === space)

/** What a landing in the space has passed between two positions. */
export function milestones(before: GameState, { state, ended }: Ahead, space: SpaceId): Milestone[] {
  const passed: Milestone[] = []
  if (before.flow.phase !== 'combat' && state.flow.phase === 'combat' && lands(state, space)) passed.push('afloat')
  if (ended.some((battle) => battle.space !== space && battle.kind === 'sea' && battle.outcome === 'cleared'))
    passed.push('through')
  const ashore = ({ turn }: GameState): boolean => turn.ashore.some(({ to }) => to === space)
  if (!ashore(before) && ashore(state)) passed.push('ashore')
  return passed
}
