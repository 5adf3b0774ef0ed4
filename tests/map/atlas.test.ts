import { expect, test } from 'vitest'
import { type Atlas, bodiesOf, bordersOf, type Country, coastOf, ringPoints, usesOfArcs } from '../../tools/map/atlas'
import { decorFeatures, isKept } from '../../tools/map/decor'

const country = (name: string, ...polygons: number[][][]): Country => ({
  type: 'MultiPolygon',
  arcs: polygons,
  properties: { name },
})

/** Norway and Sweden side by side, sharing arc 1; an island of Norway; Yemen by itself. */
const atlas: Atlas = {
  countries: [country('Norway', [[0, 1]], [[3]]), country('Sweden', [[~1, 2]]), country('Yemen', [[4]])],
  arcs: [
    [
      [10, 0],
      [0, 0],
      [0, 20],
      [10, 20],
    ],
    [
      [10, 20],
      [10, 0],
    ],
    [
      [10, 20],
      [30, 20],
      [30, 0],
      [10, 0],
    ],
    [
      [100, 100],
      [110, 100],
      [110, 110],
      [100, 100],
    ],
    [
      [200, 200],
      [203, 200],
      [203, 203],
      [200, 200],
    ],
  ],
}

test('countries that share a border are one body, an island is its own', () => {
  const bodies = bodiesOf(atlas)
  expect(bodies.map((body) => body.pieces.map((piece) => piece.country))).toEqual([['Norway', 'Sweden'], ['Norway'], ['Yemen']])
})

test('the coast of a body is what only one of its pieces uses', () => {
  const [peninsula, island] = bodiesOf(atlas)
  expect(coastOf(atlas, peninsula!)).toEqual([atlas.arcs[0], atlas.arcs[2]])
  expect(coastOf(atlas, island!)).toEqual([atlas.arcs[3]])
})

test('borders are found by both names, in whichever order', () => {
  expect([...bordersOf(atlas)]).toEqual([['Norway|Sweden', [atlas.arcs[1]]]])
  expect(usesOfArcs(atlas.countries).get(1)).toBe(2)
})

test('a ring is read forwards and backwards', () => {
  expect(ringPoints(atlas, [~1, 2])).toEqual([
    [10, 20],
    [30, 20],
    [30, 0],
    [10, 0],
  ])
})

test('a body is kept for a seed in any of its pieces', () => {
  const [peninsula, island] = bodiesOf(atlas)
  expect(isKept(atlas, peninsula!, [[20, 10]])).toBe(true)
  expect(isKept(atlas, island!, [[20, 10]])).toBe(false)
})

test('islands are drawn if they are large enough and stand in the sea', () => {
  const bodies = bodiesOf(atlas).slice(1)
  const drawn = decorFeatures(atlas, bodies, () => false)
  expect(drawn.map((one) => one.properties.country)).toEqual(['Norway'])
  expect(drawn[0]!.geometry.coordinates[0]!.length).toBe(4)
  expect(decorFeatures(atlas, bodies, ([x]) => x > 105)).toEqual([])
})
