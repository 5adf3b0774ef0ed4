import { type Counts, type GameState, UNIT_TYPES, type UnitType, unitTypesOf } from '../engine/index.ts'
import type { BattleEnd, Ending, Forecast, FullPolicy, LandingChain, Spread } from './types.ts'

export type Prices = Readonly<Partial<Record<UnitType, number>>>

/** Prices of all unit types in a game. */
export const pricesOf = (state: GameState): Prices => Object.fromEntries(unitTypesOf(state).map(({ id, cost }) => [id, cost]))

/** Losses of one side: total chance, mean counts, and chances by number and by price. */
export type LossSums = { chance: number; mean: Counts; units: number[]; ipc: Map<number, number> }

/** Empty losses. */
export const emptyLosses = (): LossSums => ({ chance: 0, mean: {}, units: [], ipc: new Map() })

/** Number and price of these units. */
export function sizeAndCost(prices: Prices, units: Counts): { size: number; cost: number } {
  let [size, cost] = [0, 0]
  for (const type in units) {
    const n = units[type as UnitType] ?? 0
    size += n
    cost += n * (prices[type as UnitType] ?? 0)
  }
  return { size, cost }
}

/** Price of these units. */
export const ipcSum = (prices: Prices, units: Counts): number => sizeAndCost(prices, units).cost

/** Adds these lost units with this chance. */
export const addLoss = (to: LossSums, prices: Prices, gone: Counts, chance: number): void =>
  mergeLosses(to, prices, NOTHING, chance, gone)
const NOTHING: LossSums = { chance: 1, mean: {}, units: [1], ipc: new Map([[0, 1]]) }

/** Adds counts, weighted by `chance`. Changes `all`. */
export function addUnits(all: Counts, more: Counts, chance = 1): Counts {
  for (const type in more) {
    const n = more[type as UnitType] ?? 0
    all[type as UnitType] = (all[type as UnitType] ?? 0) + n * chance
  }
  return all
}

/** Adds losses that follow the losses `before`, weighted by `chance`. */
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

/** Sums over all endings. */
export type EndTally = {
  ends: Record<BattleEnd, number>
  attacker: LossSums
  defender: LossSums
  /** Mean IPC taken by convoy raids. */
  taken: number
  prices: Prices
  /** Every ending, if the table is requested. */
  rows: Ending[] | null
}

/** An empty tally. */
export const emptyTally = (prices: Prices, table: boolean): EndTally => ({
  ends: { cleared: 0, contested: 0, repulsed: 0, annihilated: 0 },
  attacker: emptyLosses(),
  defender: emptyLosses(),
  taken: 0,
  prices,
  rows: table ? [] : null,
})

type ForecastMeta = { exact: Forecast['exact']; policy: FullPolicy; chain?: LandingChain | undefined }

/** The forecast for a tally. */
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

/** Merges equal endings, likeliest first. */
function mergeRows(rows: readonly Ending[]): Ending[] {
  const byName = new Map<string, Ending>()
  for (const { end, lost, taken, chance } of rows) {
    const gone = { attacker: inTableOrder(lost.attacker), defender: inTableOrder(lost.defender) }
    const name = `${end} ${taken ?? 0} ${JSON.stringify(gone)}`
    const before = byName.get(name)
    if (before) before.chance += chance
    else byName.set(name, { chance, end, lost: gone, ...(taken ? { taken } : {}) })
  }
  return [...byName.values()].filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance)
}

/** Expected IPC the defender loses more than the attacker, raids included. */
export const swingOf = ({ lost, taken }: Forecast): number => lost.defender.ipc + taken - lost.attacker.ipc
