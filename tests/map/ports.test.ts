import { expect, test } from 'vitest'
import type { Point } from '../../tools/map/geometry'
import { type Edge, kind } from '../../tools/map/network'
import { nearestOf, offshore, portsOf } from '../../tools/map/ports'

const edge = (a: Point, b: Point, kinds: number): Edge => ({ a, b, kinds, flips: 0 })

test('a port is where a frontier meets the shore', () => {
  const edges = [
    edge([0, 0], [10, 0], kind.shore),
    edge([10, 0], [20, 0], kind.shore),
    edge([10, 0], [10, 15], kind.frontier),
    edge([10, 15], [30, 30], kind.frontier),
    edge([20, 0], [20, -20], kind.seaLine),
  ]
  expect(portsOf(edges)).toEqual([[10, 0]])
})

test('the nearest of several', () => {
  const ports: Point[] = [
    [0, 0],
    [10, 0],
    [100, 0],
  ]
  expect(nearestOf(ports, [8, 3])).toEqual([10, 0])
})

test('off a straight coast the way leads straight out to sea', () => {
  const out = offshore([50, 100], ([, y]) => y > 100)!
  expect(out[0]).toBeCloseTo(50, 6)
  expect(out[1]).toBeCloseTo(91, 6)
})

test('in a narrow bay it goes as far as there is water, on land there is no way', () => {
  const bay = ([x, y]: Point): boolean => !(Math.abs(x - 50) < 3 && y < 100 && y > 94)
  const out = offshore([50, 100], bay)!
  expect(100 - out[1]).toBeGreaterThan(3)
  expect(100 - out[1]).toBeLessThanOrEqual(6)
  expect(offshore([50, 100], () => true)).toBeUndefined()
})
