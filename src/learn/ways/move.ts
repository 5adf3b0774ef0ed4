/** Ways out in Movement. */
import {
  type Action,
  type Counts,
  controllerOf,
  type GameState,
  type RuleError,
  reach,
  remedy,
  type SpaceId,
  turn,
  unitsIn,
} from '../../engine/index.ts'
import { capitalOf, isSea, spaceIn } from '../../planning/board.ts'
import { isEmpty, minus, plus, typesIn } from '../../planning/counts.ts'
import { actionsFor, withTiming } from '../../planning/orders.ts'
import { type Alternative, alternativesTo, isInfantryType, type WantedMove } from './alternatives.ts'
import { infantryByShip } from './ashore.ts'
import type { Proposals } from './types.ts'

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
    const mended = remedy(state)
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
