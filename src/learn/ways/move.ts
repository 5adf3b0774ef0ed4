/** Movement: what mends a phase that cannot be ended, and what else could go there, or elsewhere. */
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

/** Where a ship lies that is named by its number. */
function zoneOf(state: GameState, near: SpaceId, transport: number): SpaceId | undefined {
  const zones = [near, ...(spaceIn(state, near)?.adjacent ?? [])].filter(isSea)
  return zones.find((zone) => unitsIn(state, zone).some(({ id }) => id === transport))
}

/** What was wanted, as the alternatives of the table take it. */
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

/** Those of another space that could come, one of a kind: who and how many is left to the player. */
function* singleUnitMoves(state: GameState, { space: from, to, units }: Alternative): Proposals {
  for (const type of typesIn(units)) {
    const one: Counts = { [type]: 1 }
    const way = reach(state, { from, units: one }).find((target) => target.space === to)
    if (way) yield [{ type: 'move', from, path: way.path, units: one }]
  }
}

/** The same without one infantry, which is enough to hold what would be given away (STD-MOV-12) or stand open (STD-CAP-11). */
function* withOneInfantryLeft(state: GameState, actions: readonly Action[]): Proposals {
  const [move] = actions
  if (move?.type !== 'move' || actions.length > 1) return
  if (controllerOf(state, move.from) !== 'contested' && move.from !== capitalOf(turn(state).power)) return
  const { units = {} } = move
  const core = typesIn(units).find(isInfantryType)
  const fewer = core && minus(units, { [core]: 1 })
  if (fewer && !isEmpty(fewer)) yield [{ ...move, units: fewer }]
}

/** What may be done in place of a move that was refused, or so that Movement can end. */
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
