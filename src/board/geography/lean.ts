/** Which way a water stretches: the names of sea zones lean that way. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { cellAt } from './grid.ts'
import { geography, memoizeByBoard } from './table.ts'

/** Not steeper than this (radians), and in such steps. */
const MAX_TILT = 0.62
const TILT_STEP = Math.PI / 36
/** A water twice as long as it is wide leans; a rounder one does not. */
const MIN_STRETCH = 1.5
/** Half of what is looked at around the name (board px), and how closely. */
const SAMPLE_RADIUS = 170
const SAMPLE_STEP = 14

const tiltCache = memoizeByBoard(() => new Map<SpaceId, number>())

/** Radians, clockwise; 0 where the water lies flat or is as wide as it is long. */
export function tiltOf(space: SpaceId): number {
  let turn = tiltCache().get(space)
  if (turn === undefined) {
    turn = computeTilt(space)
    tiltCache().set(space, turn)
  }
  return turn
}

function computeTilt(space: SpaceId): number {
  const [cx, cy] = geography().anchors[space]!.label
  let [n, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  for (let dx = -SAMPLE_RADIUS; dx <= SAMPLE_RADIUS; dx += SAMPLE_STEP)
    for (let dy = -SAMPLE_RADIUS; dy <= SAMPLE_RADIUS; dy += SAMPLE_STEP) {
      if (dx * dx + dy * dy > SAMPLE_RADIUS * SAMPLE_RADIUS || cellAt(cx + dx, cy + dy, space) !== 1) continue
      n++
      sx += dx
      sy += dy
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
    }
  if (n < 8) return 0
  const [vx, vy, v] = [xx / n - (sx / n) ** 2, yy / n - (sy / n) ** 2, xy / n - (sx * sy) / n ** 2]
  const spread = Math.sqrt((vx - vy) ** 2 + 4 * v * v)
  if (vx + vy + spread < MIN_STRETCH * MIN_STRETCH * (vx + vy - spread)) return 0
  const turn = Math.atan2(2 * v, vx - vy) / 2
  // Upright waters: leaning as far as can be read, towards the side they lean to.
  const held = Math.max(-MAX_TILT, Math.min(MAX_TILT, turn))
  return Math.round(held / TILT_STEP) * TILT_STEP
}
