import { type Counts, type GameState, UNIT_TYPES, type UnitType, unitTypesOf } from '../engine/index.ts'
import type { BattleEnd, Ending, Forecast, FullPolicy, LandingChain, Spread } from './types.ts'

export type Prices = Readonly<Partial<Record<UnitType, number>>>

/** What each unit costs by the rules of a game. */
export const pricesOf = (state: GameState): Prices => Object.fromEntries(unitTypesOf(state).map(({ id, cost }) => [id, cost]))

/** What one side loses: how likely that is in all, the mean in units, and chances by number and by price. */
export type LossSums = { chance: number; mean: Counts; units: number[]; ipc: Map<number, number> }

/** Nothing lost yet. */
export const emptyLosses = (): LossSums => ({ chance: 0, mean: {}, units: [], ipc: new Map() })

/** How many units these are, and what they cost. */
export function sizeAndCost(prices: Prices, units: Counts): { size: number; cost: number } {
  let [size, cost] = [0, 0]
  for (const type in units) {
    const n = units[type as UnitType] ?? 0
    size += n
    cost += n * (prices[type as UnitType] ?? 0)
  }
  return { size, cost }
}

/** What these units cost. */
export const ipcSum = (prices: Prices, units: Counts): number => sizeAndCost(prices, units).cost

/** These units with this chance. */
export const addLoss = (to: LossSums, prices: Prices, gone: Counts, chance: number): void =>
  mergeLosses(to, prices, NOTHING, chance, gone)
const NOTHING: LossSums = { chance: 1, mean: {}, units: [1], ipc: new Map([[0, 1]]) }

/** So many units more, or on average as many as are so likely. */
export function addUnits(all: Counts, more: Counts, chance = 1): Counts {
  for (const type in more) {
    const n = more[type as UnitType] ?? 0
    all[type as UnitType] = (all[type as UnitType] ?? 0) + n * chance
  }
  return all
}

/** All of that once more, so likely and after these losses. */
export function mergeLosses(to: LossSums, prices: Prices, more: LossSums, chance: number, before: Counts): void {
  const { size, cost } = sizeAndCost(prices, before)
  addUnits(to.mean, before, chance * more.chance)
  addUnits(to.mean, more.mean, chance)
  to.chance += chance * more.chance
  while (to.units.length < size + more.units.length) to.units.push(0)
  for (let n = 0; n < more.units.length; n++)
    to.units[size + n] = (to.units[size + n] as number) + chance * (more.units[n] as number)
  for (const [ipc, p] of more.ipc) to.ipc.set(cost + ipc, (to.ipc.get(cost + ipc) ?? 0) + chance * p)
}

const summarise = ({ mean, units, ipc }: LossSums, prices: Prices): { mean: { ipc: number; units: Counts }; spread: Spread } => ({
  mean: { ipc: ipcSum(prices, mean), units: inTableOrder(mean) },
  spread: { units, ipc: [...ipc].sort(([a], [b]) => a - b) },
})

const inTableOrder = (units: Counts): Counts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type) => (units[type] ? [[type, units[type]]] : [])))

/** What endings amount to, one after the other. */
export type EndTally = {
  ends: Record<BattleEnd, number>
  attacker: LossSums
  defender: LossSums
  /** IPC that convoy raids take, on average. */
  taken: number
  prices: Prices
  /** Every single ending, where the table is wanted. */
  rows: Ending[] | null
}

/** No ending yet. */
export const emptyTally = (prices: Prices, table: boolean): EndTally => ({
  ends: { cleared: 0, contested: 0, repulsed: 0, annihilated: 0 },
  attacker: emptyLosses(),
  defender: emptyLosses(),
  taken: 0,
  prices,
  rows: table ? [] : null,
})

type ForecastMeta = { exact: Forecast['exact']; policy: FullPolicy; chain?: LandingChain | undefined }

/** A forecast of all that was gathered. */
export function forecastOfTally(
  { ends, attacker, defender, taken, rows, prices }: EndTally,
  { exact, policy, chain }: ForecastMeta,
): Forecast {
  const [own, theirs] = [summarise(attacker, prices), summarise(defender, prices)]
  return {
    ...ends,
    lost: { attacker: own.mean, defender: theirs.mean },
    taken,
    spread: { attacker: own.spread, defender: theirs.spread },
    ...(chain ? { chain } : {}),
    ...(rows ? { rows: mergeRows(rows) } : {}),
    exact,
    policy,
  }
}

/** Each ending once, the likeliest first. */
function mergeRows(rows: readonly Ending[]): Ending[] {
  const known = new Map<string, Ending>()
  for (const { end, lost, taken, chance } of rows) {
    const gone = { attacker: inTableOrder(lost.attacker), defender: inTableOrder(lost.defender) }
    const name = `${end} ${taken ?? 0} ${JSON.stringify(gone)}`
    const before = known.get(name)
    if (before) before.chance += chance
    else known.set(name, { chance, end, lost: gone, ...(taken ? { taken } : {}) })
  }
  return [...known.values()].filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance)
}

/** IPC that the defender is expected to lose more than the attacker, what a raid takes included. */
export const swingOf = ({ lost, taken }: Forecast): number => lost.defender.ipc + taken - lost.attacker.ipc
