/** Naval bases and gates, which keep their places. In scaled board pixels. */
import type { Point } from '../../content/map.ts'
import { gatePoint, navalPorts } from '../geography/gates.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { BoardView } from '../types.ts'
import type { CollisionIndex } from './collisionIndex.ts'

/** The anchor's disc lies a fixed way out from the coast on the screen. */
export function portPoint(port: { readonly coast: Point; readonly sea: Point }, k: number): Point {
  const [cx, cy] = port.coast
  const [dx, dy] = [port.sea[0] - cx, port.sea[1] - cy]
  const away = Math.hypot(dx, dy) || 1
  return [cx * k + (dx / away) * 13, cy * k + (dy / away) * 13]
}

/** What is set on the board leaves them free. */
export function reserveMarks(collisions: CollisionIndex, k: number, passages: BoardView['passages'] = []): void {
  if (k < FAR_SCALE) return
  const gates = passages.flatMap((passage) => {
    const at = gatePoint(passage, passages)
    return at ? [[at[0] * k, at[1] * k]] : []
  })
  for (const [x = 0, y = 0] of [...navalPorts().map((port) => portPoint(port, k)), ...gates])
    collisions.add({ x0: x - 11, y0: y - 11, x1: x + 11, y1: y + 11 })
}
