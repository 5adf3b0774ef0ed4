/** One kind of unit on an army strip: silhouette, count and state. Widths in CSS pixels. */

import type { UnitType } from '../../engine/types/ids.ts'
import type { StackView } from '../../engine/types/outcome.ts'
import type { Canvas2D } from '../types.ts'
import { colour, powerColours, withAlpha } from './colours.ts'
import { drawUnit, NUMBER_FONT, textWidth, unitWidth } from './sprites.ts'

type Power = StackView['power']
type Cargo = NonNullable<StackView['cargo']>

export type Segment = {
  readonly type: UnitType
  readonly count: number
  readonly damaged: boolean
  readonly submerged: boolean
  readonly moved: 'all' | 'some' | 'none'
  readonly cargo: Cargo
  readonly gas?: true
  /** Mobilized this turn. */
  readonly built?: 'all' | 'some'
}

export const STRIP_HEIGHT = 24
export const COUNT = `650 13.5px ${NUMBER_FONT}`
const SILHOUETTE = 18
const CARGO = 14
const GAP = 4
/** Figures have no descenders, so the count sits lower. */
const DROP = 1

export const cargoKey = (cargo: Cargo | undefined) =>
  (cargo ?? []).map(({ power, type, gas }) => `${power}:${type}${gas ? '*' : ''}`).join('+')

const cargoWidth = (cargo: Cargo) =>
  cargo.length === 0 ? 0 : 5 + cargo.reduce((sum, { type }) => sum + unitWidth(type, CARGO) + 4, 0)
const showsCount = (segment: Segment) => segment.cargo.length === 0 || segment.count > 1

export function segmentWidth(segment: Segment): number {
  const count = showsCount(segment) ? textWidth(String(segment.count), COUNT) + GAP : 0
  return unitWidth(segment.type, SILHOUETTE) + count + cargoWidth(segment.cargo)
}

/** Cache key. */
export const segmentKey = (s: Segment): string =>
  [
    `${s.type}${s.count}`,
    s.damaged ? 'd' : '',
    s.submerged ? 's' : '',
    s.gas ? 'g' : '',
    s.moved === 'none' ? '' : s.moved,
    s.built ? `+${s.built}` : '',
    cargoKey(s.cargo),
  ].join('')

function wave(ctx: Canvas2D, x: number, y: number, w: number): void {
  ctx.moveTo(x, y)
  const step = w / Math.max(1, Math.round(w / 6))
  for (let at = x; at < x + w - 0.1; at += step) {
    ctx.quadraticCurveTo(at + step / 4, y - 2.6, at + step / 2, y)
    ctx.quadraticCurveTo(at + (step * 3) / 4, y + 2.6, at + step, y)
  }
}

function drawWater(ctx: Canvas2D, x: number, w: number): void {
  const [left, top, width] = [x - 3.5, 5.5, w + 7]
  ctx.beginPath()
  wave(ctx, left, top, width)
  ctx.lineTo(left + width, STRIP_HEIGHT - 2)
  ctx.lineTo(left, STRIP_HEIGHT - 2)
  ctx.closePath()
  ctx.fillStyle = colour('sea')
  ctx.fill()
  ctx.strokeStyle = colour('seaInk')
  ctx.lineWidth = 1.2
  ctx.beginPath()
  wave(ctx, left, top, width)
  ctx.stroke()
  ctx.setLineDash([2, 2])
  ctx.beginPath()
  ctx.moveTo(left + width, top + 2)
  ctx.lineTo(left + width, STRIP_HEIGHT - 2)
  ctx.lineTo(left, STRIP_HEIGHT - 2)
  ctx.lineTo(left, top + 2)
  ctx.stroke()
  ctx.setLineDash([])
}

function drawNotch(ctx: Canvas2D, middle: number): void {
  ctx.fillStyle = colour('paper')
  ctx.beginPath()
  ctx.moveTo(middle - 4.5, -1)
  ctx.lineTo(middle + 4.5, -1)
  ctx.lineTo(middle, 4)
  ctx.fill()
}

