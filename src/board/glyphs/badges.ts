/** Round marks: target classes, battles, naval bases, gates of canals and straits. */

import { TARGET_MARKS } from '../../store/view/board-view.ts'
import type { Canvas2D, PassageView, TargetClass } from '../types.ts'
import { colour, withAlpha } from './colours.ts'
import { drawMark, type Sprite, spriteOf } from './sprites.ts'

export const TARGET_SIZE = 20
export const BATTLE_SIZE = 24
export const BASE_SIZE = 18

function drawDisc(ctx: Canvas2D, size: number, ground: string, rim: string, width: number): void {
  ctx.beginPath()
  ctx.arc(size / 2, size / 2, size / 2, 0, 7)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.strokeStyle = rim
  ctx.lineWidth = width
  ctx.stroke()
}

export function targetSprite(target: TargetClass): Sprite {
  return spriteOf(`target ${target}`, TARGET_SIZE, TARGET_SIZE, (ctx) => {
    drawDisc(ctx, TARGET_SIZE, colour('card'), colour('ink'), 1.3)
    drawMark(ctx, TARGET_MARKS[target], 3.5, 3.5, 13, colour('ink'))
  })
}

export function battleSprite(required: boolean): Sprite {
  return spriteOf(`battle ${required}`, BATTLE_SIZE, BATTLE_SIZE, (ctx) => {
    if (required) {
      for (const [grown, glow] of [
        [5, 0.45],
        [3, 0.75],
      ] as const) {
        ctx.beginPath()
        ctx.arc(BATTLE_SIZE / 2, BATTLE_SIZE / 2, BATTLE_SIZE / 2 + grown, 0, 7)
        ctx.fillStyle = withAlpha(colour('card'), glow)
        ctx.fill()
      }
    }
    drawDisc(ctx, BATTLE_SIZE, required ? colour('ink') : colour('card'), required ? colour('card') : colour('ink'), 1.4)
    drawMark(ctx, 'attack', 4, 4, 16, required ? colour('card') : colour('ink'))
  })
}

const FOUGHT_SIZE = 16
export function foughtSprite(): Sprite {
  return spriteOf('fought', FOUGHT_SIZE, FOUGHT_SIZE, (ctx) => {
    drawDisc(ctx, FOUGHT_SIZE, colour('card'), withAlpha(colour('ink'), 0.45), 1)
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
  return spriteOf('base', BASE_SIZE, BASE_SIZE, (ctx) => {
    drawDisc(ctx, BASE_SIZE, colour('card'), colour('seaInk'), 1)
    drawMark(ctx, 'load', 2.5, 2.5, 13, colour('ink'))
  })
}

export const GATE_SIZE = 20

export function gateSprite(gate: PassageView['gate']): Sprite {
  return spriteOf(`gate ${gate}`, GATE_SIZE, GATE_SIZE, (ctx) => {
    drawDisc(ctx, GATE_SIZE, colour('card'), colour('seaInk'), 1)
    const ink = colour('ink')
    ctx.fillStyle = ink
    for (const x of [3.6, 14.2]) ctx.fillRect(x, 5, 2.2, 10.4)
    ctx.lineCap = 'butt'
    const wave = (y: number) => {
      ctx.beginPath()
      ctx.moveTo(6.6, y)
      ctx.quadraticCurveTo(8.3, y - 2, 10, y)
      ctx.quadraticCurveTo(11.7, y + 2, 13.4, y)
      ctx.strokeStyle = colour('seaInk')
      ctx.lineWidth = 1.3
      ctx.stroke()
    }
    if (gate === 'open') {
      wave(8)
      wave(12.4)
      return
    }
    const bar = (y: number) => ctx.fillRect(2.4, y, 15.2, 2.2)
    bar(6.4)
    if (gate === 'shut') bar(11.6)
    else wave(12.8)
  })
}
