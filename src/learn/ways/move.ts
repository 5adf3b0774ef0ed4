/** Ways out in Movement. */
import {
  type Action,
  type Counts,
  controllerOf,
  type GameState,
  type RuleError,
  reach,
  repairMoves,
  type SpaceId,
  statusOf,
  turn,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'
import { capitalOf, coastsOf, isSea, seasOf, spaceIn } from '../../planning/board.ts'
import { isEmpty, minus, plus, typesIn } from '../../planning/counts.ts'
import { actionsFor, withTiming } from '../../planning/orders.ts'
import { type Alternative, alternativesTo, isInfantryType, type WantedMove } from './alternatives.ts'
import type { Proposals } from './consequences.ts'

/** The zone of a ship near a space. */
function zoneOf(state: GameState, near: SpaceId, transport: number): SpaceId | undefined {
  const zones = [near, ...(spaceIn(state, near)?.adjacent ?? [])].filter(isSea)
  return zones.find((zone) => unitsIn(state, zone).some(({ id }) => id === transport))
}

/** The refused move as input for `alternativesTo`. */
function moveWanted(state: GameState, asked: Action | null): WantedMove | null {
  switch (asked?.type) {
    case 'move': {
      const { from, path, units = {}, damaged = {}, transports = [] } = asked
      return { from, to: path.at(-1) as SpaceId, units: plus(units, damaged), transports }
    }
    case 'load': {
      const zone = zoneOf(state, asked.from, asked.transport)
      return zone === undefined ? null : { from: asked.from, to: zone, units: asked.units }
    }
    case 'offload': {
      const zone = zoneOf(state, asked.to, asked.transport)
      return zone === undefined ? null : { from: zone, to: asked.to, transports: [asked.transport] }
    }
    default:
      return null
  }
}

/** Moves of one unit of each type; the player chooses how many. */
function* singleUnitMoves(state: GameState, { space: from, to, units }: Alternative): Proposals {
  for (const type of typesIn(units)) {
    const one: Counts = { [type]: 1 }
    const way = reach(state, { from, units: one }).find((target) => target.space === to)
    if (way) yield [{ type: 'move', from, path: way.path, units: one }]
  }
}

/** Leaves one infantry behind, which holds contested land (STD-MOV-12) or the capital (STD-CAP-11). */
function* withOneInfantryLeft(state: GameState, actions: readonly Action[]): Proposals {
  const [move] = actions
  if (move?.type !== 'move' || actions.length > 1) return
  if (controllerOf(state, move.from) !== 'contested' && move.from !== capitalOf(turn(state).power)) return
  const { units = {} } = move
  const core = typesIn(units).find(isInfantryType)
  const fewer = core && minus(units, { [core]: 1 })
  if (fewer && !isEmpty(fewer)) yield [{ ...move, units: fewer }]
}

/** Replacements for a refused move, or moves that let Movement end. */
export function* similarMoves(state: GameState, error: RuleError, asked: Action | null): Proposals {
  if (asked === null || asked.type === 'end-phase') {
    const mended = repairMoves(state)
    if (mended && mended.length > 0) yield mended
    else if (error.space !== undefined && !isSea(error.space)) yield* infantryByShip(state, error.space)
  }
  for (const alternative of alternativesTo(state, error, moveWanted(state, asked))) {
    const { selection, target } = alternative
    if (target) {
      const actions = actionsFor(selection, target, withTiming(target, {}))
      yield actions
      yield* withOneInfantryLeft(state, actions)
    } else yield* singleUnitMoves(state, alternative)
  }
}

/** Ids of the power's transports in a zone. */
const shipsIn = (state: GameState, zone: SpaceId): number[] =>
  unitsIn(state, zone).flatMap(({ power, id }) => (power === turn(state).power && id !== undefined ? [id] : []))

/** From a hostile zone a landing can only be declared (STD-AMP-06). */
const seaCombatFlag = (state: GameState, zone: SpaceId): { afterSeaCombat?: true } =>
  statusOf(state, zone, turn(state).power) === 'hostile' ? { afterSeaCombat: true } : {}

/** One infantry by transport: from another coast of the same zone, or aboard a ship of the next zone. */
function* infantryByShip(state: GameState, to: SpaceId): Proposals {
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
