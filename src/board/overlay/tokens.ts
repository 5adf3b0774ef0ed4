/** Names, armies, bases, battles and target classes, from sprites, in CSS pixels. */

import { isLandSpace } from '../geography/current-board.ts'
import { toScreen } from '../geography/geometry.ts'
import {
  BASE_SIZE,
  baseSprite,
  battleSprite,
  foughtSprite,
  GATE_SIZE,
  gateSprite,
  TARGET_SIZE,
  targetSprite,
} from '../glyphs/badges.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import { labelSprite } from '../glyphs/labels.ts'
import { drawSprites, type PlacedSprite, type Sprite } from '../glyphs/sprites.ts'
import { chipSprite, stripSprite } from '../glyphs/strips.ts'
import { FAR_SCALE, pillSprite, pipSprite, risingSprite } from '../glyphs/totals.ts'
import { gatePoint, navalPorts, portPoint } from '../placement/bases-and-gates.ts'
import { isCapital } from '../placement/display-priority.ts'
import { cornerOf, type Layout, type PlacedBlock } from '../placement/layout.ts'
import { battleSpot, targetSpot } from '../placement/screen-rects.ts'
import type { BoardView, Camera, Canvas2D, Size } from '../types.ts'

/** Pixels between a name and its army. */
const MAX_NAME_DISTANCE = 200

function isVisible(x: number, y: number, w: number, h: number, view: Size): boolean {
  return x + w > -8 && y + h > -8 && x < view.width + 8 && y < view.height + 8
}

type Put = (sprite: Sprite, x: number, y: number) => void

function putArmies(put: Put, block: PlacedBlock, left: number, top: number): void {
  const ships = !isLandSpace(block.space)
  for (const army of block.armies) {
    const sprite =
      block.form === 'pips'
        ? pipSprite(army.strips, isCapital(block.space), ships)
        : block.form === 'chips'
          ? chipSprite(army.strips[0]!, ships)
          : stripSprite(army.strips[0]!)
    put(sprite, left + army.x + (army.w - sprite.w) / 2, top + army.y)
  }
}

function putMarks(put: Put, block: PlacedBlock, left: number, top: number, view: BoardView, layout: Layout): void {
  const target = view.targets[block.space]
  const battle = view.battles.find(({ space }) => space === block.space)
  if (target) {
    const [x, y] = targetSpot(block.space, layout)
    put(targetSprite(target), left + x - TARGET_SIZE / 2, top + y - TARGET_SIZE / 2)
  }
  if (!battle) return
  const sprite = battle.resolved ? foughtSprite() : battleSprite(battle.required)
  const [bx, by] = battleSpot(block.space, layout, target !== undefined)
  put(sprite, left + bx - sprite.w / 2, top + by - sprite.h / 2)
}

export function drawTokens(ctx: Canvas2D, camera: Camera, ratio: number, viewport: Size, layout: Layout, view: BoardView): void {
  const stamps: PlacedSprite[] = []
  const put: Put = (...stamp) => stamps.push(stamp)
  if (camera.k >= FAR_SCALE) {
    const base = baseSprite()
    for (const port of navalPorts()) {
      const [x, y] = portPoint(port, camera.k)
      if (isVisible(x + camera.x - BASE_SIZE, y + camera.y - BASE_SIZE, BASE_SIZE * 2, BASE_SIZE * 2, viewport))
        put(base, x + camera.x - BASE_SIZE / 2, y + camera.y - BASE_SIZE / 2)
    }
    for (const passage of view.passages ?? []) {
      const at = gatePoint(passage, view.passages ?? [])
      if (!at) continue
      const [x, y] = toScreen(at, camera)
      if (isVisible(x - GATE_SIZE, y - GATE_SIZE, GATE_SIZE * 2, GATE_SIZE * 2, viewport))
        put(gateSprite(passage.gate), x - GATE_SIZE / 2, y - GATE_SIZE / 2)
    }
  }
  // Drawn under the leader lines.
  const below = stamps.length
  const seen = layout.placed
    .map((block) => ({ block, at: cornerOf(block, camera) }))
    .filter(({ block, at: [x, y] }) =>
      isVisible(
        x - MAX_NAME_DISTANCE,
        y - MAX_NAME_DISTANCE,
        block.w + 2 * MAX_NAME_DISTANCE,
        block.h + 2 * MAX_NAME_DISTANCE,
        viewport,
      ),
    )
  for (const { block, at } of seen)
    if (block.label) put(labelSprite(block.label.label), at[0] + block.label.x, at[1] + block.label.y)
  for (const { block, at } of seen) {
    putArmies(put, block, at[0], at[1])
    const pending = view.pendingPlacements[block.space]
    const rising = view.rising?.[block.space]
    const sprite = pending ? pillSprite(pending, true) : rising ? risingSprite(rising.units, rising.power) : null
    if (sprite && block.pending) put(sprite, at[0] + block.pending.x, at[1] + block.pending.y)
  }
  for (const { block, at } of seen) putMarks(put, block, at[0], at[1], view, layout)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  drawSprites(ctx, stamps.slice(0, below))
  drawLeaders(
    ctx,
    camera,
    layout.placed.filter(({ leaderStart }) => leaderStart),
  )
  drawSprites(ctx, stamps.slice(below))
  ctx.restore()
}

// Leader lines from names and armies at sea to their land.
export function drawLeaders(ctx: Canvas2D, camera: Camera, placed: readonly PlacedBlock[]): void {
  ctx.lineCap = 'round'
  for (const block of placed) {
    if (!block.leaderStart) continue
    const [x, y] = [block.leaderStart[0] * camera.k + camera.x, block.leaderStart[1] * camera.k + camera.y]
    const [left, top] = cornerOf(block, camera)
    let [hx, hy, best] = [x, y, Number.POSITIVE_INFINITY]
    const { label, armies, isNameLeader } = block
    for (const part of label ? (isNameLeader ? [label] : [label, ...armies]) : armies) {
      const px = Math.max(left + part.x, Math.min(x, left + part.x + part.w))
      const py = Math.max(top + part.y, Math.min(y, top + part.y + part.h))
      const away = Math.hypot(px - x, py - y)
      if (away < best) [hx, hy, best] = [px, py, away]
    }
    for (const [ink, width] of [
      [colour('paper'), 3],
      [withAlpha(colour('ink'), 0.75), 1],
    ] as const) {
      ctx.strokeStyle = ctx.fillStyle = ink
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(hx, hy)
      ctx.stroke()
      ctx.beginPath()
      ctx.arc(x, y, width === 1 ? 2 : 3, 0, 7)
      ctx.fill()
    }
  }
}
