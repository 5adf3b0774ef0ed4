/** What the charts of the odds are drawn from: how often each value comes, gathered into no more bars than can be read. */
import type { Ending, Forecast } from '../../odds/index.ts'
import { ipcSum, type Prices } from '../../odds/tally.ts'

export type SideId = keyof Forecast['lost']
export const SIDE_IDS: readonly SideId[] = ['attacker', 'defender']

/** How often each value comes, the smallest first. */
export type Frequencies = readonly (readonly [value: number, chance: number])[]

/** From a value to a value, both in it; `core`: within the middle four fifths. */
export type Bar = { readonly from: number; readonly to: number; readonly chance: number; readonly core: boolean }

/** What is rarer than this at either end is not drawn. */
const RARE = 0.0005
const WIDTHS = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The value that is reached with this share of all chances. */
function quantile(values: Frequencies, share: number): number {
  let sum = 0
  for (const [value, chance] of values) {
    sum += chance
    if (sum >= share - 1e-12) return value
  }
  return values.at(-1)?.[0] ?? 0
}

/** Between which values four of five times it ends. */
export const middleOf = (values: Frequencies): readonly [from: number, to: number] => [
  quantile(values, 0.1),
  quantile(values, 0.9),
]

/** No more than so many bars, equally wide, of which one begins at 0. */
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

/** Units lost, or, of so many in all, units left. */
export function unitValues(spread: Forecast['spread'][SideId], all?: number): Frequencies {
  const values = spread.units.map((chance, lost) => [all === undefined ? lost : all - lost, chance] as const)
  return values.sort(([a], [b]) => a - b)
}

/** IPC that the defender loses more than the attacker, of one ending, what a raid takes included. */
export const swingOfEnding = ({ lost, taken = 0 }: Ending, prices: Prices): number =>
  ipcSum(prices, lost.defender) + taken - ipcSum(prices, lost.attacker)

/** How often each swing comes. */
export function swingValues(rows: readonly Ending[], prices: Prices): Frequencies {
  const sums = new Map<number, number>()
  for (const row of rows) {
    const swing = swingOfEnding(row, prices)
    sums.set(swing, (sums.get(swing) ?? 0) + row.chance)
  }
  return [...sums].sort(([a], [b]) => a - b)
}

/** How likely it is to be below 0. */
export const riskOf = (values: Frequencies): number =>
  values.reduce((sum, [value, chance]) => (value < 0 ? sum + chance : sum), 0)
