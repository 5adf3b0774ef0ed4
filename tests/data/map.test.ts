/** What the program reads of the map. The geometry itself is judged in tests/map/verify.test.ts. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import anchorData from '../../data/map/anchors.json'
import groupingData from '../../data/map/groupings.json'
import { content } from '../../src/content'
import { type Atom, anchorsOf, boardSize, ornament, type Point, spaceOfAtom, topology } from '../../src/content/map'
import * as schema from './schemas'

const atoms = topology().objects.atoms.geometries
const anchors = anchorsOf('standard')
const spaceIds = content.spaces.map((space) => space.id).sort()

/** Arcs in board pixels, decoded from their integer steps. */
const arcs: Point[][] = topology().arcs.map((arc) => {
  const { scale, translate } = topology().transform!
  let x = 0
  let y = 0
  return arc.map(([dx, dy]) => {
    x += dx!
    y += dy!
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})

/** Arc numbers of each ring; ~n is arc n walked backwards. */
function ringsOf(atom: Atom): number[][] {
  return atom.type === 'Polygon' ? atom.arcs : atom.arcs.flat()
}

function pointsOf(ring: number[]): Point[] {
  return ring.flatMap((arc) => (arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!).slice(1))
}

function isInside([x, y]: Point, rings: Point[][]): boolean {
  let inside = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!
      const [xj, yj] = ring[j]!
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
  return inside
}

test('anchors and groupings have the shape the program expects', () => {
  expect(v.safeParse(schema.anchors, anchorData).issues).toBeUndefined()
  expect(v.safeParse(schema.groupings, groupingData).issues).toBeUndefined()
})

test('the board has the size the file of its shapes gives', () => {
  expect(anchorData.board).toEqual(boardSize)
  expect(topology().bbox).toEqual([0, 0, boardSize.width, boardSize.height])
})

test('lakes and lines of degrees lie on the board', () => {
  expect(v.safeParse(schema.ornament, ornament()).issues).toBeUndefined()
  for (const [x, y] of [...ornament().lakes.flat(), ...ornament().graticule.flatMap((line) => line.points)])
    expect(x >= 0 && y >= 0 && x <= boardSize.width && y <= boardSize.height, `${x}, ${y}`).toBe(true)
})

test('the atoms make up exactly the 126 spaces, each on its own kind of ground', () => {
  const kindOf = new Map(content.spaces.map((space) => [space.id, space.kind]))
  const found = new Set<string>()
  for (const atom of atoms) {
    const space = spaceOfAtom('standard', atom.id)
    if (space === null) continue
    found.add(space)
    expect(atom.properties.land, atom.id).toBe(kindOf.get(space) !== 'sea')
  }
  expect([...found].sort()).toEqual(spaceIds)
})

test('only the ornament in the north-east corner is no space', () => {
  expect(atoms.filter((atom) => spaceOfAtom('standard', atom.id) === null).map((atom) => atom.id)).toEqual(['siberia'])
})

test('every space has an anchor, inside its own land or water', () => {
  expect(Object.keys(anchors).sort()).toEqual(spaceIds)
  const ringsOfSpace = new Map<string, Point[][]>(spaceIds.map((id) => [id, []]))
  for (const atom of atoms) ringsOfSpace.get(spaceOfAtom('standard', atom.id) ?? '')?.push(...ringsOf(atom).map(pointsOf))
  for (const [id, anchor] of Object.entries(anchors)) {
    for (const point of [anchor.label, ...(anchor.moreLabels ?? []), ...anchor.slots])
      expect(isInside(point, ringsOfSpace.get(id)!), `${id} at ${point}`).toBe(true)
    expect(
      anchor.atoms.map((atom) => spaceOfAtom('standard', atom)),
      id,
    ).toEqual(anchor.atoms.map(() => id))
  }
})

test('every naval base has its mark on the coast, for each zone it serves', () => {
  for (const space of content.spaces)
    for (const zone of space.navalBases ?? [])
      expect(
        anchors[space.id]!.ports?.map((port) => port.seaZone),
        space.id,
      ).toContain(zone)
})
