/** Army strips: one for each power in a space, with its device and every kind of unit. */

import { POWERS, UNIT_TYPES } from '../../engine/types/ids.ts'
import type { StackView } from '../../engine/types/outcome.ts'
import type { Canvas2D, SpaceView } from '../types.ts'
import { edgeColour, powerColours, sideOrNone, withAlpha } from './colours.ts'
import { COUNT, cargoKey, drawSegment, type Segment, STRIP_HEIGHT, segmentKey, segmentWidth } from './segments.ts'
import { drawDevice, drawUnit, type Sprite, spriteByObject, spriteOf, textWidth, unitWidth } from './sprites.ts'

type Power = StackView['power']

export { type Segment, STRIP_HEIGHT }
/** `gas`: some guns have gas, cargo included; totals show it because they show no guns. */
export type Strip = {
  readonly power: Power
  readonly segments: readonly Segment[]
  readonly total: number
  readonly gas?: boolean
}

export const CHIP_HEIGHT = 20
const DEVICE_CELL = 26

const rank = (power: Power) => (sideOrNone(power) === 'central' ? 0 : 10) + POWERS.indexOf(power)

export function stripsOf(stacks: readonly StackView[], built?: SpaceView['built']): readonly Strip[] {
  const powers = [...new Set(stacks.map((stack) => stack.power))].sort((a, b) => rank(a) - rank(b))
  return powers.map((power) => {
    const own = stacks.filter((stack) => stack.power === power)
    const groups = new Map<string, StackView[]>()
    for (const stack of own) {
      const key = `${stack.type} ${stack.damaged ?? ''} ${stack.submerged ?? ''} ${stack.gas ?? ''} ${cargoKey(stack.cargo)}`
      groups.set(key, [...(groups.get(key) ?? []), stack])
    }
    const segments = [...groups.values()].map(([first, ...rest]): Segment => {
      const group = [first!, ...rest]
      const moved = group.filter((stack) => stack.moved).length
      const count = group.reduce((sum, stack) => sum + stack.count, 0)
      const aged = first!.damaged || first!.submerged || (first!.cargo?.length ?? 0) > 0
      const fresh = built && built.power === power && !aged ? (built.units[first!.gas ? 'poison-gas' : first!.type] ?? 0) : 0
      return {
        type: first!.type,
        count,
        damaged: first!.damaged ?? false,
        submerged: first!.submerged ?? false,
        moved: moved === 0 ? 'none' : moved === group.length ? 'all' : 'some',
        cargo: first!.cargo ?? [],
        ...(first!.gas ? { gas: true as const } : {}),
        ...(fresh > 0 ? { built: fresh >= count ? ('all' as const) : ('some' as const) } : {}),
      }
    })
    segments.sort(
      (a, b) =>
        UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type) ||
        Number(a.damaged) - Number(b.damaged) ||
        Number(a.gas ?? false) - Number(b.gas ?? false),
    )
    const gas = own.some((stack) => stack.gas || stack.cargo?.some((unit) => unit.gas))
    return { power, segments, total: segments.reduce((sum, segment) => sum + segment.count, 0), gas }
  })
}

const strongest = (strips: readonly Strip[], side: string): Strip =>
  strips
    .filter(({ power }) => (sideOrNone(power) ?? 'none') === side)
    .reduce((best, strip) => (strip.total > best.total ? strip : best))

export function totalsBySide(strips: readonly Strip[]): readonly Strip[] {
  const bySide = new Map<string, Strip>()
  for (const strip of strips) {
    const side = sideOrNone(strip.power) ?? 'none'
    const other = bySide.get(side)
    const { power } = strongest(strips, side)
    const gas = strip.gas || (other?.gas ?? false)
    bySide.set(side, { power, segments: [], total: strip.total + (other?.total ?? 0), gas })
  }
  return [...bySide.values()]
}

/** Cache key. */
export const stripKey = ({ power, segments }: Strip): string => `${power}|${segments.map(segmentKey).join(',')}`

export function stripWidth({ segments }: Strip): number {
  return DEVICE_CELL + segments.reduce((sum, segment) => sum + segmentWidth(segment) + 7, 0) + 1
}

function drawCard(ctx: Canvas2D, w: number, h: number, power: string | null, behind: number): void {
  for (let n = behind; n >= 0; n--) {
    ctx.beginPath()
    ctx.roundRect(n * 2, n * 2, w, h, 2.5)
    ctx.fillStyle = powerColours(power).ink
    ctx.fill()
    ctx.lineWidth = 1
    ctx.strokeStyle = edgeColour(power)
    ctx.stroke()
  }
}

export const edgesBehind = (total: number): number => (total >= 10 ? 2 : total >= 5 ? 1 : 0)

export const stripSprite = spriteByObject((strip: Strip): Sprite => {
  const w = Math.round(stripWidth(strip))
  const { glyph } = powerColours(strip.power)
  return spriteOf(`strip ${stripKey(strip)}`, w, STRIP_HEIGHT, (ctx) => {
    drawCard(ctx, w, STRIP_HEIGHT, strip.power, edgesBehind(strip.total))
    drawDevice(ctx, strip.power, 5.5, 6, 12, glyph)
    ctx.fillStyle = withAlpha(glyph, 0.45)
    ctx.fillRect(21, 4, 1, STRIP_HEIGHT - 8)
    let x = DEVICE_CELL
    for (const segment of strip.segments) {
      drawSegment(ctx, segment, x, strip.power)
      x += segmentWidth(segment) + 7
    }
  })
})

const MASK_SIZE = 11
export const maskWidth = ({ gas }: Strip): number => (gas ? unitWidth('poison-gas', MASK_SIZE) + 3 : 0)
export const drawMask = (ctx: Canvas2D, x: number, middle: number, power: Power): void =>
  drawUnit(ctx, 'poison-gas', x + 3, middle - MASK_SIZE / 2, MASK_SIZE, powerColours(power).glyph, powerColours(power).ink)

export const chipWidth = (strip: Strip): number => Math.round(23 + textWidth(String(strip.total), COUNT) + maskWidth(strip))

export const chipSprite = spriteByObject((strip: Strip, ships: boolean): Sprite => {
  const w = chipWidth(strip)
  const { glyph } = powerColours(strip.power)
  return spriteOf(`chip ${strip.power} ${strip.total} ${strip.gas} ${ships}`, w, CHIP_HEIGHT, (ctx) => {
    if (ships) drawHull(ctx, w, CHIP_HEIGHT, strip.power)
    else drawCard(ctx, w, CHIP_HEIGHT, strip.power, edgesBehind(strip.total))
    drawDevice(ctx, strip.power, 5, 5, 10, glyph)
    ctx.fillStyle = glyph
    ctx.font = COUNT
    ctx.textBaseline = 'middle'
    ctx.fillText(String(strip.total), 18, CHIP_HEIGHT / 2 + 1)
    if (strip.gas) drawMask(ctx, 18 + textWidth(String(strip.total), COUNT), CHIP_HEIGHT / 2, strip.power)
  })
})

export function drawHull(ctx: Canvas2D, w: number, h: number, power: string | null): void {
  ctx.beginPath()
  ctx.moveTo(-1.5, 0)
  ctx.lineTo(w + 1.5, 0)
  ctx.lineTo(w - 2.5, h)
  ctx.lineTo(2.5, h)
  ctx.closePath()
  ctx.fillStyle = powerColours(power).ink
  ctx.fill()
  ctx.lineWidth = 1
  ctx.strokeStyle = edgeColour(power)
  ctx.stroke()
}
