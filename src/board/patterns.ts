/** Small tiles that fill land: a pattern for each power, and the two-coloured hatch of contested land. Their size is that of the screen, not of the map. */
import type { Pattern } from '../content/palette'
import { colour, colours, faded, landInk } from './colours'

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

function tile(size: number, ratio: number, draw: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(size * ratio)
  const ctx = canvas.getContext('2d')!
  ctx.scale(canvas.width / size, canvas.height / size)
  draw(ctx)
  return canvas
}

const line = (ctx: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number) => {
  ctx.moveTo(x0, y0)
  ctx.lineTo(x1, y1)
}
const dot = (ctx: CanvasRenderingContext2D, x: number, y: number) => {
  ctx.moveTo(x + 0.9, y)
  ctx.arc(x, y, 0.9, 0, 7)
}

const TILES: Readonly<
  Record<Pattern, { size: number; dots?: true; draw: (ctx: CanvasRenderingContext2D, size: number) => void }>
> = {
  rules: { size: 8, draw: (ctx, s) => line(ctx, 0, s / 2, s, s / 2) },
  verticals: { size: 6, draw: (ctx, s) => line(ctx, s / 2, 0, s / 2, s) },
  'diagonal-up': {
    size: 10,
    draw: (ctx, s) => {
      line(ctx, -1, s + 1, s + 1, -1)
      line(ctx, -1, 1, 1, -1)
      line(ctx, s - 1, s + 1, s + 1, s - 1)
    },
  },
  'diagonal-down': {
    size: 10,
    draw: (ctx, s) => {
      line(ctx, -1, -1, s + 1, s + 1)
      line(ctx, s - 1, -1, s + 1, 1)
      line(ctx, -1, s - 1, 1, s + 1)
    },
  },
  crosshatch: {
    size: 14,
    draw: (ctx, s) => {
      line(ctx, 0, 0, s, s)
      line(ctx, 0, s, s, 0)
    },
  },
  'dots-square': { size: 10, dots: true, draw: (ctx, s) => dot(ctx, s / 2, s / 2) },
  'dots-hex': {
    size: 12,
    dots: true,
    draw: (ctx, s) => {
      dot(ctx, s / 4, s / 4)
      dot(ctx, (s * 3) / 4, (s * 3) / 4)
    },
  },
  crescents: {
    size: 12,
    draw: (ctx) => {
      ctx.moveTo(2, 7)
      ctx.arc(5, 7, 3, Math.PI, 0)
      ctx.moveTo(8, 1)
      ctx.arc(11, 1, 3, Math.PI, 0)
      ctx.moveTo(-4, 1)
      ctx.arc(-1, 1, 3, Math.PI, 0)
      ctx.moveTo(8, 13)
      ctx.arc(11, 13, 3, Math.PI, 0)
      ctx.moveTo(-4, 13)
      ctx.arc(-1, 13, 3, Math.PI, 0)
    },
  },
}

const tiles = new Map<string, HTMLCanvasElement>()

/** A fill that keeps its size on the screen whatever the scale of the map, and stays with the land when the map is moved. */
function fillOf(ctx: Ctx, key: string, make: () => HTMLCanvasElement, k: number, ratio: number): CanvasPattern | null {
  const canvas = tiles.get(key) ?? make()
  tiles.set(key, canvas)
  const pattern = ctx.createPattern(canvas, 'repeat')
  pattern?.setTransform?.(new DOMMatrix().scale(1 / (k * ratio)))
  return pattern
}

export function powerPattern(ctx: Ctx, power: string, k: number, ratio: number): CanvasPattern | null {
  const kind = colours(power).pattern
  if (!kind) return null
  const { size, dots, draw } = TILES[kind]
  const make = () =>
    tile(size, ratio, (at) => {
      at.strokeStyle = at.fillStyle = faded(colour('ink'), landInk().pattern * (dots ? 1.2 : 0.5))
      at.lineWidth = 1
      at.beginPath()
      draw(at, size)
      if (dots) at.fill()
      else at.stroke()
    })
  return fillOf(ctx, `${kind} ${ratio}`, make, k, ratio)
}

/** Stripes at 45°, `width` wide each. */
export function hatchPattern(
  ctx: Ctx,
  first: string,
  second: string,
  width: number,
  k: number,
  ratio: number,
): CanvasPattern | null {
  const size = Math.round(width * 2 * Math.SQRT2)
  const make = () =>
    tile(size, ratio, (at) => {
      at.fillStyle = first
      at.fillRect(0, 0, size, size)
      at.strokeStyle = second
      at.lineWidth = size / 2 / Math.SQRT2
      at.beginPath()
      for (const shift of [-size, 0, size]) line(at, shift - 4, size + 4, shift + size + 4, -4)
      at.stroke()
    })
  return fillOf(ctx, `${first} ${second} ${width} ${ratio}`, make, k, ratio)
}
