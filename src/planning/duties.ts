/** What stands between the player and the end of the movement phase, and what might have been forgotten. */
import {
  type Action,
  checkAction,
  type GameState,
  type RuleError,
  reach,
  reduce,
  type SpaceId,
  spacesOf,
  treasuryOf,
  turn,
  type UnitType,
  unitsIn,
} from '../engine/index.ts'
import { isSea, seasOf } from './board.ts'
import { picksOf } from './picks.ts'

/** Each duty that is unmet, the first one first. Empty: the phase may end. */
export function dutiesOf(state: GameState): RuleError[] {
  const error = checkAction(state, { type: 'end-phase' })
  return error ? [{ ...error, also: [] }, ...(error.also ?? [])] : []
}

/**
 * What the phase could not end with any more once this were done: guns without infantry, land that must be left. None where dice
 * are in the way.
 */
export function dutiesAfter(state: GameState, actions: readonly Action[]): RuleError[] {
  let next = state
  for (const action of actions) {
    const outcome = reduce(next, action)
    if (!outcome.ok || outcome.dice.length > 0 || outcome.state.flow.pending) return []
    next = outcome.state
  }
  if (turn(next).phase !== 'move') return []
  const before = new Set(dutiesOf(state).map(keyOf))
  return dutiesOf(next).filter((duty) => !before.has(keyOf(duty)))
}
const keyOf = ({ rule, code, space }: RuleError): string => `${rule} ${code} ${space ?? ''}`

const idleSpacesCache = new WeakMap<GameState, SpaceId[]>()
/** Asked by the map and by the panels, so each answer is kept as long as its position. */
export function idleSpaces(state: GameState): SpaceId[] {
  const known = idleSpacesCache.get(state) ?? findIdleSpaces(state)
  idleSpacesCache.set(state, known)
  return known
}

/** Is there a transport off the coast that one of these could go aboard? */
const canBoard = (state: GameState, from: SpaceId, type: UnitType): boolean =>
  !isSea(from) &&
  seasOf(state, from).some((zone) =>
    unitsIn(state, zone).some(
      ({ id }) => id !== undefined && checkAction(state, { type: 'load', from, transport: id, units: { [type]: 1 } }) === null,
    ),
  )

/** The first of them that is such a space: what is only shown one of them need not look at all others. */
export const findIdleSpace = (state: GameState, is: (space: SpaceId) => boolean): SpaceId | undefined =>
  idleSpacesCache.get(state)?.find(is) ?? spacesWithMovesLeft(state).find(({ space, mobile }) => is(space) && mobile())?.space

/** Spaces whose units could still go somewhere, those with most units first. */
const findIdleSpaces = (state: GameState): SpaceId[] =>
  spacesWithMovesLeft(state).flatMap(({ space, mobile }) => (mobile() ? [space] : []))

/** Spaces with units that have movement left, those with most of them first; `mobile`: is there somewhere to go? */
function spacesWithMovesLeft(state: GameState): { space: SpaceId; count: number; mobile: () => boolean }[] {
  const found: { space: SpaceId; count: number; mobile: () => boolean }[] = []
  for (const { id } of spacesOf(state)) {
    const picks = picksOf(state, id)
    const rows = picks.rows.filter((row) => row.can > 0)
    const ships = picks.transports.filter((ship) => ship.canMove)
    const count = rows.reduce((sum, row) => sum + row.can, ships.length)
    if (count === 0) continue
    const mobile = () =>
      rows.some(
        ({ type, damaged }) =>
          reach(state, { from: id, ...(damaged ? { damaged: { [type]: 1 } } : { units: { [type]: 1 } }) }).length > 0 ||
          canBoard(state, id, type),
      ) || ships.some((ship) => reach(state, { from: id, transports: [ship.id] }).length > 0)
    found.push({ space: id, count, mobile })
  }
  return found.sort((a, b) => b.count - a.count || a.space.localeCompare(b.space))
}

export const unspentTreasury = (state: GameState): number => treasuryOf(state, turn(state).power)
