/** Purchases of influence over minor countries and of revolts, if they gain more than they cost. */
import {
  type Counts,
  checkAction,
  costOfAll,
  dataOf,
  type GameState,
  minorForecast,
  type PowerId,
  type SpaceId,
  sideOf,
  spacesOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import type { PlannedOrder } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** Rounds of income counted for a country won, and for land that the enemy will retake. */
const ROUNDS_HELD = 3
const ROUNDS_BEFORE_LOSS = 2
/** Value of revolt infantry among enemies: it fights once. */
const CONTESTED_REVOLT_FACTOR = 0.7

const ipcOf = (state: GameState, space: SpaceId): number => tableOf(state).spaces.get(space)?.ipc ?? 0

/** Army and income of the country; half the army if it is far from the nearEnemy. */
function countryWorth(state: GameState, power: PowerId, country: SpaceId): number {
  const army: Counts = minorForecast(state, country, power)?.force ?? {}
  const { spaces, distance } = tableOf(state)
  const nearEnemy = spacesOf(state).some(
    ({ id, original }) =>
      original !== undefined &&
      sideOf(original) !== sideOf(power) &&
      spaces.get(id)?.kind === 'land' &&
      distance(country, id) <= 2,
  )
  return (nearEnemy ? 1 : 0.5) * costOfAll(state, army) + ROUNDS_HELD * ipcOf(state, country)
}

/** Land without a garrison pays the instigator until it is retaken. */
function revoltWorth(state: GameState, power: PowerId, land: SpaceId): number {
  const raised = costOfAll(state, (dataOf(state).revolts?.raises ?? {}) as Counts)
  const guarded = unitsIn(state, land).some((s) => sideOf(s.power) !== sideOf(power))
  return guarded
    ? CONTESTED_REVOLT_FACTOR * raised + ROUNDS_BEFORE_LOSS * ipcOf(state, land)
    : raised + 2 * ROUNDS_BEFORE_LOSS * ipcOf(state, land)
}

export const influencePurchases: RulesetPlanner = {
  applies: ({ influence, revolts }) => influence !== undefined || revolts !== undefined,
  planners: {
    purchase: ({ state, power }): PlannedOrder[] => {
      const { influence = {}, revolts } = dataOf(state)
      const countries = Object.entries(influence).flatMap(([country, prices]): PlannedOrder[] => {
        const ipc = countryWorth(state, power, country) - (prices[power] ?? Number.POSITIVE_INFINITY)
        return ipc > 0 ? [{ action: { type: 'influence', country }, why: { kind: 'gift', ipc, space: country } }] : []
      })
      const risings = Object.entries(revolts?.places ?? {}).flatMap(([territory, { by }]): PlannedOrder[] => {
        const ipc = revoltWorth(state, power, territory) - (revolts?.cost ?? 0)
        return by === power && ipc > 0
          ? [{ action: { type: 'revolt', territory }, why: { kind: 'takes', ipc, space: territory } }]
          : []
      })
      return [...countries, ...risings]
        .filter(({ action }) => checkAction(state, action) === null)
        .sort((a, b) => b.why.ipc - a.why.ipc)
    },
  },
}
