/**
 * Frontiers drawn with a few points look drawn; surveyed ones wander. So a leg is bent at its middle by a share of its length,
 * then each half in turn. The bends are a function of the authored place, not of pixels: moving the frame changes no frontier.
 */
import { distance, type Point } from './geometry'
import type { Place } from './sources'

export type Roughness = { readonly amplitude: number; readonly minSegmentPx: number; readonly depth: number }

/** One round of a 32-bit integer hash (the finish of MurmurHash3): exact on every machine, unlike a sine. */
export function mix(hash: number, value: number): number {
  let h = (hash ^ value) | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) + 0x9e3779b9
}

/** What the bends of the leg between two authored places are drawn from. */
export function legKey(from: Place, to: Place): number {
  let key = 0
  for (const value of [...from, ...to]) key = mix(key, value === 'xy' ? 0x7879 : Math.round(value * 1e4))
  return key
}

/** From -0.5 to 0.5. */
export const lean = (key: number): number => (mix(key, 0) >>> 0) / 2 ** 32 - 0.5

function bend(from: Point, to: Point, key: number, roughness: Roughness, depth: number, into: Point[]): void {
  const length = distance(from, to)
  if (length < roughness.minSegmentPx || depth > roughness.depth) {
    into.push(to)
    return
  }
  const offset = lean(key) * roughness.amplitude
  const middle: Point = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * offset, (from[1] + to[1]) / 2 + (to[0] - from[0]) * offset]
  bend(from, middle, mix(key, 1), roughness, depth + 1, into)
  bend(middle, to, mix(key, 2), roughness, depth + 1, into)
}

/** Bends each segment of a leg; the points of the leg itself stay. */
export function roughen(leg: readonly Point[], key: number, roughness: Roughness): Point[] {
  const points: Point[] = [leg[0]!]
  for (let i = 1; i < leg.length; i++) bend(leg[i - 1]!, leg[i]!, mix(key, i), roughness, 0, points)
  return points
}
