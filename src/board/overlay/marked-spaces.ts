/** Where two maps differ: outlines and numbers of a list. */
import { clickPointOf, toScreen } from '../geography/geometry.ts'
import { detailAt, pathsOf } from '../geography/paths.ts'
import { colour } from '../glyphs/colours.ts'
import { drawSprite, NUMBER_FONT, type Sprite, spriteOf } from '../glyphs/sprites.ts'
import { cornerOf, type Layout } from '../placement/layout.ts'
import type { Camera, Canvas2D, Marked } from '../types.ts'

/** Drawn under names and armies. */
export function drawMarkedLand(ctx: Canvas2D, camera: Camera, ratio: number, marked: readonly Marked[]): void {
  const { k } = camera
  const paths = pathsOf(detailAt(k))
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, camera.x * ratio, camera.y * ratio)
  ctx.lineJoin = ctx.lineCap = 'round'
  for (const [ink, width] of [
    [colour('card'), 7],
    [colour('ink'), 2.75],
  ] as const) {
    for (const { space, held } of marked) {
      ctx.setLineDash(held || width === 7 ? [] : [5 / k, 4 / k])
      ctx.strokeStyle = ink
      ctx.lineWidth = width / k
      ctx.stroke(paths.space(space))
    }
  }
  ctx.restore()
}

const DISC_SIZE = 22

function numberSprite(number: number): Sprite {
  return spriteOf(`marked ${number}`, DISC_SIZE, DISC_SIZE, (ctx) => {
    ctx.beginPath()
    ctx.arc(DISC_SIZE / 2, DISC_SIZE / 2, DISC_SIZE / 2, 0, 2 * Math.PI)
    ctx.fillStyle = colour('card')
    ctx.fill()
    ctx.beginPath()
    ctx.arc(DISC_SIZE / 2, DISC_SIZE / 2, DISC_SIZE / 2 - 1.5, 0, 2 * Math.PI)
    ctx.fillStyle = colour('ink')
    ctx.fill()
    ctx.font = `700 12px ${NUMBER_FONT}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillStyle = colour('card')
    ctx.fillText(String(number), DISC_SIZE / 2, DISC_SIZE / 2 + 1)
  })
}

export function drawMarkedNumbers(ctx: Canvas2D, camera: Camera, ratio: number, layout: Layout, marked: readonly Marked[]): void {
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  for (const { space, number } of marked) {
    const block = layout.bySpace.get(space)
    const [x, y] = block ? cornerOf(block, camera) : toScreen(clickPointOf(space), camera)
    drawSprite(ctx, numberSprite(number), x - (block ? DISC_SIZE + 1 : DISC_SIZE / 2), y - (block ? 2 : DISC_SIZE / 2))
  }
  ctx.restore()
}
