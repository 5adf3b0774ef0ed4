import { type Counts, UNIT_TYPES, type UnitType } from '../engine/index.ts'
import type { Chain, End, Forecast, Policy, Row, Spread } from './types.ts'

export type Prices = Readonly<Partial<Record<UnitType, number>>>

/** What these units cost. */
export const ipcOf = (prices: Prices, units: Counts): number =>
  UNIT_TYPES.reduce((sum, type) => sum + (units[type] ?? 0) * (prices[type] ?? 0), 0)

const sizeOf = (units: Counts): number => UNIT_TYPES.reduce((sum, type) => sum + (units[type] ?? 0), 0)

const scaled = (units: Counts, by: number): Counts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type) => (units[type] ? [[type, units[type] * by]] : [])))

const plus = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type) => (a[type] || b[type] ? [[type, (a[type] ?? 0) + (b[type] ?? 0)]] : [])))

/** Losses of one side with their chances. */
type Lost = readonly { chance: number; units: Counts }[]

/** The mean, and how it spreads. */
export function sideOfForecast(prices: Prices, lost: Lost): { mean: { ipc: number; units: Counts }; spread: Spread } {
  const units: number[] = []
  const ipc = new Map<number, number>()
  let mean: Counts = {}
  for (const { chance, units: gone } of lost) {
    const size = sizeOf(gone)
    const cost = ipcOf(prices, gone)
    while (units.length <= size) units.push(0)
    units[size] = (units[size] ?? 0) + chance
    ipc.set(cost, (ipc.get(cost) ?? 0) + chance)
    mean = plus(mean, scaled(gone, chance))
  }
  const spread: Spread = { units, ipc: [...ipc].sort(([a], [b]) => a - b) }
  return { mean: { ipc: ipcOf(prices, mean), units: mean }, spread }
}

/** A forecast from all its endings. */
export function forecastOf(
  rows: readonly Row[],
  prices: Prices,
  more: { exact: Forecast['exact']; policy: Required<Policy>; chain?: Chain | undefined; table: boolean },
): Forecast {
  const of = (end: End): number => rows.reduce((sum, row) => sum + (row.end === end ? row.chance : 0), 0)
  const attacker = sideOfForecast(
    prices,
    rows.map(({ chance, lost }) => ({ chance, units: lost.attacker })),
  )
  const defender = sideOfForecast(
    prices,
    rows.map(({ chance, lost }) => ({ chance, units: lost.defender })),
  )
  const { exact, policy, chain, table } = more
  return {
    cleared: of('cleared'),
    contested: of('contested'),
    repulsed: of('repulsed'),
    annihilated: of('annihilated'),
    lost: { attacker: attacker.mean, defender: defender.mean },
    spread: { attacker: attacker.spread, defender: defender.spread },
    ...(chain ? { chain } : {}),
    ...(table ? { rows: [...rows].sort((a, b) => b.chance - a.chance) } : {}),
    exact,
    policy,
  }
}

/** IPCs that the defender is expected to lose more than the attacker. */
export const swingOf = ({ lost }: Forecast): number => lost.defender.ipc - lost.attacker.ipc