function drawCargo(ctx: Canvas2D, cargo: Cargo, x: number, power: Power): void {
  const { ink, glyph } = powerColours(power)
  const [first] = cargo
  ctx.beginPath()
  ctx.roundRect(x + 2, 3.5, cargoWidth(cargo) - 2, STRIP_HEIGHT - 7, 2)
  ctx.fillStyle = first!.power === power ? withAlpha(glyph, 0.18) : powerColours(first!.power).ink
  ctx.fill()
  ctx.lineWidth = 1
  ctx.strokeStyle = withAlpha(glyph, 0.75)
  ctx.stroke()
  let inside = x + 5
  for (const { type, power: owner, gas } of cargo) {
    const line = owner === power ? glyph : powerColours(owner).glyph
    drawUnit(ctx, type, inside, 5, CARGO, line, ink)
    if (gas) drawUnit(ctx, 'poison-gas', inside - 1, 4, 8, line, ink)
    inside += unitWidth(type, CARGO) + 4
  }
}

function drawGas(ctx: Canvas2D, x: number, power: Power): void {
  const { ink, glyph } = powerColours(power)
  ctx.beginPath()
  ctx.roundRect(x - 2.5, -0.5, MASK_SIZE, MASK_SIZE + 2.5, 4.5)
  ctx.fillStyle = ink
  ctx.fill()
  drawUnit(ctx, 'poison-gas', x - 1.5, 1, MASK_SIZE, glyph, ink)
}
const MASK_SIZE = 10

function drawMoved(ctx: Canvas2D, x: number, moved: Segment['moved'], power: Power): void {
  const { ink, glyph } = powerColours(power)
  ctx.beginPath()
  ctx.arc(x - 1, STRIP_HEIGHT - 4.5, 2.4, 0, 7)
  ctx.lineWidth = 2
  ctx.strokeStyle = ink
  ctx.stroke()
  ctx.lineWidth = 1.1
  ctx.strokeStyle = glyph
  ctx.fillStyle = moved === 'all' ? glyph : ink
  ctx.fill()
  ctx.stroke()
}

function drawBuilt(ctx: Canvas2D, x: number, w: number, built: 'all' | 'some', power: Power): void {
  ctx.fillStyle = powerColours(power).glyph
  if (built === 'all') ctx.fillRect(x - 1, 0.5, w + 2, 2)
  else for (let at = x - 1; at < x + w; at += 5) ctx.fillRect(at, 0.5, Math.min(3, x + w + 1 - at), 2)
}

/** x: where the silhouette begins. */
export function drawSegment(ctx: Canvas2D, segment: Segment, x: number, power: Power): void {
  const { ink, glyph } = powerColours(power)
  const w = segmentWidth(segment)
  const under = segment.submerged
  const [line, ground] = under ? [colour('seaInk'), colour('sea')] : [glyph, ink]
  ctx.save()
  if (under) drawWater(ctx, x, w)
  const low = under || segment.damaged
  drawUnit(ctx, segment.type, x, low ? 5 : 3, low ? 17 : SILHOUETTE, line, ground, segment.damaged ? -9 : 0)
  let at = x + unitWidth(segment.type, SILHOUETTE)
  if (segment.gas) drawGas(ctx, x, power)
  if (segment.damaged) drawNotch(ctx, x + unitWidth(segment.type, SILHOUETTE) / 2)
  if (segment.cargo.length > 0) {
    drawCargo(ctx, segment.cargo, at, power)
    at += cargoWidth(segment.cargo)
  }
  if (showsCount(segment)) {
    ctx.fillStyle = line
    ctx.font = COUNT
    ctx.textBaseline = 'middle'
    ctx.fillText(String(segment.count), at + GAP, STRIP_HEIGHT / 2 + DROP + (under ? 1.5 : 0))
  }
  if (segment.built) drawBuilt(ctx, x, w, segment.built, power)
  if (segment.moved !== 'none') drawMoved(ctx, x, segment.moved, power)
  ctx.restore()
}
