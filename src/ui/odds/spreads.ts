/** Distributions for the charts, grouped into a readable number of bars. */
import type { Ending, Forecast } from '../../odds/index.ts'
import { ipcSum, type Prices } from '../../odds/tally.ts'

export type SideId = keyof Forecast['lost']
export const SIDE_IDS: readonly SideId[] = ['attacker', 'defender']

/** Values with their chances, ascending. */
export type Frequencies = readonly (readonly [value: number, chance: number])[]

/** An inclusive range. `core`: within the middle 80 %. */
export type Bar = { readonly from: number; readonly to: number; readonly chance: number; readonly core: boolean }

/** Rarer values at the ends are not drawn. */
const RARE = 0.0005
const WIDTHS = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The value at a cumulative chance. */
function quantile(values: Frequencies, share: number): number {
  let sum = 0
  for (const [value, chance] of values) {
    sum += chance
    if (sum >= share - 1e-12) return value
  }
  return values.at(-1)?.[0] ?? 0
}

/** The middle 80 %. */
export const middleOf = (values: Frequencies): readonly [from: number, to: number] => [
  quantile(values, 0.1),
  quantile(values, 0.9),
]

/** At most this many bars of equal width; one of them starts at 0. */
export function barsOf(values: Frequencies, most: number): Bar[] {
  const least = quantile(values, RARE)
  const last = Math.max(least, quantile(values, 1 - RARE))
  const width = WIDTHS.find((each) => Math.floor(last / each) - Math.floor(least / each) < most) ?? last - least + 1
  const [from, to] = middleOf(values)
  const first = Math.floor(least / width)
  return Array.from({ length: Math.floor(last / width) - first + 1 }, (_, i) => {
    const begin = (first + i) * width
    const end = begin + width - 1
    const chance = values.reduce((sum, [value, each]) => (value >= begin && value < begin + width ? sum + each : sum), 0)
    return { from: begin, to: end, chance, core: end >= from && begin <= to }
  })
}

/** Units lost, or survivors if the total is known. */
export function unitValues(spread: Forecast['spread'][SideId], all?: number): Frequencies {
  const values = spread.units.map((chance, lost) => [all === undefined ? lost : all - lost, chance] as const)
  return values.sort(([a], [b]) => a - b)
}

/** IPC lost by the defender minus the attacker in one result, raids included. */
export const swingOfEnding = ({ lost, taken = 0 }: Ending, prices: Prices): number =>
  ipcSum(prices, lost.defender) + taken - ipcSum(prices, lost.attacker)

/** Distribution of the swing. */
export function swingValues(rows: readonly Ending[], prices: Prices): Frequencies {
  const sums = new Map<number, number>()
  for (const row of rows) {
    const swing = swingOfEnding(row, prices)
    sums.set(swing, (sums.get(swing) ?? 0) + row.chance)
  }
  return [...sums].sort(([a], [b]) => a - b)
}

/** Chance of a negative swing. */
export const riskOf = (values: Frequencies): number =>
  values.reduce((sum, [value, chance]) => (value < 0 ? sum + chance : sum), 0)
