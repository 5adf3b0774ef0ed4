/** Further small marks beside a name: convoys, patrols, countries that were paid for, revolts. Drawn into the label's own picture. */
import type { PowerId, SpaceId } from '../engine/types/ids'
import { colour, colours, faded } from './colours'
import { drawDevice, drawUnit } from './sprites'
import type { BoardView } from './types'

type Ctx = CanvasRenderingContext2D

export type Sign =
  | { readonly kind: 'convoy'; readonly owners: readonly PowerId[] }
  | { readonly kind: 'patrol' }
  | { readonly kind: 'paid' | 'revolt'; readonly by: PowerId }

const NONE: readonly Sign[] = []
type Signed = Pick<BoardView, 'convoys' | 'patrolled' | 'influenced' | 'revolts'>

export function signsOf(space: SpaceId, { convoys, patrolled, influenced, revolts }: Signed): readonly Sign[] {
  if (!convoys && !patrolled && !influenced && !revolts) return NONE
  const signs: Sign[] = []
  for (const { zone, owners } of convoys ?? []) if (zone === space) signs.push({ kind: 'convoy', owners })
  if (patrolled?.includes(space)) signs.push({ kind: 'patrol' })
  for (const { space: at, by } of influenced ?? []) if (at === space) signs.push({ kind: 'paid', by })
  for (const { space: at, by } of revolts ?? []) if (at === space) signs.push({ kind: 'revolt', by })
  return signs.length > 0 ? signs : NONE
}

/** Signs with equal keys look alike. */
export const signKey = (sign: Sign): string =>
  sign.kind === 'convoy' ? `convoy ${sign.owners.join('+')}` : sign.kind === 'patrol' ? 'patrol' : `${sign.kind} ${sign.by}`

/** Between two signs, and before the first. */
const APART = 5
const HIGH = 17
const HULL = 14
const OWNER = 13

const inner = (sign: Sign): number =>
  sign.kind === 'convoy'
    ? HULL + 10 + sign.owners.length * (OWNER + 1)
    : sign.kind === 'patrol'
      ? 24
      : sign.kind === 'paid'
        ? 17
        : 27

/** Width (px) with what keeps it apart from what stands before it. */
export const signWidth = (sign: Sign): number => inner(sign) + APART

/** x: where what stands before it ends; middle: of the line. */
export function drawSign(ctx: Ctx, sign: Sign, x: number, middle: number): void {
  ctx.save()
  ctx.translate(x + APART, middle - HIGH / 2)
  if (sign.kind === 'convoy') drawConvoy(ctx, sign.owners, inner(sign))
  else if (sign.kind === 'patrol') drawPatrol(ctx, inner(sign))
  else if (sign.kind === 'paid') drawCoins(ctx, sign.by)
  else drawRevolt(ctx, sign.by, inner(sign))
  ctx.restore()
}

function roundel(ctx: Ctx, x: number, y: number, size: number, power: string): void {
  const { ink, glyph } = colours(power)
  ctx.beginPath()
  ctx.arc(x, y, size / 2, 0, 7)
  ctx.fillStyle = ink
  ctx.fill()
  const device = size * 0.64
  drawDevice(ctx, power, x - device / 2, y - device / 2, device, glyph)
}

function pill(ctx: Ctx, w: number, ground: string, rim: string, dash: readonly number[] = []): void {
  ctx.beginPath()
  ctx.roundRect(0.5, 0.5, w - 1, HIGH - 1, (HIGH - 1) / 2)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.setLineDash([...dash])
  ctx.strokeStyle = rim
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.setLineDash([])
}

/** A merchantman and the roundels of those it sails for. */
function drawConvoy(ctx: Ctx, owners: readonly PowerId[], w: number): void {
  pill(ctx, w, faded(colour('card'), 0.92), colour('seaInk'))
  drawUnit(ctx, 'transport', 5.5, 1, HULL, colour('seaInk'), colour('card'))
  owners.forEach((power, i) => {
    roundel(ctx, HULL + 8 + OWNER / 2 + i * (OWNER + 1), HIGH / 2, OWNER, power)
  })
}

/** A destroyer behind a broken line: it watches the zone and does not close it. */
function drawPatrol(ctx: Ctx, w: number): void {
  pill(ctx, w, colour('card'), colour('ink'), [3, 2.4])
  drawUnit(ctx, 'destroyer', 5, 1.5, HULL, colour('ink'), colour('card'))
}

/** A pile of coin, the uppermost with the device of who paid. */
function drawCoins(ctx: Ctx, by: PowerId): void {
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
  roundel(ctx, middle, 6.7, 10.5, by)
}

/** A flame and the device of who lit it. */
function drawRevolt(ctx: Ctx, by: PowerId, w: number): void {
  const { ink, glyph } = colours(by)
  pill(ctx, w, ink, colour('card'))
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
