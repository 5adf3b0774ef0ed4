import { describe, expect, test } from 'vitest'
import { atomFeatures, outlinesOf, polygonsFrom } from '../../tools/map/dissolve'
import { areaOf, type Point } from '../../tools/map/geometry'
import { nameFaces, type Seed } from '../../tools/map/naming'
import { closedRing, edgesAlong, kind } from '../../tools/map/network'
import { node } from '../../tools/map/noding'
import { outside, polygonise } from '../../tools/map/polygonise'

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
const edgesOf = (...rings: Point[][]) => node(rings.flatMap((ring) => edgesAlong(closedRing(ring), kind.frontier)))
const netOf = (...rings: Point[][]) => polygonise(edgesOf(...rings))

describe('faces', () => {
  test('two squares side by side, one with a hole in which a third lies', () => {
    const { faces, halves } = netOf(box(0, 0, 10, 10), box(10, 0, 30, 20), box(15, 5, 20, 10))
    expect(faces.map((face) => face.area)).toEqual([25, 100, 400])
    expect(faces.map((face) => face.holes.length)).toEqual([0, 0, 1])
    for (const face of faces) expect(areaOf(face.ring)).toBeGreaterThan(0)
    const beside = faces[0]!.halves.map((h) => halves[h ^ 1]!.face)
    expect(new Set(beside)).toEqual(new Set([2]))
  })

  test('a hole belongs to the smallest face around it', () => {
    const { faces } = netOf(box(0, 0, 100, 100), box(10, 10, 90, 90), box(20, 20, 30, 30))
    expect(faces.map(({ area, holes }) => [area, holes.length])).toEqual([
      [100, 0],
      [6400, 1],
      [10000, 1],
    ])
  })

  test('the outside is no face', () => {
    const { halves } = netOf(box(0, 0, 10, 10))
    expect(halves.filter((half) => half.face === outside).length).toBe(4)
  })

  test('a ring that touches its neighbour in one corner is still two faces', () => {
    expect(netOf(box(0, 0, 10, 10), box(10, 10, 20, 20)).faces.map((face) => face.area)).toEqual([100, 100])
  })
})

const seed = (atom: string, x: number, y: number): Seed => ({ atom, at: [x, y], isSea: atom.startsWith('sz') })
const isLand = ([x]: Point): boolean => x < 100

describe('names', () => {
  const sheet = [box(0, 0, 50, 100), box(50, 0, 100, 100), box(100, 0, 200, 100)]
  const seeds = [seed('west', 20, 50), seed('east', 70, 50), seed('sz1', 150, 50)]

  test('each face is named by the seed in it', () => {
    const { atoms, notes } = nameFaces(netOf(...sheet), seeds, isLand)
    expect([...atoms].sort()).toEqual(['east', 'sz1', 'west'])
    expect(notes).toEqual([])
  })

  test('a face without a seed goes to the neighbour of its kind with the longest border, and is noted when large', () => {
    const net = netOf(...sheet, box(40, 10, 60, 30), box(95, 10, 105, 30))
    const { atoms, notes } = nameFaces(net, seeds, isLand)
    const at = (area: number) => net.faces.flatMap((face, f) => (face.area === area ? [atoms[f]] : []))
    expect(at(200)).toEqual(['west', 'east'])
    expect(at(100)).toEqual(expect.arrayContaining(['east', 'sz1']))
    expect(notes.length).toBe(2)
    expect(notes[0]).toMatch(/land of 200 px2/)
  })

  test.each([
    ['on the wrong kind of ground', [...seeds, seed('sz2', 20, 50)], /sz2 .* lies on land/],
    ['in a face that has one', [...seeds, seed('north', 20, 20)], /lies in one face with west/],
    ['off the board', [...seeds, seed('east', -5, 50)], /not on the board/],
    ['wanting its face', [...seeds, seed('south', 250, 50)], /south has no face/],
  ])('a seed %s is refused', (_, wrong, message) => {
    expect(() => nameFaces(netOf(...sheet), wrong, isLand)).toThrow(message)
  })
})

describe('shapes of atoms', () => {
  test('faces of one atom become one shape, without the edge between them', () => {
    const net = netOf(box(0, 0, 10, 10), box(10, 0, 20, 10), box(20, 0, 30, 10))
    const rings = outlinesOf(net, ['one', 'one', 'other'])
    expect(rings.get('one')!.map(areaOf)).toEqual([200])
    expect(rings.get('one')![0]!.length).toBe(6)
    expect(rings.get('other')!.map(areaOf)).toEqual([100])
  })

  test('an atom within another leaves a hole in it', () => {
    const net = netOf(box(0, 0, 30, 30), box(10, 10, 20, 20))
    const [inner, outer] = atomFeatures(
      net,
      ['inner', 'outer'],
      [
        { id: 'inner', land: true },
        { id: 'outer', land: false },
      ],
    )
    expect(inner!.geometry.coordinates.map((polygon) => polygon.length)).toEqual([1])
    expect(outer!.geometry.coordinates.map((polygon) => polygon.length)).toEqual([2])
    expect(outer).toMatchObject({ id: 'outer', properties: { land: false } })
    for (const ring of outer!.geometry.coordinates[0]!) expect(ring[0]).toEqual(ring.at(-1))
  })

  test('holes go to the outline around them, the smallest of several', () => {
    const hole = (ring: Point[]) => ring.toReversed()
    const polygons = polygonsFrom([box(0, 0, 50, 50), hole(box(10, 10, 40, 40)), box(20, 20, 30, 30), hole(box(22, 22, 24, 24))])
    expect(polygons.map((polygon) => polygon.map((ring) => areaOf(ring.slice(0, -1))))).toEqual([
      [100, -4],
      [2500, -900],
    ])
    expect(() => polygonsFrom([box(0, 0, 5, 5), hole(box(10, 10, 40, 40))])).toThrow(/lies in no outline/)
  })
})
