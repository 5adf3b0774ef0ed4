import { expect, it } from 'vitest'
import { type WaterName, waterNames, waterNamesAt } from '../../../src/board/basemap/water-names'
import { geography } from '../../../src/board/geography/current-board'
import { spaceAt } from '../../../src/board/geography/geometry'
import { hasText } from '../../../src/store/text'
import '../views'

/** Corners and middles of each letter's box, from its feet to its head. */
const pointsOf = ({ size, letters }: WaterName) =>
  letters
    .filter(({ letter }) => letter !== ' ')
    .flatMap(({ at: [x, y], turn, half }) =>
      [-half, 0, half].flatMap((dx) =>
        [-0.72 * size, -0.36 * size, 0.2 * size].map(
          (dy) => [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)] as const,
        ),
      ),
    )

it('names of waters lie on the sea, letter by letter', () => {
  const ashore = waterNames().filter((water) =>
    pointsOf(water).some(([x, y]) => {
      const space = spaceAt(x, y)
      return space === null || geography().shapes.get(space)!.land
    }),
  )
  expect(ashore.map(({ id }) => id)).toEqual([])
})

it('names of waters keep clear of each other', () => {
  const all = waterNames().flatMap((water) => water.letters.map(({ at }) => ({ id: water.id, size: water.size, at })))
  const close = all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => a.id !== b.id && Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < (a.size + b.size) * 0.7)
      .map((b) => `${a.id} and ${b.id}`),
  )
  expect(close).toEqual([])
})

it('names of waters read from left to right, or down a coast, and every one has its words', () => {
  for (const { id, letters } of waterNames()) {
    expect(hasText(`board.waters.${id}`), id).toBe(true)
    expect(letters.at(-1)!.at[0] - letters[0]!.at[0], id).toBeGreaterThan(-60)
  }
})

it('at every scale names of waters are of a size to be read, and some are shown', () => {
  for (const k of [0.168, 0.25, 0.5, 0.85, 1.3, 2]) {
    const shown = waterNamesAt(k)
    expect(shown.length, `at ${k}`).toBeGreaterThan(2)
    for (const { id, size } of shown) expect(size * k, id).toBeGreaterThanOrEqual(11)
  }
})
