import { type Action, type GameState, type SpaceId, statusOf, turn, unitsIn, unitTypesOf } from '../../engine/index.ts'
import { coastsOf, isSea, seasOf, spaceIn } from '../../planning/board.ts'
import { isInfantryType } from './alternatives.ts'
import type { Proposals } from './types.ts'

/** Ids of the power's transports in a zone. */
const shipsIn = (state: GameState, zone: SpaceId): number[] =>
  unitsIn(state, zone).flatMap(({ power, id }) => (power === turn(state).power && id !== undefined ? [id] : []))

/** From a hostile zone a landing can only be declared (STD-AMP-06). */
const seaCombatFlag = (state: GameState, zone: SpaceId): { afterSeaCombat?: true } =>
  statusOf(state, zone, turn(state).power) === 'hostile' ? { afterSeaCombat: true } : {}

/** One infantry by transport: from another coast of the same zone, or aboard a ship of the next zone. */
export function* infantryByShip(state: GameState, to: SpaceId): Proposals {
  const core = unitTypesOf(state).find(({ id }) => isInfantryType(id))?.id
  if (core === undefined) return
  const units = { [core]: 1 }
  for (const zone of seasOf(state, to)) {
    const ashore = (transport: number): Action => ({ type: 'offload', transport, to, units, ...seaCombatFlag(state, zone) })
    for (const transport of shipsIn(state, zone))
      for (const from of coastsOf(state, zone).filter((coast) => coast !== to))
        yield [{ type: 'load', from, transport, units }, ashore(transport)]
    for (const from of (spaceIn(state, zone)?.adjacent ?? []).filter(isSea))
      for (const transport of shipsIn(state, from))
        yield [{ type: 'move', from, path: [zone], transports: [transport] }, ashore(transport)]
  }
}
