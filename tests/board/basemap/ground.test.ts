import { describe, expect, it } from 'vitest'
import { groundsOf, repainted, sameGrounds, weightOf } from '../../../src/board/basemap/ground'
import { joined, tilesOf } from '../../../src/board/basemap/parts'
import type { Border } from '../../../src/board/geography/shapes'
import { geography } from '../../../src/board/geography/table'
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
    expect(weightOf(between('ukraine', 'belarus'), after)).toBe(2)
    expect(weightOf(between('ukraine', 'galicia'), after)).toBe(1)
    expect(weightOf(between('ukraine', 'moscow'), after)).toBe(1)
  })

  it('paints contested land with both holders, and tells it changed', () => {
    const stacks = (['germany', 'france'] as const).map((power) => ({ power, type: 'infantry' as const, count: 3 }))
    const fought = {
      ...opening,
      lorraine: { ...opening.lorraine!, controller: 'contested' as const, holders: ['germany', 'france'] },
    }
    const after = groundsOf({ ...fought, lorraine: { ...fought.lorraine, stacks } } as typeof opening)
    expect(after.get('lorraine')).toEqual({ kind: 'contested', first: 'germany', second: 'france' })
    expect(repainted(grounds, after)).toEqual(['lorraine'])
  })

  it('takes armies for no change of the ground', () => {
    const stacks = [{ power: 'germany' as const, type: 'infantry' as const, count: 9 }]
    expect(sameGrounds(grounds, groundsOf({ ...opening, ruhr: { ...opening.ruhr!, stacks } }))).toBe(true)
  })

  it('weighs frontiers by who meets there', () => {
    expect(weightOf(between('ruhr', 'hanover'), grounds)).toBe(0)
    expect(weightOf(between('algeria', 'sahara'), grounds)).toBe(0)
    expect(weightOf(between('norway', 'sweden'), grounds)).toBe(1)
    expect(weightOf(between('ruhr', 'holland'), grounds)).toBe(1)
    expect(weightOf(between('munich', 'bohemia'), grounds)).toBe(1)
    expect(weightOf(between('alsace', 'lorraine'), grounds)).toBe(2)
  })
})

describe('the parts a picture is drawn in', () => {
  const size = ([x0, y0, x1, y1]: readonly [number, number, number, number]) => (x1 - x0) * (y1 - y0)

  it('cover all of it once, what is seen first', () => {
    const tiles = tilesOf([0, 0, 2000, 1200], [], [200, 120, 1800, 1080], [])
    expect(tiles.reduce((sum, tile) => sum + size(tile), 0)).toBe(2000 * 1200)
    expect(joined(tiles).length).toBe(tiles.length)
    const [x0, y0, x1, y1] = tiles[0]!
    expect(x0 <= 1000 && x1 >= 1000 && y0 <= 600 && y1 >= 600).toBe(true)
  })

  it('leave out what is kept, but not what of that was never drawn', () => {
    const tiles = tilesOf([0, 0, 1000, 800], [[0, 0, 900, 800]], [0, 0, 1000, 800], [[50, 50, 150, 150]])
    expect(tiles.reduce((sum, tile) => sum + size(tile), 0)).toBe(100 * 800 + 100 * 100)
  })

  it('become one where they overlap', () => {
    const boxes = [
      [0, 0, 10, 10],
      [30, 0, 40, 10],
      [8, 2, 32, 6],
      [100, 100, 110, 110],
    ] as const
    expect(joined(boxes)).toEqual([
      [0, 0, 40, 10],
      [100, 100, 110, 110],
    ])
  })
})
