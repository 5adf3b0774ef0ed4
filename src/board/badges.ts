/** Round marks: what a target is, where a battle waits, naval bases and the canal. */

import { TARGET_MARKS } from '../store/board-view'
import { colour, faded } from './colours'
import { drawMark, type Sprite, spriteOf } from './sprites'
import type { TargetClass } from './types'

export const TARGET = 20
export const BATTLE = 24
export const BASE = 18

function disc(ctx: CanvasRenderingContext2D, size: number, ground: string, rim: string, width: number): void {
  ctx.beginPath()
  ctx.arc(size / 2, size / 2, size / 2, 0, 7)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.strokeStyle = rim
  ctx.lineWidth = width
  ctx.stroke()
}

export function targetSprite(target: TargetClass): Sprite {
  return spriteOf(`target ${target}`, TARGET, TARGET, (ctx) => {
    disc(ctx, TARGET, colour('card'), colour('ink'), 1.3)
    drawMark(ctx, TARGET_MARKS[target], 3.5, 3.5, 13, colour('ink'))
  })
}

/** Must be fought: filled, in two rings. May be fought: outlined. Both bear crossed sabres. */
export function battleSprite(required: boolean): Sprite {
  return spriteOf(`battle ${required}`, BATTLE, BATTLE, (ctx) => {
    if (required) {
      for (const [grown, glow] of [
        [5, 0.45],
        [3, 0.75],
      ] as const) {
        ctx.beginPath()
        ctx.arc(BATTLE / 2, BATTLE / 2, BATTLE / 2 + grown, 0, 7)
        ctx.fillStyle = faded(colour('card'), glow)
        ctx.fill()
      }
    }
    disc(ctx, BATTLE, required ? colour('ink') : colour('card'), required ? colour('card') : colour('ink'), 1.4)
    drawMark(ctx, 'attack', 4, 4, 16, required ? colour('card') : colour('ink'))
  })
}

/** Fought: a quiet tick. */
const FOUGHT = 16
export function foughtSprite(): Sprite {
  return spriteOf('fought', FOUGHT, FOUGHT, (ctx) => {
    disc(ctx, FOUGHT, colour('card'), faded(colour('ink'), 0.45), 1)
    ctx.beginPath()
    ctx.moveTo(4.4, 8.4)
    ctx.lineTo(7, 11)
    ctx.lineTo(11.6, 5.2)
    ctx.lineCap = ctx.lineJoin = 'round'
    ctx.strokeStyle = colour('ink2')
    ctx.lineWidth = 1.6
    ctx.stroke()
  })
}

export function baseSprite(): Sprite {
  return spriteOf('base', BASE, BASE, (ctx) => {
    disc(ctx, BASE, colour('card'), colour('seaInk'), 1)
    drawMark(ctx, 'load', 2.5, 2.5, 13, colour('ink'))
  })
}

export function canalSprite(open: boolean): Sprite {
  return spriteOf(`canal ${open}`, TARGET, TARGET, (ctx) => {
    disc(ctx, TARGET, colour('card'), colour('seaInk'), 1)
    drawMark(ctx, open ? 'strait' : 'straitshut', 3.5, 3.5, 13, colour('ink'))
  })
}
