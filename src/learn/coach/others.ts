/** Who else could do something once the first order is given: an army that could attack, a fighter, a fleet. */
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
import { latest } from '../../memo.ts'
import { capitalOf, isLand, isSea, unitOf } from '../../planning/board.ts'
import type { CoachMoment } from './moment.ts'
import { menIn, oneMan, stacksAt } from './pieces.ts'
import { isOpen } from './ships.ts'

/** Fewer than this are not shown that they could attack. */
const ARMY = 2

type Stack = StackView

/** What the power to move has there that can still go. */
const fresh = (state: GameState, space: SpaceId): Stack[] =>
  stacksAt(state, space).filter(({ power, left = 0 }) => power === turn(state).power && left > 0)

const isAir = ({ type }: Stack): boolean => unitOf(type)?.kind === 'air'
const isWarship = ({ type }: Stack): boolean => unitOf(type)?.tags.includes('warship') === true

const strength = (stacks: readonly Stack[]): number => stacks.reduce((sum, { count }) => sum + count, 0)

const statusTo = (state: GameState, space: SpaceId) => statusOf(state, space, turn(state).power)

/** Enemy land next door that an army could walk into, and by how many more units; null where it is the stronger one nowhere. */
function prey(state: GameState, from: SpaceId): { readonly space: SpaceId; readonly edge: number } | null {
  const { power } = turn(state)
  if (!isLand(from) || from === capitalOf(power) || menIn(state, from) < ARMY) return null
  const own = strength(fresh(state, from))
  return reach(state, { from, units: oneMan(state) })
    .flatMap(({ space }) => {
      // Of a country that has yet to mobilise nobody stands there whom one could count.
      if (statusTo(state, space) !== 'hostile' || minorForecast(state, space, power)) return []
      const edge = own - strength(stacksAt(state, space))
      return edge > 0 ? [{ space, edge }] : []
    })
    .reduce<{ space: SpaceId; edge: number } | null>((best, each) => (best && best.edge >= each.edge ? best : each), null)
}

/** What an army could attack as the stronger one. */
export const weakerBeside = (state: GameState, from: SpaceId): SpaceId | undefined => prey(state, from)?.space

/** The army that is the most superior to an enemy next door. */
export const attackerOf = latest((state: GameState): SpaceId | undefined => {
  const armies = spacesOf(state).map(({ id }) => ({ id, edge: prey(state, id)?.edge ?? 0 }))
  return armies.filter((army) => army.edge > 0).sort((a, b) => b.edge - a.edge)[0]?.id
})

/** Land that an army has been sent to in this turn, with an enemy in it or one that will rise there. */
export const attackedNow = (state: GameState, events: readonly GameEvent[]): SpaceId | undefined =>
  events
    .flatMap((event) => (event.type === 'units-moved' && event.by === 'land' ? [event.to] : []))
    .find((to) => statusTo(state, to) === 'contested' || minorForecast(state, to, turn(state).power)?.hostile === true)

/** Where fighters of that land would find their own infantry with an enemy before them. */
export function joinsAt(state: GameState, from: SpaceId): SpaceId | undefined {
  const [flier] = fresh(state, from).filter(isAir)
  if (!flier) return undefined
  const targets = reach(state, { from, units: { [flier.type]: 1 } }).filter(({ space }) => isLand(space) && space !== from)
  return targets.find(({ space }) => statusTo(state, space) !== 'friendly')?.space
}

/** Land with a fighter that could join a battle elsewhere. */
export const flierOf = latest(
  (state: GameState): SpaceId | undefined => spacesOf(state).find(({ id }) => isLand(id) && joinsAt(state, id) !== undefined)?.id,
)

const minedAgainst = (state: GameState): ReadonlySet<SpaceId> =>
  new Set(minesAgainst(state, turn(state).power).map(({ zone }) => zone))

/** The zone with most warships that could still sail past no mines and no enemy. */
export const idleFleet = latest((state: GameState): SpaceId | undefined => {
  const fleets = spacesOf(state).flatMap(({ id }) => {
    const [ship, ...others] = isSea(id) ? fresh(state, id).filter(isWarship) : []
    return ship ? [{ id, type: ship.type, ships: strength([ship, ...others]) }] : []
  })
  const mined = minedAgainst(state)
  const isCalm = (zone: SpaceId) => !mined.has(zone) && isOpen(state, zone)
  const inOrder = fleets.sort((a, b) => b.ships - a.ships)
  return inOrder.find(({ id, type }) => reach(state, { from: id, units: { [type]: 1 } }).some(({ path }) => path.every(isCalm)))
    ?.id
})

/** The first mined zone on a way that is open to the ships in hand. */
export function minesAhead({ state, chosen, picked, ships }: CoachMoment): SpaceId | undefined {
  if (chosen === null || !isSea(chosen)) return undefined
  const mined = minedAgainst(state)
  if (mined.size === 0) return undefined
  const ways = reach(state, { from: chosen, units: picked, transports: [...ships] })
  return ways.map(({ space }) => space).find((zone) => mined.has(zone))
}
