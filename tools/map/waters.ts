/** The names of real waters: authored in degrees along the way they are read, emitted as smooth lines in board pixels. */
import type { Water } from '../../src/content/map'
import { spline } from './curves'
import type { Point } from './geometry'
import { placeOnBoard } from './projection'
import type { Place } from './sources'
import waterData from './sources/waters.json'

/** Out in the oceans, where degrees lie oddly, the way is given in board pixels. */
type Source = { readonly size: number } & ({ readonly line: readonly Place[] } | { readonly board: readonly Point[] })

const stepPx = 24
const tenth = (value: number): number => Math.round(value * 10) / 10

function makeWaters(): Water[] {
  return Object.entries(waterData as unknown as Record<string, Source>).map(([id, source]) => ({
    id,
    size: source.size,
    line: spline('board' in source ? source.board : source.line.map(placeOnBoard), stepPx).map(
      ([x, y]) => [tenth(x), tenth(y)] as const,
    ),
  }))
}

/** One water to a line, so that a change shows as one. */
export const watersFile = (): string =>
  `[\n${makeWaters()
    .map((water) => JSON.stringify(water))
    .join(',\n')}\n]\n`
