/** Small pictures drawn once and kept: text and silhouettes are too dear to draw again on every frame. */

import { type GlyphPaths, glyphs } from '../../content/palette.ts'
import type { Canvas2D } from '../types.ts'
import { createCanvas, estimateWidth } from './canvas.ts'

/** `at`: where it lies on its canvas, with the room around it, in device pixels. */
export type Sprite = {
  readonly canvas: HTMLCanvasElement
  readonly at: readonly [x: number, y: number, w: number, h: number]
  readonly w: number
  readonly h: number
}

/** Room around a sprite's box for halos, rings and card edges. */
export const BLEED = 6
const MAX_SPRITES = 900

/**
 * Sprites lie beside each other on sheets of this size (device px): to make a canvas for each takes ten times as long as to draw on it.
 * What is larger has one of its own.
 */
const SHEET = { width: 1024, height: 512 }

type SheetRoom = readonly [ctx: Canvas2D, x: number, y: number]

/** Room for one picture after the other (device px), row by row, each as high as what is highest in it. */
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

type SpriteCache = { readonly ratio: number; readonly kept: Map<string, Sprite>; readonly room: ReturnType<typeof createSheets> }
const createSpriteCache = (ratio: number): SpriteCache => ({ ratio, kept: new Map(), room: createSheets() })
/** All that is kept is for one ratio of pixels, which is the window's, and one set of fonts: there is one board on the page. */
let spriteCache = createSpriteCache(1)

/** Throws everything away: another pixel ratio, or the fonts have come. */
export function resetSprites(pixelRatio: number): void {
  spriteCache = createSpriteCache(pixelRatio)
}

/** What is kept is for this ratio of pixels, or there is nothing. */
export function setSpriteRatio(pixelRatio: number): void {
  if (spriteCache.ratio !== pixelRatio) resetSprites(pixelRatio)
}

/** How often one has been drawn. */
export const spriteCounts = { made: 0 }

export function spriteOf(key: string, w: number, h: number, draw: (ctx: Canvas2D, ratio: number) => void): Sprite {
  const { ratio, kept, room } = spriteCache
  const known = kept.get(key)
  if (known) return known
  if (kept.size > MAX_SPRITES) kept.clear()
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
  kept.set(key, sprite)
  return sprite
}

/**
 * The same picture for the same object, without asking how it looks: widths and keys are not made again on every frame.
 * What else is handed in must follow from the object.
 */
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

/** Puts a sprite's box at x, y, on whole device pixels so that small type stays sharp. */
export function drawSprite(ctx: Canvas2D, { canvas, at }: Sprite, x: number, y: number): void {
  const { ratio } = spriteCache
  const snap = (value: number) => Math.round((value - BLEED) * ratio) / ratio
  ctx.drawImage(canvas, ...at, snap(x), snap(y), at[2] / ratio, at[3] / ratio)
}

/** A sprite and where its box goes. Whoever has many makes all of them before the first is stamped: a sheet that is drawn on after it was drawn from is copied. */
export type PlacedSprite = readonly [sprite: Sprite, x: number, y: number]

export function drawSprites(ctx: Canvas2D, stamps: readonly PlacedSprite[]): void {
  for (const each of stamps) drawSprite(ctx, ...each)
}

export const NUMBER_FONT = '"Contested Sans", "Source Sans 3 Variable", "Source Sans 3", "Segoe UI", sans-serif'
export const NAME_FONT = '"Contested Serif", "Old Standard TT", "Times New Roman", serif'

const measurer = typeof document === 'undefined' && typeof OffscreenCanvas === 'undefined' ? null : createCanvas(1, 1)

/** Width of text; without a canvas (in tests) from a table. */
export function textWidth(text: string, font: string, tracking = 0): number {
  let width = 0
  if (measurer) {
    measurer.font = font
    width = measurer.measureText(text).width
  }
  if (width === 0) width = estimateWidth(text, font)
  return width + tracking * text.length
}

/** Text with tracking, letter by letter: not every browser can space letters on a canvas. */
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

/** How much of its 24 units a silhouette really fills, so that rows of them stand close. */
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

/** A unit's silhouette; x is where its ink begins. */
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
