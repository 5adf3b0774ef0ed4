import * as v from 'valibot'
import { expect, test } from 'vitest'
import anchorData from '../../data/map/anchors.json'
import groupingData from '../../data/map/groupings.json'
import { content } from '../../src/content'
import { type Atom, anchorsOf, boardSize, type Point, spaceOfAtom, topology } from '../../src/content/map'
import * as schema from './schemas'

const atoms = topology.objects.atoms.geometries
const anchors = anchorsOf('standard')
const spaceIds = content.spaces.map((space) => space.id).sort()

/** Arcs in board pixels, decoded from their integer steps. */
const arcs: Point[][] = topology.arcs.map((arc) => {
  const { scale, translate } = topology.transform!
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

function lengthOf(arc: Point[]): number {
  return arc.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - arc[i]![0], y - arc[i]![1]), 0)
}

/** Which atoms an arc is used by: two on a border, one on the frame. */
const usersOfArc = new Map<number, Atom[]>()
for (const atom of atoms)
  for (const arc of ringsOf(atom).flat()) {
    const n = arc < 0 ? ~arc : arc
    usersOfArc.set(n, [...(usersOfArc.get(n) ?? []), atom])
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

test('spaces that share an arc are exactly the neighbours on the board', () => {
  const drawn = new Set<string>()
  for (const users of usersOfArc.values()) {
    const [one, other] = [...new Set(users.map((atom) => spaceOfAtom('standard', atom.id)))].sort()
    if (one && other) drawn.add(`${one} ${other}`)
  }
  const listed = content.spaces.flatMap(({ id, adjacent }) => adjacent.filter((next) => id < next).map((next) => `${id} ${next}`))
  expect([...drawn].sort()).toEqual(listed.sort())
  expect(drawn.size).toBe(325)
})

test('the map has no gaps and no overlaps', () => {
  for (const [arc, users] of usersOfArc) expect(users.length, `arc ${arc}`).toBeLessThanOrEqual(2)
  const frame = [...usersOfArc].filter(([, users]) => users.length === 1)
  const { width, height } = boardSize
  expect(frame.reduce((sum, [arc]) => sum + lengthOf(arcs[arc]!), 0)).toBeCloseTo(2 * (width + height), 6)
  let twiceArea = 0
  for (const atom of atoms)
    for (const ring of ringsOf(atom).map(pointsOf))
      ring.forEach(([x, y], i) => {
        const [nextX, nextY] = ring[(i + 1) % ring.length]!
        twiceArea += x * nextY - nextX * y
      })
  expect(Math.abs(twiceArea) / 2).toBeCloseTo(width * height, 3)
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
    expect(anchor.tokens, id).toBeGreaterThan(0)
    expect(anchor.slots.length, id).toBe(Math.min(anchor.tokens, 24))
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
