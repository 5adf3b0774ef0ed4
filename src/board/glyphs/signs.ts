/** Further small marks beside a name: decisive land, convoys, patrols, influence, revolts, closed land, armistices. */

import type { PowerId, SpaceId } from '../../engine/types/ids.ts'
import { t } from '../../store/text.ts'
import type { BoardView, Canvas2D, PeaceMark } from '../types.ts'
import { colour, powerColours, withAlpha } from './colours.ts'
import { drawDevice, drawUnit, NUMBER_FONT } from './sprites.ts'

export type Sign =
  | { readonly kind: 'convoy'; readonly owners: readonly PowerId[] }
  | { readonly kind: 'patrol' }
  | { readonly kind: 'deciding' }
  | { readonly kind: 'paid' | 'revolt'; readonly by: PowerId }
  | { readonly kind: 'peace'; readonly peace: PeaceMark }

const NONE: readonly Sign[] = []
type SignSource = Pick<BoardView, 'spaces' | 'convoys' | 'patrolled' | 'influenced' | 'revolts' | 'deciding'>

export function signsOf(
  space: SpaceId,
  { spaces, convoys, patrolled, influenced, revolts, deciding }: SignSource,
): readonly Sign[] {
  const peace = spaces[space]?.peace
  if (!peace && !convoys && !patrolled && !influenced && !revolts && !deciding) return NONE
  const signs: Sign[] = peace ? [{ kind: 'peace', peace }] : []
  if (deciding?.includes(space)) signs.push({ kind: 'deciding' })
  for (const { zone, owners } of convoys ?? []) if (zone === space) signs.push({ kind: 'convoy', owners })
  if (patrolled?.includes(space)) signs.push({ kind: 'patrol' })
  for (const { space: at, by } of influenced ?? []) if (at === space) signs.push({ kind: 'paid', by })
  for (const { space: at, by } of revolts ?? []) if (at === space) signs.push({ kind: 'revolt', by })
  return signs.length > 0 ? signs : NONE
}

/** Cache key. */
export function signKey(sign: Sign): string {
  if (sign.kind === 'convoy') return `convoy ${sign.owners.join('+')}`
  if (sign.kind === 'peace') return `peace ${sign.peace}`
  return sign.kind === 'patrol' || sign.kind === 'deciding' ? sign.kind : `${sign.kind} ${sign.by}`
}

const GAP = 5
const HEIGHT = 17
const HULL_SIZE = 14
const OWNER_SIZE = 13

const FLAG_WIDTH = 29
const BARE_FLAG_WIDTH = 16
const BAR_WIDTH = 16

function innerWidth(sign: Sign): number {
  switch (sign.kind) {
    case 'convoy':
      return HULL_SIZE + 10 + sign.owners.length * (OWNER_SIZE + 1)
    case 'patrol':
      return 24
    case 'paid':
    case 'deciding':
      return 17
    case 'revolt':
      return 27
    case 'peace':
      return sign.peace === 'closed' ? BAR_WIDTH : sign.peace === 'both' ? BARE_FLAG_WIDTH : FLAG_WIDTH
  }
}

/** Includes the gap before it (px). */
export const signWidth = (sign: Sign): number => innerWidth(sign) + GAP

/** x: the end of what comes before; middle: of the line. */
export function drawSign(ctx: Canvas2D, sign: Sign, x: number, middle: number): void {
  ctx.save()
  ctx.translate(x + GAP, middle - HEIGHT / 2)
  if (sign.kind === 'convoy') drawConvoy(ctx, sign.owners, innerWidth(sign))
  else if (sign.kind === 'patrol') drawPatrol(ctx, innerWidth(sign))
  else if (sign.kind === 'deciding') drawStar(ctx)
  else if (sign.kind === 'paid') drawCoins(ctx, sign.by)
  else if (sign.kind === 'peace') drawPeace(ctx, sign.peace, innerWidth(sign))
  else drawRevolt(ctx, sign.by, innerWidth(sign))
  ctx.restore()
}

function drawRoundel(ctx: Canvas2D, x: number, y: number, size: number, power: string): void {
  const { ink, glyph } = powerColours(power)
  ctx.beginPath()
  ctx.arc(x, y, size / 2, 0, 7)
  ctx.fillStyle = ink
  ctx.fill()
  const device = size * 0.64
  drawDevice(ctx, power, x - device / 2, y - device / 2, device, glyph)
}

function drawPill(ctx: Canvas2D, w: number, ground: string, rim: string, dash: readonly number[] = []): void {
  ctx.beginPath()
  ctx.roundRect(0.5, 0.5, w - 1, HEIGHT - 1, (HEIGHT - 1) / 2)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.setLineDash([...dash])
  ctx.strokeStyle = rim
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.setLineDash([])
}

