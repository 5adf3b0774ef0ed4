import { expect, test } from 'vitest'
import { beyond, spline, splineLegs } from '../../tools/map/curves'
import { distance, type Point, snapPoint } from '../../tools/map/geometry'
import { legKey, mix, roughen } from '../../tools/map/roughen'

const bend: Point[] = [
  [0, 0],
  [60, 0],
  [60, 80],
]
const roughness = { amplitude: 0.28, minSegmentPx: 6, depth: 5 }

test('a curve goes through every point it was given, in order', () => {
  const line = spline(bend, 14)
  expect(line[0]).toEqual([0, 0])
  expect(line.at(-1)).toEqual([60, 80])
  expect(line).toContainEqual([60, 0])
  expect(line.length).toBe(Math.ceil(60 / 14) + Math.ceil(80 / 14) + 1)
})

test('its steps are short, and a straight line stays straight', () => {
  for (const leg of splineLegs(bend, 14))
    for (let i = 1; i < leg.length; i++) expect(distance(leg[i - 1]!, leg[i]!)).toBeLessThan(28)
  const straight: Point[] = [
    [0, 5],
    [30, 5],
    [100, 5],
  ]
  for (const [, y] of spline(straight, 10)) expect(y).toBeCloseTo(5, 9)
})

test('a closed curve is round where it closes', () => {
  const square: Point[] = [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
    [0, 0],
  ]
  const closed = spline(square, 4, true)
  const open = spline(square, 4)
  expect(closed[0]).toEqual(closed.at(-1))
  // Rounded, the first side bulges outward at once; open, it leaves along the side.
  expect(closed[1]![1]).toBeLessThan(open[1]![1])
})

test('the point beyond an end lies on the way on', () => {
  expect(beyond([0, 0], [3, 4], 5)).toEqual([6, 8])
})

test('roughening keeps the points of a leg and bends what lies between', () => {
  const leg: Point[] = [
    [0, 0],
    [100, 0],
    [130, 0],
  ]
  const rough = roughen(leg, 7, roughness)
  expect(rough[0]).toEqual([0, 0])
  expect(rough.at(-1)).toEqual([130, 0])
  expect(rough).toContainEqual([100, 0])
  expect(rough.some(([, y]) => Math.abs(y) > 0.5)).toBe(true)
  for (const [, y] of rough) expect(Math.abs(y)).toBeLessThan(100 * roughness.amplitude)
})

test('short segments are left alone', () => {
  const short: Point[] = [
    [0, 0],
    [5.9, 0],
  ]
  expect(roughen(short, 7, roughness)).toEqual(short)
  expect(roughen([short[0]!, [6.1, 0]], 7, roughness).length).toBe(3)
})

test('the same key bends alike wherever the leg lies on the paper, another key does not', () => {
  const leg = (x: number, y: number): Point[] => [
    [x, y],
    [x + 96, y],
  ]
  const here = roughen(leg(0, 0), 7, roughness)
  const there = roughen(leg(512, 256), 7, roughness)
  expect(there.map(snapPoint)).toEqual(here.map(([x, y]) => snapPoint([x + 512, y + 256])))
  expect(roughen(leg(0, 0), 8, roughness)).not.toEqual(here)
})

test('keys are whole numbers that depend on each degree of both ends', () => {
  const key = legKey([10, 50], [11, 51])
  expect(Number.isInteger(key)).toBe(true)
  for (const [from, to] of [
    [
      [10.001, 50],
      [11, 51],
    ],
    [
      [10, 50.001],
      [11, 51],
    ],
    [
      [10, 50],
      [11.001, 51],
    ],
    [
      [10, 50],
      [11, 51.001],
    ],
    [
      [11, 51],
      [10, 50],
    ],
    [
      ['xy', 10, 50],
      [11, 51],
    ],
  ] as const)
    expect(legKey(from, to)).not.toBe(key)
})

test('the hash spreads evenly', () => {
  const counts = Array.from({ length: 8 }, () => 0)
  for (let n = 0; n < 8000; n++) counts[(mix(n, 0) >>> 0) % 8]!++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
