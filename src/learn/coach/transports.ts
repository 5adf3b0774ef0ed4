/** Which units can embark or land, and which loaded transports can sail. */
import {
  type Counts,
  checkAction,
  type GameState,
  minesAgainst,
  reach,
  type SpaceId,
  sideOf,
  spacesOf,
  statusOf,
  turn,
} from '../../engine/index.ts'
import { isSea, seasOf } from '../../planning/board.ts'
import { countStacks } from '../../planning/counts.ts'
import { loadingTargets } from '../../planning/loading-targets.ts'
import { adjacentLand, countWith, oneInfantry, stacksAt } from './pieces.ts'

/** The zone where infantry of this coast can embark now. */
export const loadingZone = (state: GameState, from: SpaceId): SpaceId | undefined =>
  seasOf(state, from).find((zone) =>
    stacksAt(state, zone).some(
      ({ id }) =>
        id !== undefined && checkAction(state, { type: 'load', from, transport: id, units: oneInfantry(state) }) === null,
    ),
  )

/** Is there room on transports for all of these units? */
export const hasRoom = (state: GameState, from: SpaceId, units: Counts): boolean =>
  loadingTargets(state, turn(state).power, { space: from, units, transports: [] }).every(({ kind }) => kind !== 'part')

type Ship = { readonly id: number; readonly power: string; readonly types: readonly string[] }

/** Transports with units of the moving power aboard. */
const loadedIn = (state: GameState, zone: SpaceId): Ship[] =>
  stacksAt(state, zone).flatMap(({ id, power, cargo = [] }) => {
    const types = cargo.flatMap((each) => (each.power === turn(state).power ? [each.type] : []))
    return id === undefined || types.length === 0 ? [] : [{ id, power, types }]
  })

/** Can any of the cargo land there now? */
const canLand = (state: GameState, loaded: readonly Ship[], to: SpaceId): boolean =>
  loaded.some(({ id, types }) =>
    types.some((type) => checkAction(state, { type: 'offload', transport: id, to, units: { [type]: 1 } }) === null),
  )

/** Where cargo can land from this zone, friendly land first, without land it left this turn. `ships`: only of these. */
export function landingSite(
  state: GameState,
  zone: SpaceId,
  left: readonly SpaceId[],
  ships?: readonly number[],
): SpaceId | undefined {
  const loaded = loadedIn(state, zone).filter(({ id }) => ships?.includes(id) ?? true)
  if (loaded.length === 0) return undefined
  const coasts = adjacentLand(state, zone).filter((to) => !left.includes(to) && canLand(state, loaded, to))
  return coasts.find((to) => statusOf(state, to, turn(state).power) === 'friendly') ?? coasts[0]
}

/** A zone from which cargo can land now. */
export const zoneWithLandableCargo = (state: GameState, left: readonly SpaceId[]): SpaceId | undefined =>
  spacesOf(state).find(({ id }) => {
    const loaded = isSea(id) ? loadedIn(state, id) : []
    return loaded.length > 0 && adjacentLand(state, id).some((to) => !left.includes(to) && canLand(state, loaded, to))
  })?.id

/** The best destination of loaded transports: without enemies and mines, next to the most friendly infantry. */
export function destinationOf(state: GameState, zone: SpaceId): SpaceId | undefined {
  const { power } = turn(state)
  const own = loadedIn(state, zone).filter((ship) => ship.power === power)
  if (own.length === 0) return undefined
  const mined = new Set(minesAgainst(state, power).map((mines) => mines.zone))
  const zones = own
    .flatMap(({ id }) => reach(state, { from: zone, transports: [id] }))
    .map(({ space }) => ({
      space,
      men: friendlyInfantryBeside(state, space),
      bad: mined.has(space) || !isOpenSea(state, space),
    }))
  return zones.sort((a, b) => Number(a.bad) - Number(b.bad) || b.men - a.men)[0]?.space
}

function friendlyInfantryBeside(state: GameState, zone: SpaceId): number {
  const side = sideOf(turn(state).power)
  const stacks = adjacentLand(state, zone).flatMap((land) => stacksAt(state, land))
  return countWith(countStacks(stacks.filter(({ power }) => sideOf(power) === side)), 'army-core')
}

/** No enemy ships block the zone. */
export const isOpenSea = (state: GameState, zone: SpaceId): boolean => {
  const status = statusOf(state, zone, turn(state).power)
  return status !== 'hostile' && status !== 'contested'
}

/** A zone with a loaded transport that can still sail. */
export const zoneWithLoadedTransport = (state: GameState): SpaceId | undefined =>
  spacesOf(state).find(({ id }) => isSea(id) && destinationOf(state, id) !== undefined)?.id
