// Points on the screen and in an element, where CSS zooms or scales it.
import { describe, expect, it } from 'vitest'
import { cssScaleOf, onScreen, pointIn, topWithin } from '../../src/scaling.ts'

/** An element of its own width at a place of the viewport. */
const element = (own: number, { left = 0, top = 0, width = own }) =>
  ({ offsetWidth: own, getBoundingClientRect: () => ({ left, top, width }) }) as unknown as HTMLElement

describe('the scale of an element', () => {
  it.each([
    [1.25, 800, 1000],
    [0.8, 1000, 800],
    [2, 100, 200],
  ])('is %s where %s of its pixels are %s on the screen', (scale, own, width) => {
    expect(cssScaleOf(element(own, { width }))).toBe(scale)
  })

  it.each([
    ['a fraction of a pixel is no zoom', 704, 704.4],
    ['what is not laid out has none', 0, 0],
  ])('is 1: %s', (_, own, width) => {
    expect(cssScaleOf(element(own, { width }))).toBe(1)
  })
})

describe.each([1, 1.25, 0.8])('at scale %s', (scale) => {
  const map = element(800, { left: 40, top: 60, width: 800 * scale })

  it('a pointer is found in the element, and a point of it on the screen', () => {
    const [x, y] = pointIn(map, { clientX: 40 + 100 * scale, clientY: 60 + 50 * scale })
    expect(x).toBeCloseTo(100)
    expect(y).toBeCloseTo(50)
    const at = onScreen(map, [100, 50])
    expect(at.x).toBeCloseTo(40 + 100 * scale)
    expect(at.y).toBeCloseTo(60 + 50 * scale)
  })

  it('the way to a part of it is counted in its own pixels', () => {
    expect(topWithin(element(10, { top: 60 + 30 * scale }), map)).toBeCloseTo(30)
  })
})
