/** Army strips: one for each power in a space, device first, then every kind of unit with its count. */
import { POWERS, UNIT_TYPES, type UnitType } from '../engine/types/ids'
import type { StackView } from '../engine/types/outcome'
import { colour, colours, faded, sideOf } from './colours'
import { drawDevice, drawUnit, NUMBERS, type Sprite, spriteOf, unitWidth, widthOf } from './sprites'

type Ctx = CanvasRenderingContext2D
type Power = StackView['power']
type Cargo = NonNullable<StackView['cargo']>

export type Segment = {
  readonly type: UnitType
  readonly count: number
  readonly damaged: boolean
  readonly submerged: boolean
  readonly moved: 'all' | 'some' | 'none'
  readonly cargo: Cargo
}
export type Strip = { readonly power: Power; readonly segments: readonly Segment[]; readonly total: number }

export const STRIP_HEIGHT = 24
export const CHIP_HEIGHT = 20
const SILHOUETTE = 18
const COUNT = `650 13.5px ${NUMBERS}`
const DEVICE_CELL = 26
const GAP = 4

const cargoKey = (cargo: Cargo | undefined) => (cargo ?? []).map(({ power, type }) => `${power}:${type}`).join('+')
const rank = (power: Power) => (sideOf(power) === 'central' ? 0 : 10) + POWERS.indexOf(power)

/** Strips in the order in which they stand: the Central Powers above, the Allies below. */
export function stripsOf(stacks: readonly StackView[]): readonly Strip[] {
  const powers = [...new Set(stacks.map((stack) => stack.power))].sort((a, b) => rank(a) - rank(b))
  return powers.map((power) => {
    const own = stacks.filter((stack) => stack.power === power)
    const groups = new Map<string, StackView[]>()
    for (const stack of own) {
      const key = `${stack.type} ${stack.damaged ?? ''} ${stack.submerged ?? ''} ${cargoKey(stack.cargo)}`
      groups.set(key, [...(groups.get(key) ?? []), stack])
    }
    const segments = [...groups.values()].map(([first, ...rest]): Segment => {
      const group = [first!, ...rest]
      const moved = group.filter((stack) => stack.moved).length
      return {
        type: first!.type,
        count: group.reduce((sum, stack) => sum + stack.count, 0),
        damaged: first!.damaged ?? false,
        submerged: first!.submerged ?? false,
        moved: moved === 0 ? 'none' : moved === group.length ? 'all' : 'some',
        cargo: first!.cargo ?? [],
      }
    })
    segments.sort((a, b) => UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type) || Number(a.damaged) - Number(b.damaged))
    return { power, segments, total: segments.reduce((sum, segment) => sum + segment.count, 0) }
  })
}

const strongest = (strips: readonly Strip[], side: string): Strip =>
  strips
    .filter(({ power }) => (sideOf(power) ?? 'none') === side)
    .reduce((best, strip) => (strip.total > best.total ? strip : best))

/** At most one for each side and one for those of none, in the ink of its strongest power: enough for the board seen from afar. */
export function sidesOf(strips: readonly Strip[]): readonly Strip[] {
  const bySide = new Map<string, Strip>()
  for (const strip of strips) {
    const side = sideOf(strip.power) ?? 'none'
    const other = bySide.get(side)
    const { power } = strongest(strips, side)
    bySide.set(side, { power, segments: [], total: strip.total + (other?.total ?? 0) })
  }
  return [...bySide.values()]
}

/** Strips with equal keys look alike. */
export function stripKey({ power, segments }: Strip): string {
  const one = (s: Segment) =>
    `${s.type}${s.count}${s.damaged ? 'd' : ''}${s.submerged ? 's' : ''}${s.moved === 'none' ? '' : s.moved}${cargoKey(s.cargo)}`
  return `${power}|${segments.map(one).join(',')}`
}

const CARGO = 13
const cargoWidth = (cargo: Cargo) =>
  cargo.length === 0 ? 0 : 5 + cargo.reduce((sum, { type }) => sum + unitWidth(type, CARGO) + 4, 0)
const showsCount = (segment: Segment) => segment.cargo.length === 0 || segment.count > 1

function segmentWidth(segment: Segment): number {
  const count = showsCount(segment) ? widthOf(String(segment.count), COUNT) + GAP : 0
  return unitWidth(segment.type, SILHOUETTE) + count + cargoWidth(segment.cargo)
}

export function stripWidth({ segments }: Strip): number {
  return DEVICE_CELL + segments.reduce((sum, segment) => sum + segmentWidth(segment) + 7, 0) + 1
}

/** The card itself: edges of the cards behind it, ground, light edge. */
function card(ctx: Ctx, w: number, h: number, ink: string, behind: number): void {
  for (let n = behind; n >= 0; n--) {
    ctx.beginPath()
    ctx.roundRect(n * 2, n * 2, w, h, 2.5)
    ctx.fillStyle = ink
    ctx.fill()
    ctx.lineWidth = 1
    ctx.strokeStyle = colour('paper')
    ctx.stroke()
  }
}

export const edgesBehind = (total: number): number => (total >= 10 ? 2 : total >= 5 ? 1 : 0)

