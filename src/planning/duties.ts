/** Duties that block the end of Movement, and units that could still move. */
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

/** Unmet duties in order; empty if the phase may end. */
export function dutiesOf(state: GameState): RuleError[] {
  const error = checkAction(state, { type: 'end-phase' })
  return error ? [{ ...error, also: [] }, ...(error.also ?? [])] : []
}

/** New duties these actions would cause. Empty if they roll dice. */
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
/** Spaces whose units could still move, largest first. Cached by position. */
export function idleSpaces(state: GameState): SpaceId[] {
  const cached = idleSpacesCache.get(state) ?? findIdleSpaces(state)
  idleSpacesCache.set(state, cached)
  return cached
}

/** Could a unit of this type board a transport off this coast? */
const canBoard = (state: GameState, from: SpaceId, type: UnitType): boolean =>
  !isSea(from) &&
  seasOf(state, from).some((zone) =>
    unitsIn(state, zone).some(
      ({ id }) => id !== undefined && checkAction(state, { type: 'load', from, transport: id, units: { [type]: 1 } }) === null,
    ),
  )

/** The first idle space that satisfies `is`. Stops early, unlike `idleSpaces`. */
export const findIdleSpace = (state: GameState, is: (space: SpaceId) => boolean): SpaceId | undefined =>
  idleSpacesCache.get(state)?.find(is) ?? spacesWithMovesLeft(state).find(({ space, mobile }) => is(space) && mobile())?.space

/** Spaces whose units could still go somewhere, those with most units first. */
const findIdleSpaces = (state: GameState): SpaceId[] =>
  spacesWithMovesLeft(state).flatMap(({ space, mobile }) => (mobile() ? [space] : []))

/** Spaces with movement left, largest first; `mobile()` checks for a legal move. */
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
