/** Which way a water stretches: the names of sea zones lean that way. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { groundAt } from './grid.ts'
import { geography, ofBoard } from './table.ts'

/** Not steeper than this (radians), and in such steps. */
const MOST = 0.62
const STEP = Math.PI / 36
/** A water twice as long as it is wide leans; a rounder one does not. */
const LONG = 1.5
/** Half of what is looked at around the name (board px), and how closely. */
const AROUND = 170
const EVERY = 14

const known = ofBoard(() => new Map<SpaceId, number>())

/** Radians, clockwise; 0 where the water lies flat or is as wide as it is long. */
export function leanOf(space: SpaceId): number {
  let turn = known().get(space)
  if (turn === undefined) {
    turn = lean(space)
    known().set(space, turn)
  }
  return turn
}

function lean(space: SpaceId): number {
  const [cx, cy] = geography().anchors[space]!.label
  let [n, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  for (let dx = -AROUND; dx <= AROUND; dx += EVERY)
    for (let dy = -AROUND; dy <= AROUND; dy += EVERY) {
      if (dx * dx + dy * dy > AROUND * AROUND || groundAt(cx + dx, cy + dy, space) !== 1) continue
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
  if (vx + vy + spread < LONG * LONG * (vx + vy - spread)) return 0
  const turn = Math.atan2(2 * v, vx - vy) / 2
  // Upright waters: leaning as far as can be read, towards the side they lean to.
  const held = Math.max(-MOST, Math.min(MOST, turn))
  return Math.round(held / STEP) * STEP
}
