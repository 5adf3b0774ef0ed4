/** Further orders after the first one: fighters and fleets. For armies see `attack-targets.ts`. */
import {
  type GameEvent,
  type GameState,
  minesAgainst,
  minorForecast,
  reach,
  type SpaceId,
  type StackView,
  spacesOf,
  statusOf,
  turn,
} from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { isLand, isSea, unitOf } from '../../planning/board.ts'
import type { CoachMoment } from './moment.ts'
import { movableAt, unitCount } from './pieces.ts'
import { isOpenSea } from './transports.ts'

const isAir = ({ type }: StackView): boolean => unitOf(type)?.kind === 'air'
const isWarship = ({ type }: StackView): boolean => unitOf(type)?.tags.includes('warship') === true

const statusTo = (state: GameState, space: SpaceId) => statusOf(state, space, turn(state).power)

/** Land attacked this turn that has, or will have, an enemy army. */
export const attackedLand = (state: GameState, events: readonly GameEvent[]): SpaceId | undefined =>
  events
    .flatMap((event) => (event.type === 'units-moved' && event.by === 'land' ? [event.to] : []))
    .find((to) => statusTo(state, to) === 'contested' || minorForecast(state, to, turn(state).power)?.hostile === true)

/** Where fighters of this land could join their infantry in battle. */
export function fighterTarget(state: GameState, from: SpaceId): SpaceId | undefined {
  const [flier] = movableAt(state, from).filter(isAir)
  if (!flier) return undefined
  const targets = reach(state, { from, units: { [flier.type]: 1 } }).filter(({ space }) => isLand(space) && space !== from)
  return targets.find(({ space }) => statusTo(state, space) !== 'friendly')?.space
}

/** A land with such fighters. */
export const landWithFighter = memoizeLast(
  (state: GameState): SpaceId | undefined =>
    spacesOf(state).find(({ id }) => isLand(id) && fighterTarget(state, id) !== undefined)?.id,
)

const minedZones = (state: GameState): ReadonlySet<SpaceId> =>
  new Set(minesAgainst(state, turn(state).power).map(({ zone }) => zone))

/** The zone with the most warships that can sail without passing mines or enemies. */
export const idleFleet = memoizeLast((state: GameState): SpaceId | undefined => {
  const fleets = spacesOf(state).flatMap(({ id }) => {
    const [ship, ...others] = isSea(id) ? movableAt(state, id).filter(isWarship) : []
    return ship ? [{ id, type: ship.type, ships: unitCount([ship, ...others]) }] : []
  })
  const mined = minedZones(state)
  const isCalm = (zone: SpaceId) => !mined.has(zone) && isOpenSea(state, zone)
  const inOrder = fleets.sort((a, b) => b.ships - a.ships)
  return inOrder.find(({ id, type }) => reach(state, { from: id, units: { [type]: 1 } }).some(({ path }) => path.every(isCalm)))
    ?.id
})

/** The first mined zone within reach of the chosen ships. */
export function minesOnRoute({ state, chosen, picked, ships }: CoachMoment): SpaceId | undefined {
  if (chosen === null || !isSea(chosen)) return undefined
  const mined = minedZones(state)
  if (mined.size === 0) return undefined
  const ways = reach(state, { from: chosen, units: picked, transports: [...ships] })
  return ways.map(({ space }) => space).find((zone) => mined.has(zone))
}
