import { expect, test } from 'vitest'
import { areaOf, isInRing, type Point } from '../../tools/map/geometry'
import { areas, band, basin, channelRing, fillRing, patchEdges } from '../../tools/map/patches'
import { project } from '../../tools/map/projection'
import { patches } from '../../tools/map/sources'

test('a band is as wide as asked, on both sides of its line', () => {
  const line: Point[] = [
    [0, 0],
    [50, 0],
    [100, 0],
  ]
  const ring = band(line, 10)
  expect(Math.abs(areaOf(ring))).toBeCloseTo(1000, 6)
  expect(isInRing(ring, [50, 4.9])).toBe(true)
  expect(isInRing(ring, [50, 5.1])).toBe(false)
})

test('a band may be of another width at each point', () => {
  const line: Point[] = [
    [0, 0],
    [50, 0],
    [100, 0],
  ]
  const ring = band(line, [2, 10, 6])
  expect(isInRing(ring, [50, 4.9])).toBe(true)
  expect(isInRing(ring, [2, 1.9])).toBe(false)
  expect(isInRing(ring, [98, 2.9])).toBe(true)
})

test('a basin is nearly round about its centre, uneven and always alike', () => {
  const ring = basin([20, 30], 13, 5)
  expect(isInRing(ring, [20, 30])).toBe(true)
  const reaches = ring.map(([x, y]) => Math.hypot(x - 20, y - 30))
  for (const reach of reaches) expect(Math.abs(reach - 13)).toBeLessThan(13 * 0.12)
  expect(Math.max(...reaches) - Math.min(...reaches)).toBeGreaterThan(1)
  expect(basin([20, 30], 13, 5)).toEqual(ring)
})

test('every channel holds the places it was drawn through, every fill its own middle', () => {
  for (const channel of patches.channels) {
    const through = 'basin' in channel ? [channel.basin] : channel.line.slice(1, -1)
    for (const place of through) expect(isInRing(channelRing(channel), project(...place)), channel.id).toBe(true)
  }
  for (const fill of patches.fills) expect(isInRing(fillRing(fill), project(26.45, 40.38)), fill.id).toBe(true)
})

test('each patch flips a bit of its own, that of a channel or of a fill', () => {
  const bits = new Set(patchEdges().map((edge) => edge.flips))
  expect(bits.size).toBe(patches.channels.length + patches.fills.length)
  for (const bit of bits) {
    expect(bit & (bit - 1)).toBe(0)
    expect(bit & (areas.channels | areas.fills)).toBe(bit)
  }
  expect(areas.channels & areas.fills).toBe(0)
  expect(areas.land & (areas.channels | areas.fills)).toBe(0)
})
