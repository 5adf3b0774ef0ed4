import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { geography, setBoard } from '../../../src/board/geography/current-board'
import { distanceToOutline, isInside } from '../../../src/board/geography/geometry'
import type { Box } from '../../../src/board/geography/shapes'
import { FAR_SCALE } from '../../../src/board/glyphs/totals'
import { portPoint } from '../../../src/board/placement/bases-and-gates'
import { NEAR_SCALE } from '../../../src/board/placement/forms'
import { type Layout, layoutBoard, type PlacedBlock } from '../../../src/board/placement/layout'
import type { BoardView } from '../../../src/board/types'
import { useGame } from '../../../src/store/game/game'
import { spaceViews } from '../../../src/store/view/space-views'
import { openingOn, PRINTED, viewWith, words } from '../views'

const OPENING = {
  ruleset: 'standard',
  seed: 'a',
  players: [
    { name: 'Anna', powers: ['germany', 'austria-hungary', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ],
  options: {},
  dice: 'seeded',
}
const viewNow = (): BoardView => viewWith(spaceViews(useGame.getState().game!, {}))
function viewOf(name: string): BoardView {
  const spec = name === 'opening' ? OPENING : JSON.parse(readFileSync(`tests/fixtures/positions/${name}.json`, 'utf8'))
  useGame.getState().open(spec)
  return viewNow()
}

/** From the whole board on a small screen to the closest. */
const LADDER = [0.16, 0.2, 0.26, 0.34, 0.42, 0.49, 0.5, 0.62, 0.75, 0.85, 1, 1.2, 1.5, 1.9, 2.4, 2.8]
const corner = (block: PlacedBlock, k: number) => [block.at[0] * k - block.w / 2, block.at[1] * k - block.h / 2] as const
/** Of a part of a block, in scaled board pixels, a pixel smaller on each side. */
function boxOf(block: PlacedBlock, k: number, part: { x: number; y: number; w: number; h: number }): Box {
  const [left, top] = corner(block, k)
  return [left + part.x + 1, top + part.y + 1, left + part.x + part.w - 1, top + part.y + part.h - 1]
}
const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

function crosses(ring: Float32Array, [x0, y0, x1, y1]: Box): boolean {
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!]
    if (Math.max(ax, bx) < x0 || Math.min(ax, bx) > x1 || Math.max(ay, by) < y0 || Math.min(ay, by) > y1) continue
    let [from, to] = [0, 1]
    for (const [p, d, low, high] of [
      [ax, bx - ax, x0, x1],
      [ay, by - ay, y0, y1],
    ] as const) {
      if (d === 0) continue
      const [s, t] = [(low - p) / d, (high - p) / d]
      from = Math.max(from, Math.min(s, t))
      to = Math.min(to, Math.max(s, t))
    }
    if (from <= to) return true
  }
  return false
}

/** Capitals and what is fought for: never without a name. */
const isLed = (space: string, view: BoardView): boolean =>
  geography().spacesById.get(space)?.capitalOf !== undefined || view.spaces[space]?.controller === 'contested'

/** Whether a name lies wholly in its space, or on the sea by its own coast or with a line of its own. */
function liesWell(block: PlacedBlock, k: number, view: BoardView): boolean {
  const box = boxOf(block, k, block.label!).map((value) => value / k) as unknown as Box
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  // Where there is no room, a capital and a land that is fought for are named over their border, or beside it with a line home.
  if (
    isLed(block.space, view) &&
    (isInside(block.space, x, y) ||
      (block.leaderStart &&
        (isInside(block.space, ...block.leaderStart) || distanceToOutline(...block.leaderStart, block.space) < 4)))
  )
    return true
  const crossed = (space: string) =>
    geography()
      .outlines.get(space)!
      .some((ring) => crosses(ring, box))
  if (isInside(block.space, x, y)) return !crossed(block.space)
  if (!geography().shapes.get(block.space)!.land) return false
  const lands = [...geography().shapes].filter(([, shape]) => shape.land).map(([id]) => id)
  if (lands.some((id) => crossed(id) || isInside(id, x, y))) return false
  return block.leaderStart !== undefined || away(block, k) < 14
}

/** Pixels from a block, name and armies, to the nearest point of its space. */
function away(block: PlacedBlock, k: number): number {
  const [left, top] = corner(block, k)
  let best = Number.POSITIVE_INFINITY
  for (const part of block.label ? [block.label, ...block.armies] : block.armies)
    for (const ring of geography().outlines.get(block.space)!)
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
        for (const share of [0, 0.25, 0.5, 0.75]) {
          const x = (ring[i]! + (ring[j]! - ring[i]!) * share) * k - left - part.x
          const y = (ring[i + 1]! + (ring[j + 1]! - ring[i + 1]!) * share) * k - top - part.y
          best = Math.min(best, Math.hypot(Math.max(-x, 0, x - part.w), Math.max(-y, 0, y - part.h)))
        }
  return best
}

