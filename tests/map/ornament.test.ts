import { expect, test } from 'vitest'
import { ornament } from '../../src/content/map'
import { areaOf, isInRing } from '../../tools/map/geometry'
import { makeOrnament } from '../../tools/map/ornament'
import { board, project } from '../../tools/map/projection'
import { lakes } from '../../tools/map/sources'

const made = makeOrnament()
const idsOf = (lines: typeof made.graticule) => new Set(lines.map((line) => line.id))

test('the program reads the ornament that is made from the sources', () => {
  expect(ornament()).toEqual(made)
})

test('each lake lies around its own water, in half pixels, within the board', () => {
  expect(made.lakes.length).toBe(Object.keys(lakes).length)
  const victoria = project(33, -1)
  expect(made.lakes.filter((lake) => isInRing(lake, victoria)).length).toBe(1)
  for (const lake of made.lakes) {
    expect(lake.length).toBeGreaterThan(8)
    expect(Math.abs(areaOf(lake))).toBeGreaterThan(40)
    for (const value of lake.flat()) expect(Number.isInteger(value * 2)).toBe(true)
    for (const [x, y] of lake) expect(x >= 0 && y >= 0 && x <= board.width && y <= board.height, `${x} ${y}`).toBe(true)
  }
})

test('a parallel and a meridian each ten degrees', () => {
  for (const id of ['70N', '50N', '0N', '30S', '80W', '0E', '80E']) expect(idsOf(made.graticule)).toContain(id)
  for (const id of idsOf(made.graticule)) expect(id).toMatch(/^\d*0[NSEW]$/)
})

test('lines of degrees stay on the board and out of the folded Atlantic', () => {
  for (const { id, points } of made.graticule) {
    expect(points.length, id).toBeGreaterThan(1)
    for (const [x, y] of points) {
      expect(x >= 0 && y >= 0 && x <= board.width && y <= board.height, `${id} ${x} ${y}`).toBe(true)
      expect(x < 800 && y > 1000, `${id} ${x} ${y}`).toBe(false)
    }
  }
})

test('a line that leaves the board ends on its edge', () => {
  const west = made.graticule.filter((line) => line.id === '50N').map((line) => line.points[0])
  expect(west).toContainEqual([0, expect.any(Number)])
})
