/**
 * Fill patterns of land: one for each power, the hatch of contested land, the stipple of minor powers. Their size is fixed
 * on the screen.
 */

import type { Pattern } from '../../content/palette.ts'
import { createCanvas } from '../glyphs/canvas.ts'
import { colour, currentTheme, landInk, powerColours, withAlpha } from '../glyphs/colours.ts'
import { drawDevice } from '../glyphs/sprites.ts'
import type { Canvas2D } from '../types.ts'

type Tile = { readonly size: number; readonly draw: (ctx: Canvas2D, size: number) => void }

function renderTile({ size, draw }: Tile, ratio: number): HTMLCanvasElement {
  const side = Math.round(size * ratio)
  const ctx = createCanvas(side, side)
  ctx.scale(side / size, side / size)
  draw(ctx, size)
  return ctx.canvas
}

const addLine = (ctx: Canvas2D, x0: number, y0: number, x1: number, y1: number) => {
  ctx.moveTo(x0, y0)
  ctx.lineTo(x1, y1)
}
const addDot = (ctx: Canvas2D, x: number, y: number, radius = 0.9) => {
  ctx.moveTo(x + radius, y)
  ctx.arc(x, y, radius, 0, 7)
}

const TILES: Readonly<Record<Pattern, Tile & { readonly dots?: true }>> = {
  rules: { size: 8, draw: (ctx, s) => addLine(ctx, 0, s / 2, s, s / 2) },
  verticals: { size: 6, draw: (ctx, s) => addLine(ctx, s / 2, 0, s / 2, s) },
  'diagonal-up': {
    size: 10,
    draw: (ctx, s) => {
      addLine(ctx, -1, s + 1, s + 1, -1)
      addLine(ctx, -1, 1, 1, -1)
      addLine(ctx, s - 1, s + 1, s + 1, s - 1)
    },
  },
  'diagonal-down': {
    size: 10,
    draw: (ctx, s) => {
      addLine(ctx, -1, -1, s + 1, s + 1)
      addLine(ctx, s - 1, -1, s + 1, 1)
      addLine(ctx, -1, s - 1, 1, s + 1)
    },
  },
  crosshatch: {
    size: 14,
    draw: (ctx, s) => {
      addLine(ctx, -1, -1, s + 1, s + 1)
      addLine(ctx, -1, s + 1, s + 1, -1)
      addLine(ctx, -1, 1, 1, -1)
      addLine(ctx, s - 1, s + 1, s + 1, s - 1)
      addLine(ctx, s - 1, -1, s + 1, 1)
      addLine(ctx, -1, s - 1, 1, s + 1)
    },
  },
  'dots-square': { size: 10, dots: true, draw: (ctx, s) => addDot(ctx, s / 2, s / 2) },
  'dots-hex': {
    size: 12,
    dots: true,
    draw: (ctx, s) => {
      addDot(ctx, s / 4, s / 4)
      addDot(ctx, (s * 3) / 4, (s * 3) / 4)
    },
  },
  crescents: {
    size: 12,
    draw: (ctx) => {
      for (const [x, y] of [
        [5, 7],
        [11, 1],
        [-1, 1],
        [11, 13],
        [-1, 13],
      ] as const) {
        ctx.moveTo(x - 3, y)
        ctx.arc(x, y, 3, Math.PI, 0)
      }
    },
  },
}

const tileCache = new Map<string, HTMLCanvasElement>()

/** Call after a change of theme. */
export function clearPatternCache(): void {
  tileCache.clear()
}

/** A pattern with a fixed size on the screen that moves with the land. */
function patternFill(ctx: Canvas2D, key: string, tile: Tile, k: number, ratio: number, fallback: string): CanvasPattern | string {
  const cacheKey = `${currentTheme()} ${ratio} ${key}`
  const canvas = tileCache.get(cacheKey) ?? renderTile(tile, ratio)
  tileCache.set(cacheKey, canvas)
  const pattern = ctx.createPattern(canvas, 'repeat')
  if (!pattern) return fallback
  // A tile of whole device pixels may differ slightly from its nominal size, so scale by the ratio.
  pattern.setTransform?.(new DOMMatrix().scale(1 / (k * ratio)))
  return pattern
}

const fillBackground = (ctx: Canvas2D, size: number, ink: string) => {
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, size, size)
}

const lineWeight = () => (currentTheme() === 'contrast' ? 1.5 : 1)

export function powerFill(ctx: Canvas2D, power: string, k: number, ratio: number): CanvasPattern | string {
  const { pattern, wash } = powerColours(power)
  if (!pattern || k < 0.2) return wash
  const { size, dots, draw } = TILES[pattern]
  const tile: Tile = {
    size,
    draw: (at) => {
      fillBackground(at, size, wash)
      at.strokeStyle = at.fillStyle = withAlpha(colour('ink'), Math.min(1, landInk().pattern * (dots ? 1.2 : 0.6)))
      at.lineWidth = lineWeight()
      at.beginPath()
      draw(at, size)
      if (dots) at.fill()
      else at.stroke()
    },
  }
  return patternFill(ctx, power, tile, k, ratio, wash)
}

