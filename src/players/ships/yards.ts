/** Ships that are bought, where they are launched, and repairs. */
import {
  atWar,
  bankOf,
  dataOf,
  type GameState,
  type PowerId,
  placements,
  type SpaceId,
  sideOf,
  tableOf,
  turn,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import type { Advice, Buyer, Planner, Thinking } from '../types.ts'
import { firstWith, piecesInPlay } from './pieces.ts'
import { type Pull, pullOf } from './pull.ts'
import { waitingIn } from './troops.ts'
import { type Waters, watersOf } from './waters.ts'

/** Of the treasury at most this goes into ships, and this where an army waits for many times as many as there are; at most so many at once. */
const SHARE = 0.4
const MOST = 0.75
const CROWD = 3
const AT_ONCE = 3
/** Units that may wait at home for each place aboard: across one zone a ship comes back every turn, over the ocean it does not. */
const NEAR = 2
const FAR = 0.8
/** How much more a unit must be wanted overseas than where it stands. */
const GAP = 0.2
/** What waits at the next zone counts for so much. */
const BESIDE = 0.7

/** Zones in which the power can launch ships. */
const yards = (state: GameState, ship: UnitType): SpaceId[] =>
  placements(state).flatMap(({ space, types }) => (types.includes(ship) ? [space] : []))

/** How many would cross from the coasts of this zone, and how far it is to where they are wanted: 1 within the zone. */
function wantedFrom(
  state: GameState,
  power: PowerId,
  waters: Waters,
  pull: Pull,
  zone: SpaceId,
): { waits: number; far: boolean } {
  const reachable = [zone, ...waters.seas(zone)]
  const sea = Math.max(...reachable.map((at) => pull.sea.get(at) ?? 0))
  const own = new Set(waters.coasts(zone))
  const waits = [...new Set(reachable.flatMap(waters.coasts))].reduce((n, land) => {
    const gap = sea - (pull.land.get(land) ?? 0)
    return gap > GAP * sea ? n + (own.has(land) ? 1 : BESIDE) * total(waitingIn(state, power, land)) : n
  }, 0)
  const near = Math.max(0, ...waters.coasts(zone).map((land) => pull.land.get(land) ?? 0))
  return { waits, far: near < 0.5 * sea }
}

/** At war, or in the next round: what is bought now sails then. */
const soonAtWar = (state: GameState, power: PowerId): boolean =>
  atWar(state, power) ||
  dataOf(state).lateEntries.some((entry) => entry.power === power && entry.entersRound <= turn(state).round + 1)

/** Transports by what waits at home for them. */
export const transports: Buyer = ({ state, power, mind }: Thinking, left) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const ship = firstWith(state, 'carries')
  if (!mind.sight.navy || ship === undefined || !soonAtWar(state, power)) return none
  const waters = watersOf(state, power)
  const pull = pullOf(state, power, waters)
  const { cost, capacity = 2 } = tableOf(state).units[ship]
  const home = yards(state, ship)
    .filter((zone) => waters.quiet(zone) && waters.risk(zone) < 0.5)
    .map((zone) => ({ zone, ...wantedFrom(state, power, waters, pull, zone) }))
    .sort((a, b) => b.waits - a.waits)[0]
  if (!home || home.waits === 0) return none
  const room = waters.ships.length * capacity
  const factor = home.far ? FAR : NEAR
  const share = home.waits > CROWD * (room + capacity) ? MOST : SHARE
  const missing = Math.ceil((home.waits / factor - room) / capacity)
  const count = Math.min(missing, AT_ONCE, Math.floor((share * left) / cost))
  return count > 0
    ? { units: { [ship]: count }, why: { kind: 'buys', ipc: cost * count, type: ship, units: count, space: home.zone } }
    : none
}

/** In Mobilize, before armies are placed: ships where they are wanted and safe. */
export const launch: Planner = ({ state, power }) => {
  const { units } = tableOf(state)
  const bank = bankOf(state, turn(state).power)
  const ships = piecesInPlay(state).filter((type) => units[type].kind === 'sea' && (bank[type] ?? 0) > 0)
  if (ships.length === 0) return []
  const waters = watersOf(state, power)
  const pull = pullOf(state, power, waters)
  return ships.flatMap((type): Advice[] => {
    const carries = units[type].tags.has('carries')
    const score = (zone: SpaceId): number =>
      (carries ? wantedFrom(state, power, waters, pull, zone).waits : fleetAt(state, power, zone)) -
      20 * waters.risk(zone) -
      (waters.quiet(zone) ? 0 : 20)
    const [zone] = yards(state, type).sort((a, b) => score(b) - score(a))
    const count = bank[type] ?? 0
    return zone === undefined
      ? []
      : [
          {
            action: { type: 'mobilize', units: { [type]: count }, to: zone },
            why: { kind: 'places', ipc: 0, space: zone, type, units: count },
          },
        ]
  })
}

const fleetAt = (state: GameState, power: PowerId, zone: SpaceId): number =>
  unitsIn(state, zone).reduce((n, s) => n + (sideOf(s.power) === sideOf(power) ? s.count : 0), 0)

/** In Purchase: damaged battleships in a base are made whole, which costs nothing. */
export const mend: Planner = ({ state, power }) =>
  Object.keys(state.war.units).flatMap((space): Advice[] =>
    unitsIn(state, space).some((s) => s.power === power && s.damaged && tableOf(state).units[s.type].kind === 'sea')
      ? [{ action: { type: 'repair', space }, why: { kind: 'ships', ipc: tableOf(state).units.battleship.cost / 2, space } }]
      : [],
  )