function wave(ctx: Ctx, x: number, y: number, w: number): void {
  ctx.beginPath()
  ctx.moveTo(x, y)
  for (let at = 0; at < w; at += 6) {
    ctx.quadraticCurveTo(x + at + 1.5, y - 2.4, x + at + 3, y)
    ctx.quadraticCurveTo(x + at + 4.5, y + 2.4, x + Math.min(at + 6, w), y)
  }
  ctx.stroke()
}

function drawSegment(ctx: Ctx, segment: Segment, x: number, power: Power): void {
  const { ink, glyph } = colours(power)
  const w = segmentWidth(segment)
  ctx.save()
  if (segment.submerged) {
    ctx.fillStyle = faded(glyph, 0.22)
    ctx.fillRect(x - 2.5, 5, w + 5, STRIP_HEIGHT - 6)
    ctx.strokeStyle = glyph
    ctx.lineWidth = 1.1
    wave(ctx, x - 2.5, 5, w + 5)
    ctx.globalAlpha = 0.75
  }
  drawUnit(ctx, segment.type, x, segment.submerged ? 5 : 3, SILHOUETTE, glyph, ink, segment.damaged ? -9 : 0)
  let at = x + unitWidth(segment.type, SILHOUETTE)
  if (segment.damaged) {
    const middle = x + unitWidth(segment.type, SILHOUETTE) / 2
    ctx.fillStyle = colour('paper')
    ctx.beginPath()
    ctx.moveTo(middle - 4, -1)
    ctx.lineTo(middle + 4, -1)
    ctx.lineTo(middle, 4)
    ctx.fill()
  }
  if (segment.cargo.length > 0) {
    const box = cargoWidth(segment.cargo) - 2
    const [first] = segment.cargo
    const painted = colours(first!.power)
    ctx.beginPath()
    ctx.roundRect(at + 2, 3.5, box, STRIP_HEIGHT - 7, 2)
    ctx.fillStyle = first!.power === power ? faded(glyph, 0.2) : painted.ink
    ctx.fill()
    ctx.lineWidth = 0.8
    ctx.strokeStyle = faded(glyph, 0.7)
    ctx.stroke()
    let inside = at + 5
    for (const { type, power: owner } of segment.cargo) {
      drawUnit(ctx, type, inside, 5.5, CARGO, owner === power ? glyph : colours(owner).glyph, ink)
      inside += unitWidth(type, CARGO) + 4
    }
    at += cargoWidth(segment.cargo)
  }
  if (showsCount(segment)) {
    ctx.fillStyle = glyph
    ctx.font = COUNT
    ctx.textBaseline = 'middle'
    ctx.fillText(String(segment.count), at + GAP, STRIP_HEIGHT / 2 + 1)
  }
  if (segment.moved !== 'none') {
    ctx.globalAlpha = 1
    ctx.beginPath()
    ctx.arc(x - 0.5, STRIP_HEIGHT - 4, 2, 0, 7)
    ctx.lineWidth = 1.6
    ctx.strokeStyle = ink
    ctx.stroke()
    ctx.lineWidth = 1
    ctx.strokeStyle = ctx.fillStyle = glyph
    if (segment.moved === 'all') ctx.fill()
    else ctx.stroke()
  }
  ctx.restore()
}

export function stripSprite(strip: Strip): Sprite {
  const w = Math.round(stripWidth(strip))
  const { ink, glyph } = colours(strip.power)
  return spriteOf(`strip ${stripKey(strip)}`, w, STRIP_HEIGHT, (ctx) => {
    card(ctx, w, STRIP_HEIGHT, ink, edgesBehind(strip.total))
    drawDevice(ctx, strip.power, 5.5, 6, 12, glyph)
    ctx.fillStyle = faded(glyph, 0.45)
    ctx.fillRect(21, 4, 1, STRIP_HEIGHT - 8)
    let x = DEVICE_CELL
    for (const segment of strip.segments) {
      drawSegment(ctx, segment, x, strip.power)
      x += segmentWidth(segment) + 7
    }
  })
}

export const chipWidth = (strip: Strip): number => Math.round(23 + widthOf(String(strip.total), COUNT))

/** The short form: device and total. A hull instead of a card tells ships. */
export function chipSprite(strip: Strip, ships: boolean): Sprite {
  const w = chipWidth(strip)
  const { ink, glyph } = colours(strip.power)
  return spriteOf(`chip ${strip.power} ${strip.total} ${ships}`, w, CHIP_HEIGHT, (ctx) => {
    if (ships) hull(ctx, w, CHIP_HEIGHT, ink)
    else card(ctx, w, CHIP_HEIGHT, ink, edgesBehind(strip.total))
    drawDevice(ctx, strip.power, 5, 5, 10, glyph)
    ctx.fillStyle = glyph
    ctx.font = COUNT
    ctx.textBaseline = 'middle'
    ctx.fillText(String(strip.total), 18, CHIP_HEIGHT / 2 + 1)
  })
}

export function hull(ctx: Ctx, w: number, h: number, ink: string): void {
  ctx.beginPath()
  ctx.moveTo(-1.5, 0)
  ctx.lineTo(w + 1.5, 0)
  ctx.lineTo(w - 2.5, h)
  ctx.lineTo(2.5, h)
  ctx.closePath()
  ctx.fillStyle = ink
  ctx.fill()
  ctx.lineWidth = 1
  ctx.strokeStyle = colour('paper')
  ctx.stroke()
}
