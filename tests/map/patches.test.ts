import { expect, test } from 'vitest'
import { areaOf, isInRing, type Point } from '../../tools/map/geometry'
import { areas, band, channelRing, disc, fillRing, patchEdges } from '../../tools/map/patches'
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

test('a disc is round about its centre', () => {
  const ring = disc([20, 30], 13)
  expect(isInRing(ring, [20, 30])).toBe(true)
  for (const [x, y] of ring) expect(Math.hypot(x - 20, y - 30)).toBeCloseTo(13, 9)
})

test('every channel holds the places it was drawn through, every fill its own middle', () => {
  for (const channel of patches.channels) {
    const through = 'disc' in channel ? [channel.disc] : channel.line.slice(1, -1)
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
