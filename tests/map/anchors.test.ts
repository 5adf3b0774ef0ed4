import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokenCell } from '../../data/map/anchors.json'
import { anchorsOf, boardSize, type Point } from '../../src/content/map'
import { boardFor } from '../../tools/map/anchors/board'
import { anchorsFile } from '../../tools/map/anchors/make'
import { type Box, isInRing } from '../../tools/map/geometry'
import { groupings } from '../../tools/map/sources'

const topology = JSON.parse(readFileSync('data/map/board.topo.json', 'utf8')) as Parameters<typeof anchorsFile>[0]

const around = ([x, y]: Point, w: number, h = w): Box => [x - w / 2, y - h / 2, x + w / 2, y + h / 2]
const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const corners = ([x0, y0, x1, y1]: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
const isIn = (pieces: readonly (readonly (readonly Point[])[])[], point: Point) =>
  pieces.flat().filter((ring) => isInRing(ring, point)).length % 2 === 1
/** Whether a line runs through the inside of a box. */
function crosses(line: readonly Point[], [x0, y0, x1, y1]: Box): boolean {
  return line.some(([x, y], i) => {
    const [u, v] = line[i + 1] ?? [x, y]
    if (Math.max(x, u) <= x0 || Math.min(x, u) >= x1 || Math.max(y, v) <= y0 || Math.min(y, v) >= y1) return false
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(u - x), Math.abs(v - y))))
    return Array.from({ length: steps + 1 }, (_, n) => [x + ((u - x) * n) / steps, y + ((v - y) * n) / steps] as const).some(
      ([px, py]) => px > x0 && px < x1 && py > y0 && py < y1,
    )
  })
}

describe.each(Object.keys(groupings))('%s', (ruleset) => {
  const anchors = anchorsOf(ruleset)
  const board = boardFor(ruleset, topology)

  it('has an anchor for each of its spaces', () => {
    expect(Object.keys(anchors).sort()).toEqual(board.spaces.map(({ id }) => id).sort())
  })

  it('every space has room for its name and six stacks, on its own ground or on the sea', () => {
    for (const [id, { slots, spill, cell, label, name, labelBox }] of Object.entries(anchors)) {
      expect(slots.length + (spill?.slots.length ?? 0), id).toBeGreaterThanOrEqual(6)
      const boxes = [
        around(name ?? label, ...labelBox),
        ...slots.map((at) => around(at, cell ?? tokenCell)),
        ...(spill?.slots ?? []).map((at) => around(at, tokenCell)),
      ].map(([x0, y0, x1, y1]): Box => [x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1])
      const clashes = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meets(a, b)))
      expect(clashes, id).toEqual([])
    }
  })

  it('cells ashore lie wholly in their space, and names there or on the sea', () => {
    for (const space of board.spaces) {
      const { slots, cell, label, name, labelBox } = anchors[space.id]!
      const own = board.lines.filter(({ sides }) => sides.includes(space.id)).map(({ points }) => points)
      for (const at of slots) {
        expect(isIn(space.pieces, at), `${space.id} at ${at}`).toBe(true)
        expect(
          own.some((line) => crosses(line, around(at, cell ?? tokenCell))),
          `${space.id} at ${at}`,
        ).toBe(false)
      }
      const box = around(name ?? label, ...labelBox)
      expect(
        own.some((line) => crosses(line, box)),
        `the name of ${space.id}`,
      ).toBe(false)
    }
  })

  it('cells on the sea keep clear of all land, ports and each other, at the end of a short line', () => {
    const land = board.spaces.filter((space) => space.land)
    const shores = board.lines.filter(({ sides }) => sides.some((id) => id === '' || land.some((space) => space.id === id)))
    const taken: { id: string; box: Box }[] = []
    for (const [id, { spill }] of Object.entries(anchors)) {
      if (!spill) continue
      for (const at of spill.slots) {
        const box = around(at, tokenCell - 0.2)
        for (const [x, y] of corners(box))
          expect(x >= 0 && y >= 0 && x <= boardSize.width && y <= boardSize.height, id).toBe(true)
        expect(
          land.some((space) => isIn(space.pieces, at)),
          `${id} at ${at}`,
        ).toBe(false)
        expect(
          shores.some(({ points }) => crosses(points, box)),
          `${id} at ${at}`,
        ).toBe(false)
        taken.push({ id, box })
      }
      const away = Math.hypot(spill.at[0] - spill.from[0], spill.at[1] - spill.from[1])
      expect(away, id).toBeGreaterThan(4)
      expect(away, id).toBeLessThan(190)
    }
    for (const { ports } of Object.values(anchors))
      for (const { coast, sea } of ports ?? []) {
        const at: Point = [coast[0] + (sea[0] - coast[0]) * 0.65, coast[1] + (sea[1] - coast[1]) * 0.65]
        taken.push({ id: 'a port', box: around(at, 21) })
      }
    const clashes = taken.flatMap((a, i) =>
      taken
        .slice(i + 1)
        .filter((b) => a.id !== b.id && meets(a.box, b.box))
        .map((b) => `${a.id} and ${b.id}`),
    )
    expect(clashes).toEqual([])
  })
})

it('the committed anchors are those the map makes', { timeout: 120_000 }, () => {
  expect(readFileSync('data/map/anchors.json', 'utf8') === anchorsFile(topology)).toBe(true)
})