function drawConvoy(ctx: Canvas2D, owners: readonly PowerId[], w: number): void {
  drawPill(ctx, w, withAlpha(colour('card'), 0.92), colour('seaInk'))
  drawUnit(ctx, 'transport', 5.5, 1, HULL_SIZE, colour('seaInk'), colour('card'))
  owners.forEach((power, i) => {
    drawRoundel(ctx, HULL_SIZE + 8 + OWNER_SIZE / 2 + i * (OWNER_SIZE + 1), HEIGHT / 2, OWNER_SIZE, power)
  })
}

function drawPatrol(ctx: Canvas2D, w: number): void {
  drawPill(ctx, w, colour('card'), colour('ink'), [3, 2.4])
  drawUnit(ctx, 'destroyer', 5, 1.5, HULL_SIZE, colour('ink'), colour('card'))
}

function drawStar(ctx: Canvas2D): void {
  const middle = HEIGHT / 2
  ctx.beginPath()
  ctx.arc(middle, middle, 8, 0, 7)
  ctx.fillStyle = colour('ink')
  ctx.fill()
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const [far, angle] = [point % 2 === 0 ? 6.4 : 2.7, (point * Math.PI) / 5 - Math.PI / 2]
    ctx.lineTo(middle + far * Math.cos(angle), middle + 0.4 + far * Math.sin(angle))
  }
  ctx.closePath()
  ctx.fillStyle = colour('card')
  ctx.fill()
}

function drawCoins(ctx: Canvas2D, by: PowerId): void {
  const middle = 8
  ctx.strokeStyle = colour('ink')
  ctx.lineWidth = 1
  ctx.fillStyle = colour('card')
  for (const y of [10.5, 8.6, 6.7]) {
    ctx.beginPath()
    ctx.arc(middle, y, 6.6, 0, 7)
    ctx.fill()
    ctx.stroke()
  }
  drawRoundel(ctx, middle, 6.7, 10.5, by)
}

function drawRevolt(ctx: Canvas2D, by: PowerId, w: number): void {
  const { ink, glyph } = powerColours(by)
  drawPill(ctx, w, ink, colour('card'))
  ctx.fillStyle = glyph
  ctx.beginPath()
  ctx.moveTo(9.2, 2)
  ctx.bezierCurveTo(9.8, 5, 13.4, 6.4, 13.4, 10.2)
  ctx.bezierCurveTo(13.4, 13, 11.6, 14.8, 9.2, 14.8)
  ctx.bezierCurveTo(6.8, 14.8, 4.8, 13, 4.8, 10.4)
  ctx.bezierCurveTo(4.8, 8.6, 5.8, 7.4, 6.4, 6)
  ctx.bezierCurveTo(6.9, 7.4, 7.4, 8, 8, 8.2)
  ctx.bezierCurveTo(8.6, 6.4, 8.2, 4, 9.2, 2)
  ctx.fill()
  drawDevice(ctx, by, 15, 4.25, 8.5, glyph)
}

function drawPeace(ctx: Canvas2D, peace: PeaceMark, w: number): void {
  const ink = colour('ink')
  ctx.fillStyle = colour('card')
  ctx.strokeStyle = ink
  ctx.beginPath()
  if (peace === 'closed') {
    ctx.lineWidth = 1.4
    ctx.arc(w / 2, HEIGHT / 2, 7, 0, 7)
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = ink
    ctx.fillRect(w / 2 - 4.2, HEIGHT / 2 - 1.5, 8.4, 3)
    return
  }
  const [left, right, top, low] = [2, w - 1, 1.5, 14]
  ctx.lineWidth = 1.1
  ctx.lineJoin = 'round'
  ctx.moveTo(left, top)
  ctx.quadraticCurveTo(left + (right - left) * 0.3, top - 1.6, (left + right) / 2, top)
  ctx.quadraticCurveTo(left + (right - left) * 0.75, top + 1.6, right, top)
  ctx.lineTo(right, low)
  ctx.quadraticCurveTo(left + (right - left) * 0.75, low + 1.6, (left + right) / 2, low)
  ctx.quadraticCurveTo(left + (right - left) * 0.3, low - 1.6, left, low)
  ctx.fill()
  ctx.stroke()
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(left, 0)
  ctx.lineTo(left, HEIGHT)
  ctx.stroke()
  if (peace === 'both') return
  ctx.fillStyle = ink
  ctx.font = `700 11px ${NUMBER_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(t('board.sideCode', { side: peace }), (left + right) / 2 + 0.5, (top + low) / 2 + 0.8)
}
