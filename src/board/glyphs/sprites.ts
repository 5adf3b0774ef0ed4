/** Sprite cache: text and silhouettes are too slow to draw in every frame. */

import { type GlyphPaths, glyphs } from '../../content/palette.ts'
import type { Canvas2D } from '../types.ts'
import { createCanvas, estimateWidth } from './canvas.ts'

/** `at`: its box on the canvas with the bleed (device px). */
export type Sprite = {
  readonly canvas: HTMLCanvasElement
  readonly at: readonly [x: number, y: number, w: number, h: number]
  readonly w: number
  readonly h: number
}

/** Margin for halos, rings and card edges. */
export const BLEED = 6
const MAX_SPRITES = 900

/**
 * Sprites share sheets of this size (device px): creating a canvas takes ten times as long as drawing on one. Larger
 * sprites get their own canvas.
 */
const SHEET = { width: 1024, height: 512 }

type SheetRoom = readonly [ctx: Canvas2D, x: number, y: number]

function createSheets(): (w: number, h: number) => SheetRoom {
  let ctx: Canvas2D | undefined
  let x = 0
  let y = 0
  let high = 0
  return (w, h) => {
    if (w > SHEET.width || h > SHEET.height) return [createCanvas(w, h), 0, 0]
    if (x + w > SHEET.width) {
      y += high
      x = high = 0
    }
    if (!ctx || y + h > SHEET.height) {
      ctx = createCanvas(SHEET.width, SHEET.height)
      x = y = high = 0
    }
    const room: SheetRoom = [ctx, x, y]
    x += w
    high = Math.max(high, h)
    return room
  }
}

type SpriteCache = {
  readonly ratio: number
  readonly sprites: Map<string, Sprite>
  readonly room: ReturnType<typeof createSheets>
}
const createSpriteCache = (ratio: number): SpriteCache => ({ ratio, sprites: new Map(), room: createSheets() })
/** Module state: there is one pixel ratio and one set of fonts on the page. */
let spriteCache = createSpriteCache(1)

/** Clears the cache: new pixel ratio, fonts or theme. */
export function resetSprites(pixelRatio: number): void {
  spriteCache = createSpriteCache(pixelRatio)
}

export function setSpriteRatio(pixelRatio: number): void {
  if (spriteCache.ratio !== pixelRatio) resetSprites(pixelRatio)
}

/** For tests and benchmarks. */
export const spriteCounts = { made: 0 }

export function spriteOf(key: string, w: number, h: number, draw: (ctx: Canvas2D, ratio: number) => void): Sprite {
  const { ratio, sprites, room } = spriteCache
  const cached = sprites.get(key)
  if (cached) return cached
  if (sprites.size > MAX_SPRITES) sprites.clear()
  const [across, down] = [Math.ceil((w + 2 * BLEED) * ratio), Math.ceil((h + 2 * BLEED) * ratio)]
  const [ctx, x, y] = room(across, down)
  spriteCounts.made++
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, across, down)
  ctx.clip()
  ctx.setTransform(ratio, 0, 0, ratio, x, y)
  ctx.translate(BLEED, BLEED)
  draw(ctx, ratio)
  ctx.restore()
  const sprite: Sprite = { canvas: ctx.canvas, at: [x, y, across, down], w, h }
  sprites.set(key, sprite)
  return sprite
}

/** Caches a sprite by object, which saves building its key in every frame. The other arguments must follow from the object. */
export function spriteByObject<T extends object, A extends readonly unknown[]>(
  make: (of: T, ...rest: A) => Sprite,
): (of: T, ...rest: A) => Sprite {
  let pictures = new WeakMap<T, Sprite>()
  let of = spriteCache
  return (it, ...rest) => {
    if (of !== spriteCache) {
      pictures = new WeakMap()
      of = spriteCache
    }
    let sprite = pictures.get(it)
    if (!sprite) {
      sprite = make(it, ...rest)
      pictures.set(it, sprite)
    }
    return sprite
  }
}

/** On whole device pixels, so that small type stays sharp. */
export function drawSprite(ctx: Canvas2D, { canvas, at }: Sprite, x: number, y: number): void {
  const { ratio } = spriteCache
  const snap = (value: number) => Math.round((value - BLEED) * ratio) / ratio
  ctx.drawImage(canvas, ...at, snap(x), snap(y), at[2] / ratio, at[3] / ratio)
}

