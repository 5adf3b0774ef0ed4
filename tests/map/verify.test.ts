/** The committed map, judged from its file alone; then the judge himself, with maps that are broken on purpose. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../tools/map/boards'
import type { Point } from '../../tools/map/geometry'
import { mix } from '../../tools/map/roughen'
import { groupings } from '../../tools/map/sources'
import {
  decode,
  faultsOfArcs,
  faultsOfAreas,
  faultsOfBorders,
  faultsOfCover,
  faultsOfCrossings,
  faultsOfRings,
  type TopologyFile,
} from '../../tools/map/verify'

const file = JSON.parse(readFileSync('data/map/board.topo.json', 'utf8')) as TopologyFile
const map = decode(file)
const shortestPx = 18

/** The same points every time. */
function* scattered(count: number, width: number, height: number): Generator<Point> {
  for (let n = 0; n < count; n++) yield [((mix(n, 1) >>> 0) / 2 ** 32) * width, ((mix(n, 2) >>> 0) / 2 ** 32) * height]
}

describe('the map', () => {
  test('is 4200 by 3450, on a grid of an eighth', () => {
    expect([map.width, map.height]).toEqual([4200, 3450])
    expect(file.transform).toEqual({ scale: [0.125, 0.125], translate: [0, 0] })
    expect(file.arcs.flat(2).every(Number.isInteger)).toBe(true)
  })

  test('has no gap at an arc: two atoms at each, or one and the frame', () => {
    expect(faultsOfArcs(map)).toEqual([])
  })

  test('has rings that close', () => {
    expect(faultsOfRings(map)).toEqual([])
  })

  test('is filled by its atoms', () => {
    expect(faultsOfAreas(map)).toEqual([])
  })

  test('has one atom at each of 60,000 points', () => {
    expect(faultsOfCover(map, scattered(60_000, map.width, map.height))).toEqual([])
  })

  test('has no lines that cross', () => {
    expect(faultsOfCrossings(map)).toEqual([])
  })

  test.each(['standard', 'influence', 'advanced', 'advanced-pt4'])('borders exactly what the %s board borders', (ruleset) => {
    expect(faultsOfBorders(map, groupings[ruleset]!, boardOf(ruleset), shortestPx)).toEqual([])
  })
})

/**
 * Two atoms left and right of x = 50 on a sheet of 100 by 60, in whole pixels. Arc 0 is the border, downwards; 1 the rest of the
 * left one's outline, 2 that of the right one's.
 */
const sheet: TopologyFile = {
  bbox: [0, 0, 100, 60],
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: [
    [
      [50, 0],
      [0, 60],
    ],
    [
      [50, 60],
      [-50, 0],
      [0, -60],
      [50, 0],
    ],
    [
      [50, 60],
      [50, 0],
      [0, -60],
      [-50, 0],
    ],
  ],
  objects: {
    atoms: {
      geometries: [
        { type: 'Polygon', id: 'left', arcs: [[0, 1]] },
        { type: 'MultiPolygon', id: 'right', arcs: [[[~2, ~0]]] },
      ],
    },
  },
}
const [left, right] = sheet.objects.atoms.geometries as [
  (typeof sheet.objects.atoms.geometries)[0],
  (typeof sheet.objects.atoms.geometries)[0],
]
const withAtoms = (...geometries: TopologyFile['objects']['atoms']['geometries']) =>
  decode({ ...sheet, objects: { atoms: { geometries } } })
const board = { spaces: new Set(['left', 'right']), pairs: new Set(['left right']) }
const points = () => scattered(50, 100, 60)

describe('the judge', () => {
  test('finds no fault in a sound sheet', () => {
    const sound = decode(sheet)
    expect([faultsOfArcs(sound), faultsOfRings(sound), faultsOfCrossings(sound)]).toEqual([[], [], []])
    expect(faultsOfBorders(sound, {}, board, 60)).toEqual([])
    expect(faultsOfCover(sound, points())).toEqual([])
  })

  test('sees an atom that is missing', () => {
    const broken = withAtoms(left)
    expect(faultsOfArcs(broken)).toContain('arc 0 of left has nothing on its other side')
    expect(faultsOfAreas(broken)[0]).toMatch(/cover 3000 px2 of 6000/)
    expect(faultsOfCover(broken, points()).length).toBeGreaterThan(10)
    expect(faultsOfBorders(broken, {}, board, 18)).toEqual(['left right do not meet', 'right is not drawn'])
  })

  test('sees an arc used by three', () => {
    const broken = withAtoms(left, right, { type: 'Polygon', id: 'third', arcs: [[0, 1]] })
    expect(faultsOfArcs(broken)).toContain('arc 0 is used by left, right, third')
    expect(faultsOfCover(broken, points()).length).toBeGreaterThan(10)
    expect(faultsOfBorders(broken, {}, board, 18)).toContain('third is no space')
  })

  test('sees an arc removed from a ring', () => {
    const broken = withAtoms(left, { type: 'Polygon', id: 'right', arcs: [[~2]] })
    expect(faultsOfRings(broken)).toEqual(['a ring of right is broken at 50,0'])
    expect(faultsOfArcs(broken)).toContain('arc 0 of left has nothing on its other side')
    expect(faultsOfBorders(broken, {}, board, 18)).toContain('left right do not meet')
  })

  test('sees a border too short, and one too many', () => {
    expect(faultsOfBorders(decode(sheet), {}, board, 61)).toEqual(['left right meet along 60 px only'])
    expect(faultsOfBorders(decode(sheet), {}, { ...board, pairs: new Set() }, 18)).toEqual(['left right meet along 60 px'])
  })

  test('sees lines that cross', () => {
    const crossed = decode({
      ...sheet,
      arcs: [
        sheet.arcs[0]!,
        [
          [50, 60],
          [-50, 0],
          [0, -60],
          [60, 20],
          [-10, -20],
        ],
        sheet.arcs[2]!,
      ],
    })
    expect(faultsOfCrossings(crossed).length).toBeGreaterThan(0)
  })

  test('sees two atoms that have changed their names', () => {
    const renamed = (from: string, to: string) =>
      file.objects.atoms.geometries.map((atom) => ({ ...atom, id: atom.id === from ? to : atom.id === to ? from : atom.id }))
    const broken = decode({ ...file, objects: { atoms: { geometries: renamed('sz10', 'sz12') } } })
    const faults = faultsOfBorders(broken, groupings.standard!, boardOf('standard'), shortestPx)
    expect(faults).toContain('denmark sz10 do not meet')
    expect(faults.some((fault) => fault.startsWith('denmark sz12 meet along'))).toBe(true)
  })
})
