/**
 * Where a sea line comes ashore. It must meet the coast exactly where the frontier does, or a zone touches a space it does not
 * border by a pixel of coast. So its end is moved to the nearest port: a corner of the network where shore and frontier meet.
 */
import { distance, type Point } from './geometry'
import type { Ground } from './ground'
import { type Edge, kind, pointKey } from './network'

export function portsOf(edges: readonly Edge[]): Point[] {
  const seen = new Map<number, { at: Point; kinds: number }>()
  for (const { a, b, kinds } of edges)
    for (const at of [a, b]) {
      const there = seen.get(pointKey(at))
      if (there) there.kinds |= kinds
      else seen.set(pointKey(at), { at, kinds })
    }
  return [...seen.values()].filter(({ kinds }) => kinds & kind.shore && kinds & kind.frontier).map(({ at }) => at)
}

export function nearestOf(ports: readonly Point[], to: Point): Point {
  return ports.reduce((best, port) => (distance(port, to) < distance(best, to) ? port : best))
}

const directions = 72
const reachesPx = [9, 6, 3.5]
const rayStepPx = 0.5

/**
 * A place out at sea, straight off the port: along the middle of the widest sector of free water, as far out as there is one.
 * Without this step a line that comes in along the coast would be drawn on it.
 */
export function offshore([x, y]: Point, isLand: Ground): Point | undefined {
  for (const reach of reachesPx) {
    const isFree = Array.from({ length: directions }, (_, i) => {
      const angle = (i / directions) * 2 * Math.PI
      for (let r = rayStepPx; r <= reach; r += rayStepPx)
        if (isLand([x + r * Math.cos(angle), y + r * Math.sin(angle)])) return false
      return true
    })
    let [start, width] = [0, 0]
    for (let i = 0; i < directions; i++) {
      if (!isFree[i] || isFree.at(i - 1)) continue
      let n = 0
      while (isFree[(i + n) % directions]) n++
      if (n > width) [start, width] = [i, n]
    }
    if (width < 3) continue
    const middle = ((start + (width - 1) / 2) / directions) * 2 * Math.PI
    return [x + reach * Math.cos(middle), y + reach * Math.sin(middle)]
  }
  return undefined
}