/** Build all sprites before drawing the first: the browser copies a sheet that is drawn on after it was drawn from. */
export type PlacedSprite = readonly [sprite: Sprite, x: number, y: number]

export function drawSprites(ctx: Canvas2D, stamps: readonly PlacedSprite[]): void {
  for (const each of stamps) drawSprite(ctx, ...each)
}

export const NUMBER_FONT = '"Contested Sans", "Source Sans 3 Variable", "Source Sans 3", "Segoe UI", sans-serif'
export const NAME_FONT = '"Contested Serif", "Old Standard TT", "Times New Roman", serif'

const measurer = typeof document === 'undefined' && typeof OffscreenCanvas === 'undefined' ? null : createCanvas(1, 1)

/** Falls back to a table without a canvas (tests). */
export function textWidth(text: string, font: string, tracking = 0): number {
  let width = 0
  if (measurer) {
    measurer.font = font
    width = measurer.measureText(text).width
  }
  if (width === 0) width = estimateWidth(text, font)
  return width + tracking * text.length
}

/** Letter by letter, because some browsers have no `letterSpacing` on a canvas. */
export function drawSpacedText(ctx: Canvas2D, text: string, x: number, y: number, tracking: number, stroke: boolean): void {
  let at = x
  for (const letter of text) {
    if (stroke) ctx.strokeText(letter, at, y)
    else ctx.fillText(letter, at, y)
    at += ctx.measureText(letter).width + tracking
  }
}

const pathCache = new Map<string, Path2D>()
function cachedPath(d: string): Path2D {
  const path = pathCache.get(d) ?? new Path2D(d)
  pathCache.set(d, path)
  return path
}

/** The part of the 24 units that a silhouette fills. */
const EXTENTS: Readonly<Record<string, readonly [number, number]>> = {
  infantry: [2, 17],
  'machine-gun': [1, 23],
  artillery: [0, 23],
  tank: [1, 24],
  fighter: [2, 22],
  transport: [0.7, 23.2],
  'poison-gas': [3, 21],
}

export function unitWidth(type: string, size: number): number {
  const [from, to] = EXTENTS[type] ?? [0, 24]
  return ((to - from) * size) / 24
}

/** x: where the silhouette begins. */
export function drawUnit(
  ctx: Canvas2D,
  type: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  ground: string,
  tilt = 0,
): void {
  const glyph: GlyphPaths | undefined = glyphs.units[type]
  if (!glyph) return
  const [from] = EXTENTS[type] ?? [0]
  ctx.save()
  ctx.translate(x - (from * size) / 24, y)
  ctx.scale(size / 24, size / 24)
  if (tilt) {
    ctx.translate(12, 16)
    ctx.rotate((tilt * Math.PI) / 180)
    ctx.translate(-12, -16)
  }
  ctx.fillStyle = ink
  ctx.fill(cachedPath(glyph.d), 'evenodd')
  if (glyph.n) {
    ctx.strokeStyle = ground
    ctx.lineWidth = 1.3
    ctx.stroke(cachedPath(glyph.n))
  }
  if (glyph.w) {
    ctx.strokeStyle = ink
    ctx.lineWidth = 1.6
    ctx.stroke(cachedPath(glyph.w))
  }
  ctx.restore()
}

function drawPath(ctx: Canvas2D, d: string | undefined, grid: number, x: number, y: number, size: number, ink: string): void {
  if (!d) return
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / grid, size / grid)
  ctx.fillStyle = ink
  ctx.fill(cachedPath(d), 'evenodd')
  ctx.restore()
}

export const drawMark = (ctx: Canvas2D, mark: string, x: number, y: number, size: number, ink: string): void =>
  drawPath(ctx, glyphs.marks[mark], 24, x, y, size, ink)

export const drawDevice = (ctx: Canvas2D, power: string, x: number, y: number, size: number, ink: string): void =>
  drawPath(ctx, glyphs.devices[power as keyof typeof glyphs.devices] ?? glyphs.devices.none, 12, x, y, size, ink)
