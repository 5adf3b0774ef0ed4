import { describe, expect, it } from 'vitest'
import { isOutOfView, placePointers } from '../../../src/board/viewport/EdgePointers'

const room = [0, 0, 800, 500] as const
const size = { width: 120, height: 30 }
const [mx, my] = [400, 250]

describe('pointers to what lies out of view', () => {
  it('are for points outside the map or cut by its edge', () => {
    const map = { width: 800, height: 500 }
    expect(
      [
        [400, 250],
        [20, 20],
        [780, 480],
      ].map(([x, y]) => isOutOfView([x!, y!], map)),
    ).toEqual([false, false, false])
    expect(
      [
        [-5, 250],
        [400, 495],
        [805, 10],
        [6, 6],
      ].map(([x, y]) => isOutOfView([x!, y!], map)),
    ).toEqual([true, true, true, true])
  })

  it('lie inside the box, on the edge in the direction of the space, and are turned towards it', () => {
    for (const [at, edge] of [
      [[1500, 250], 'right'],
      [[-700, 260], 'left'],
      [[410, -900], 'top'],
      [[390, 2000], 'bottom'],
    ] as const) {
      const [{ x, y, angle }] = placePointers([{ at, size }], room) as [{ x: number; y: number; angle: number }]
      expect([x - 60 >= 0, x + 60 <= 800, y - 15 >= 0, y + 15 <= 500]).toEqual([true, true, true, true])
      expect(angle).toBeCloseTo((Math.atan2(at[1] - my, at[0] - mx) * 180) / Math.PI)
      const gaps = { left: x - 60, right: 800 - x - 60, top: y - 15, bottom: 500 - y - 15 }
      expect(gaps[edge]).toBeCloseTo(8)
    }
  })

  it('do not lie over what has to be seen', () => {
    const [place] = placePointers([{ at: [1500, 250], size }], room, [[700, 200, 800, 300]])
    const { x, y } = place!
    expect(x).toBeCloseTo(732)
    expect(y <= 185 || y >= 315).toBe(true)
  })

  it('do not lie over each other', () => {
    const crowd = [0, 10, 20, 30].flatMap((n) => [
      { at: [1500, 250 + n] as const, size },
      { at: [400 + n, 1500] as const, size },
      { at: [1500 + n, 1200] as const, size },
    ])
    const places = placePointers(crowd, room).map((place) => place!)
    const over = places.flatMap((a, i) =>
      places.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < 120 && Math.abs(a.y - b.y) < 30),
    )
    expect(over).toEqual([])
    expect(places.every(({ x, y }) => x >= 60 && x <= 740 && y >= 15 && y <= 485)).toBe(true)
  })

  it('are left out where the edge has no room for another', () => {
    const crowd = Array.from({ length: 9 }, (_, n) => ({ at: [400 + n, 1500] as const, size }))
    const places = placePointers(crowd, [0, 0, 280, 90])
    const shown = places.filter((place) => place !== null)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.length).toBeLessThan(crowd.length)
    const over = shown.flatMap((a, i) => shown.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < 120 && Math.abs(a.y - b.y) < 30))
    expect(over).toEqual([])
  })
})
