import { describe, expect, it } from 'vitest'
import { mergeOverlapping } from '../../../src/board/basemap/boxes'
import { changedSpaces, frontierWeight, groundsOf, hasSameGrounds } from '../../../src/board/basemap/ground'
import { BLURRED, createPatches, Patches, SHARP, shiftSteps } from '../../../src/board/basemap/patches'
import { geography } from '../../../src/board/geography/current-board'
import type { Border } from '../../../src/board/geography/shapes'
import type { SpaceView } from '../../../src/board/types'
import { content } from '../../../src/content'
import '../views'

const opening: Record<string, SpaceView> = {}
for (const space of content.spaces)
  opening[space.id] = {
    controller: space.original ?? null,
    holders: [],
    stacks: [],
    ipc: space.ipc ?? 0,
    ...(space.minor ? { flag: space.alignedTo ?? 'neutral' } : {}),
  }
const grounds = groundsOf(opening)
const ground = (id: string) => grounds.get(id)
const between = (a: string, b: string): Border =>
  geography().borders.find((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a))!

describe('who paints the land', () => {
  it('tells powers, minor powers and their allies, colonies and what nobody may enter apart', () => {
    expect(ground('ruhr')).toEqual({ kind: 'power', power: 'germany' })
    expect(ground('belgium')).toEqual({ kind: 'minor', ally: 'france' })
    expect(ground('spain')).toEqual({ kind: 'minor', ally: 'neutral' })
    expect(ground('belgian-congo')).toEqual({ kind: 'colony', ally: 'france' })
    expect(ground('spanish-morocco')).toEqual({ kind: 'colony', ally: 'neutral' })
    expect(ground('sahara')).toEqual({ kind: 'impassable' })
  })

  it('paints land that is closed and land under an armistice apart from any power’s, with the frontier of the side that holds it', () => {
    const after = groundsOf({
      ...opening,
      moscow: { ...opening.moscow!, peace: 'closed' },
      ukraine: { ...opening.ukraine!, controller: null, peace: 'central' },
      belarus: { ...opening.belarus!, controller: null, peace: 'allies' },
      livonia: { ...opening.livonia!, peace: 'both' },
    })
    expect(after.get('moscow')).toEqual({ kind: 'closed', power: 'russia' })
    expect(after.get('ukraine')).toEqual({ kind: 'armistice', side: 'central' })
    expect(after.get('livonia')).toBe(grounds.get('livonia'))
    expect(frontierWeight(between('ukraine', 'belarus'), after)).toBe(2)
    expect(frontierWeight(between('ukraine', 'galicia'), after)).toBe(1)
    expect(frontierWeight(between('ukraine', 'moscow'), after)).toBe(1)
  })

  it('paints contested land with both holders, and tells it changed', () => {
    const stacks = (['germany', 'france'] as const).map((power) => ({ power, type: 'infantry' as const, count: 3 }))
    const fought = {
      ...opening,
      lorraine: { ...opening.lorraine!, controller: 'contested' as const, holders: ['germany', 'france'] },
    }
    const after = groundsOf({ ...fought, lorraine: { ...fought.lorraine, stacks } } as typeof opening)
    expect(after.get('lorraine')).toEqual({ kind: 'contested', first: 'germany', second: 'france' })
    expect(changedSpaces(grounds, after)).toEqual(['lorraine'])
  })

  it('takes armies for no change of the ground', () => {
    const stacks = [{ power: 'germany' as const, type: 'infantry' as const, count: 9 }]
    expect(hasSameGrounds(grounds, groundsOf({ ...opening, ruhr: { ...opening.ruhr!, stacks } }))).toBe(true)
  })

  it('weighs frontiers by who meets there', () => {
    expect(frontierWeight(between('ruhr', 'hanover'), grounds)).toBe(0)
    expect(frontierWeight(between('algeria', 'sahara'), grounds)).toBe(0)
    expect(frontierWeight(between('norway', 'sweden'), grounds)).toBe(1)
    expect(frontierWeight(between('ruhr', 'holland'), grounds)).toBe(1)
    expect(frontierWeight(between('munich', 'bohemia'), grounds)).toBe(1)
    expect(frontierWeight(between('alsace', 'lorraine'), grounds)).toBe(2)
  })
})

describe('the parts a picture is drawn in', () => {
  const size = ([x0, y0, x1, y1]: readonly [number, number, number, number]) => (x1 - x0) * (y1 - y0)

  it('cover all of it once, none larger than is drawn at once', () => {
    const patches = createPatches({ width: 2000, height: 1200 }, 1)
    const pieces = patches.piecesBelow(SHARP, patches.all)
    expect(pieces.reduce((sum, piece) => sum + size(piece), 0)).toBeCloseTo(size(patches.all))
    expect(mergeOverlapping(pieces).length).toBe(pieces.length)
    expect(Math.max(...pieces.map(size))).toBeLessThanOrEqual(300_000)
  })

  it('leave out what is drawn, but not what of that has changed where nobody looks', () => {
    const patches = new Patches(10, 8, 100, 100)
    patches.mark([0, 0, 900, 800], SHARP)
    patches.markBlurred([0, 0, 300, 100], [100, 0, 400, 100])
    patches.markBlurred([850, 0, 1000, 100], [0, 0, 0, 0])
    const left = (state: typeof BLURRED | typeof SHARP) =>
      patches.piecesBelow(state, patches.all).reduce((sum, piece) => sum + size(piece), 0)
    expect(left(SHARP)).toBe(100 * 800 + 2 * 100 * 100)
    expect(left(BLURRED)).toBe(100 * 800)
  })

  it('go along when the picture is moved', () => {
    const patches = new Patches(10, 8, 100, 100)
    patches.mark([0, 0, 200, 200], SHARP)
    const moved = patches.movedBy(3, -1)
    expect(moved.piecesBelow(SHARP, [300, 0, 500, 100])).toEqual([])
    expect(size(moved.piecesBelow(SHARP, [300, 0, 600, 200])[0]!)).toBeGreaterThan(0)
    expect(
      patches
        .movedBy(20, 0)
        .piecesBelow(SHARP, patches.all)
        .reduce((sum, piece) => sum + size(piece), 0),
    ).toBe(size(patches.all))
  })

  it('lie about the middle of what is seen, and not beyond the board', () => {
    const from = (corner: number) => 60 * shiftSteps(0, 900, 2400, 60, corner, 2500)
    // What is seen begins in the picture where the corner of the board is as far away as it is.
    expect(from(-800)).toBe(720)
    expect(from(0)).toBe(60)
    expect(from(-1600)).toBe(1500)
    for (let at = 0; at <= 1600; at += 50) {
      const seen = at + 60 * shiftSteps(at, 900, 2400, 60, -800, 2500)
      expect(seen).toBeGreaterThanOrEqual(0)
      expect(seen + 900).toBeLessThanOrEqual(2400)
    }
  })

  it('become one where they overlap', () => {
    const boxes = [
      [0, 0, 10, 10],
      [30, 0, 40, 10],
      [8, 2, 32, 6],
      [100, 100, 110, 110],
    ] as const
    expect(mergeOverlapping(boxes)).toEqual([
      [0, 0, 40, 10],
      [100, 100, 110, 110],
    ])
  })
})
