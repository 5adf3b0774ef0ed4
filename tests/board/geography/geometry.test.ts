import { describe, expect, it } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import {
  borderMiddleOf,
  boundsOf,
  clickPointOf,
  clickPointsOf,
  nearestSpace,
  neighboursClockwise,
  pressedSpace,
  SNAP,
  spaceAt,
  THEATRES,
  toBoard,
  toScreen,
} from '../../../src/board/geography/geometry'
import { content } from '../../../src/content'
import '../views'

describe('hit-testing', () => {
  it.each(geography().spaceIds)('%s is hit at its name and at every further point', (space) => {
    expect(spaceAt(...clickPointOf(space))).toBe(space)
    for (const point of clickPointsOf(space)) expect(spaceAt(...point)).toBe(space)
  })

  it('finds nothing off the board', () => {
    expect(spaceAt(-5, 100)).toBeNull()
    expect(spaceAt(100, 9000)).toBeNull()
  })

  it('means what lies under the pointer when spaces are large enough to be met', () => {
    for (const space of geography().spaceIds) expect(pressedSpace(...clickPointOf(space), 2)).toBe(space)
  })

  it('snaps to a space too small to be met, from close by and no further', () => {
    const space = 'balearic-islands'
    const [, y] = clickPointOf(space)
    const k = (SNAP / geography().anchors[space]!.radius) * 0.9
    const outside = (away: number) => {
      const [, , right] = geography().anchors[space]!.bbox
      return pressedSpace(right + away / k, y, k)
    }
    expect(spaceAt(geography().anchors[space]!.bbox[2] + 5, y)).toBe('sz16')
    expect(outside(6)).toBe(space)
    expect(outside(24)).toBe('sz16')
    expect(pressedSpace(geography().anchors[space]!.bbox[2] + 6 / 3, y, 3)).toBe('sz16')
  })
})

describe('the board drawn', () => {
  it('has the borders of the board told', () => {
    const drawn = new Set(geography().borders.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
    for (const space of content.spaces) for (const other of space.adjacent) expect(drawn).toContain(`${space.id} ${other}`)
  })

  it('tells coasts from frontiers', () => {
    const kind = (a: string, b: string) =>
      geography().borders.find((border) => [border.a, border.b].sort().join() === [a, b].sort().join())?.kind
    expect(kind('ruhr', 'belgium')).toBe('land')
    expect(kind('london', 'sz9')).toBe('coast')
    expect(kind('sz9', 'sz10')).toBe('sea')
  })

  it('knows the middle of a border', () => {
    const [x, y] = borderMiddleOf('sz19', 'sz28')!
    expect(x).toBeGreaterThan(geography().anchors.egypt!.label[0])
    expect(y).toBeGreaterThan(geography().anchors.sz19!.label[1])
    expect(borderMiddleOf('london', 'moscow')).toBeNull()
  })
})

describe('the keyboard', () => {
  it('walks round all neighbours clockwise', () => {
    const round = neighboursClockwise('ruhr')
    expect([...round].sort()).toEqual([...content.spaces.find(({ id }) => id === 'ruhr')!.adjacent].sort())
    expect(round.indexOf('hanover')).toBeLessThan(round.indexOf('belgium'))
  })
})

describe('cameras', () => {
  it('go from board to screen and back', () => {
    const camera = { x: -310, y: 25.5, k: 1.3 }
    const [x, y] = toBoard(toScreen([1234, 567], camera), camera)
    expect(x).toBeCloseTo(1234)
    expect(y).toBeCloseTo(567)
  })

  it('find the space nearest a point', () => {
    expect(nearestSpace(...clickPointOf('vienna'))).toBe('vienna')
  })

  it('have theatres of real spaces, inside the board', () => {
    for (const spaces of Object.values(THEATRES)) {
      for (const space of spaces) expect(geography().spaceIds).toContain(space)
      const [x0, y0, x1, y1] = boundsOf(spaces, 0)
      expect(x0).toBeGreaterThanOrEqual(0)
      expect(y0).toBeGreaterThanOrEqual(0)
      expect(x1).toBeLessThanOrEqual(4200)
      expect(y1).toBeLessThanOrEqual(3450)
    }
  })
})