const drawStripes = (ctx: Canvas2D, size: number, period: number, width: number, ink: string) => {
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.beginPath()
  for (let from = -size - period / 2; from < size + period; from += period) addLine(ctx, from - 4, size + 4, from + size + 4, -4)
  ctx.stroke()
}

/** 45° stripes in both inks with both devices, so that it does not depend on hue. */
export function contestedFill(ctx: Canvas2D, first: string, second: string, k: number, ratio: number): CanvasPattern | string {
  const far = k < 0.36
  const period = far ? 14 : k < 0.9 ? 18 : 25
  const size = far ? period : period * 3
  const tile: Tile = {
    size,
    draw: (at) => {
      fillBackground(at, size, powerColours(first).wash)
      // Washes may be similar, so the second's stripes get more ink and edges.
      const width = period / 2 / Math.SQRT2
      drawStripes(at, size, period, width, withAlpha(colour('ink'), 0.4))
      drawStripes(at, size, period, width - 1, powerColours(second).wash)
      drawStripes(at, size, period, width - 1, withAlpha(powerColours(second).ink, currentTheme() === 'dark' ? 0.3 : 0.16))
      if (far) return
      const device = 9
      const put = (power: string, x: number, y: number) =>
        drawDevice(at, power, x * period - device / 2, y * period - device / 2, device, withAlpha(colour('ink'), 0.62))
      // The second's stripes are centred where x + y is a whole number of periods, the first's half a period off.
      put(second, 1.5, 1.5)
      put(first, 0.25, 0.25)
    },
  }
  return patternFill(ctx, `${first}/${second} ${period}`, tile, k, ratio, powerColours(first).wash)
}

// Scattered by hand to avoid visible rows.
const STIPPLE = [
  [2.1, 3.4],
  [9.2, 1.6],
  [17.5, 4.9],
  [5.6, 9.9],
  [13.1, 11.2],
  [21.2, 12.6],
  [2.4, 16.5],
  [10.4, 18.8],
  [17.8, 20.2],
  [6.3, 22.6],
] as const

export function minorFill(ctx: Canvas2D, k: number, ratio: number): CanvasPattern | string {
  if (k < 0.3) return colour('neutral')
  const tile: Tile = {
    size: 24,
    draw: (at, size) => {
      fillBackground(at, size, colour('neutral'))
      at.fillStyle = withAlpha(colour('minor'), 0.5)
      at.beginPath()
      for (const [x, y] of STIPPLE) addDot(at, x, y, 0.55 * lineWeight())
      at.fill()
    },
  }
  return patternFill(ctx, 'minor', tile, k, ratio, colour('neutral'))
}

export function colonyFill(ctx: Canvas2D, ally: string, k: number, ratio: number): CanvasPattern | string {
  if (k < 0.2) return colour('neutral')
  const ink = ally === 'neutral' ? colour('minor') : powerColours(ally).ink
  const tile: Tile = {
    size: 9,
    draw: (at, size) => {
      fillBackground(at, size, colour('neutral'))
      drawStripes(at, size, size, 0.8 * lineWeight(), withAlpha(ink, 0.42))
    },
  }
  return patternFill(ctx, `colony ${ally}`, tile, k, ratio, colour('neutral'))
}

const drawScattered = (at: Canvas2D, size: number, ink: string, mark: (x: number, y: number) => void) => {
  at.strokeStyle = ink
  at.lineWidth = 1.1 * lineWeight()
  at.lineCap = 'round'
  at.beginPath()
  for (const share of [0.25, 0.75]) mark(size * share, size * share)
  at.stroke()
}

export function closedFill(ctx: Canvas2D, power: string, k: number, ratio: number): CanvasPattern | string {
  const tile: Tile = {
    size: 26,
    draw: (at, size) => {
      fillBackground(at, size, colour('impassable'))
      fillBackground(at, size, withAlpha(powerColours(power).wash, 0.45))
      if (k < 0.2) return
      const r = 2.6
      drawScattered(at, size, withAlpha(colour('ink'), currentTheme() === 'contrast' ? 0.45 : 0.34), (x, y) => {
        addLine(at, x - r, y - r, x + r, y + r)
        addLine(at, x - r, y + r, x + r, y - r)
      })
    },
  }
  return patternFill(ctx, `closed ${power} ${k < 0.2}`, tile, k, ratio, colour('impassable'))
}

export function armisticeFill(ctx: Canvas2D, k: number, ratio: number): CanvasPattern | string {
  if (k < 0.2) return colour('neutral')
  const tile: Tile = {
    size: 26,
    draw: (at, size) => {
      fillBackground(at, size, colour('neutral'))
      drawScattered(at, size, withAlpha(colour('ink'), currentTheme() === 'contrast' ? 0.45 : 0.34), (x, y) => {
        addLine(at, x - 3, y - 1.7, x + 3, y - 1.7)
        addLine(at, x - 3, y + 1.7, x + 3, y + 1.7)
      })
    },
  }
  return patternFill(ctx, 'armistice', tile, k, ratio, colour('neutral'))
}