function clashes({ placed }: Layout, k: number): string[] {
  const names = placed.filter(({ label }) => label).map((block) => ({ what: block.space, box: boxOf(block, k, block.label!) }))
  const armies = placed.flatMap((block) =>
    block.armies.map((army) => ({ what: `an army of ${block.space}`, box: boxOf(block, k, army) })),
  )
  const ports = geography()
    .spaceIds.flatMap((space) => (k < 0.5 ? [] : (geography().anchors[space]!.ports ?? [])))
    .map((port) => portPoint(port, k))
    .map(([x, y]) => ({ what: 'a port', box: [x - 8, y - 8, x + 8, y + 8] as Box }))
  return names.flatMap((name, i) =>
    [...names.slice(i + 1), ...armies, ...ports]
      .filter((other) => meets(name.box, other.box))
      .map((other) => `${name.what} and ${other.what}`),
  )
}

/** So far (px) at least a name on the sea keeps from ships, which it would otherwise seem to name. */
const CLEAR = 8

/** Names of lands that stand on the sea among ships. */
function amongShips({ placed }: Layout, k: number): string[] {
  const isLand = ({ space }: PlacedBlock) => geography().shapes.get(space)!.land
  const ships = placed.filter((block) => !isLand(block)).flatMap((block) => block.armies.map((army) => boxOf(block, k, army)))
  const asea = placed.filter((block) => {
    if (!block.label || !isLand(block)) return false
    const [x0, y0, x1, y1] = boxOf(block, k, block.label)
    return !isInside(block.space, (x0 + x1) / 2 / k, (y0 + y1) / 2 / k)
  })
  return asea.flatMap((block) => {
    const [x0, y0, x1, y1] = boxOf(block, k, block.label!)
    const grown: Box = [x0 - CLEAR, y0 - CLEAR, x1 + CLEAR, y1 + CLEAR]
    return ships.some((ship) => meets(grown, ship)) ? [block.space] : []
  })
}

function expectWell(view: BoardView, scale: number): void {
  setBoard(view.board)
  const layout = layoutBoard(view, scale, new Map(), words)
  const named = layout.placed.filter(({ label }) => label)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((block) => !liesWell(block, layout.k, view)).map(({ space }) => space)).toEqual([])
  expect(clashes(layout, layout.k)).toEqual([])
  if (scale >= FAR_SCALE) expect(amongShips(layout, layout.k)).toEqual([])
  expect(geography().spaceIds.filter((space) => isLed(space, view) && !layout.bySpace.get(space)?.label)).toEqual([])
  for (const { label, space } of named) expect(label!.label.size, space).toBeGreaterThanOrEqual(11)
  if (scale >= NEAR_SCALE) expect(geography().spaceIds.filter((space) => !layout.bySpace.get(space)?.label)).toEqual([])
}

describe.each(['opening', 'western-front', 'late-war'])('%s', (position) => {
  let view: BoardView
  beforeAll(() => {
    view = viewOf(position)
  })

  it.each(LADDER)('at %s no name crosses a border, a coast of others, an army or another name', (scale) => {
    expectWell(view, scale)
  })
})

describe.each(['influence', 'advanced', 'advanced-pt4'] as const)('the board %s', (grouping) => {
  afterAll(() => {
    setBoard(PRINTED)
  })

  it.each([0.2, 0.34, 0.5, 0.75, 0.85, 1, 1.2, 1.5, 1.9, 2.8])('at %s too', (scale) => {
    expectWell(openingOn(grouping), scale)
  })
})

describe('a land that is read about', () => {
  it('has its name at every scale', () => {
    const view = viewOf('late-war')
    for (const space of ['lorraine', 'burgundy', 'hanover'])
      for (const k of [0.2, 0.42, 0.62, 0.75])
        expect(
          layoutBoard({ ...view, read: [space] }, k, new Map(), words).bySpace.get(space)?.label,
          `${space} at ${k}`,
        ).toBeTruthy()
  })
})

describe('what is being done, seen from afar', () => {
  const west = ['paris', 'picardy', 'brest', 'burgundy', 'bordeaux']

  it('shows in full what has room, and hides no army beneath another', () => {
    const view = { ...viewOf('opening'), doing: west }
    const whole: number[] = []
    for (const k of [0.2, 0.26, 0.42, 0.49]) {
      const { placed } = layoutBoard(view, k, new Map(), words)
      const armies = placed.filter(({ armies }) => armies.length > 0)
      const boxes = armies.map((block) => ({ block, boxes: block.armies.map((army) => boxOf(block, k, army)) }))
      const full = boxes.filter(({ block }) => block.form === 'strips')
      if (full.length > 0) whole.push(k)
      const covered = full.flatMap((one) =>
        boxes.filter((other) => other !== one && one.boxes.some((a) => other.boxes.some((b) => inside(b, a)))),
      )
      expect(
        covered.map(({ block }) => block.space),
        `at ${k}`,
      ).toEqual([])
    }
    expect(whole).toContain(0.49)
  })
})
const inside = (a: Box, b: Box) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3]
