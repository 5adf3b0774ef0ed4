import type { Canvas2D } from '../types.ts'

/** An off-screen canvas (OffscreenCanvas in a worker) of this size. */
export function createCanvas(width: number, height: number, alpha = true): Canvas2D {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))]
  const paged = typeof document !== 'undefined'
  const canvas = paged ? document.createElement('canvas') : (new OffscreenCanvas(w, h) as unknown as HTMLCanvasElement)
  if (paged) [canvas.width, canvas.height] = [w, h]
  return canvas.getContext('2d', { alpha })!
}

/** Advance widths of the map's fonts in hundredths of an em, from space to tilde, for tests without a canvas. */
const WIDTHS = {
  regular:
    '28 28 39 68 58 86 79 24 37 37 50 94 28 37 28 45 58 58 58 58 58 58 58 58 58 58 28 28 94 94 94 47 82 76 69 67 78 69 68 72 79 39 54 76 67 84 77 70 68 70 72 62 71 78 77 107 75 73 65 38 45 38 58 52 37 49 51 44 52 46 33 54 54 27 32 52 27 79 54 50 52 50 41 43 35 53 53 78 52 53 44 42 28 42 66',
  bold: '28 28 39 71 58 86 79 24 37 37 50 94 28 37 28 45 58 58 58 58 58 58 58 58 58 58 28 28 94 94 94 47 82 75 71 66 79 69 67 72 82 44 54 77 67 89 76 71 70 71 73 62 72 79 77 108 75 74 65 38 45 38 58 52 38 51 53 47 54 47 35 55 56 30 32 56 31 80 56 50 54 52 43 43 36 55 53 78 52 52 46 42 28 42 66',
  italic:
    '28 28 39 68 58 86 74 24 37 37 58 94 28 37 28 44 58 58 58 58 58 58 58 58 58 58 28 28 94 94 94 44 82 73 69 67 75 70 68 74 80 40 54 76 68 89 79 71 65 71 72 62 69 78 75 108 84 72 68 38 44 38 58 52 35 54 48 42 53 41 32 48 51 33 33 49 29 81 57 46 54 48 43 42 32 57 47 72 56 51 44 42 28 42 66',
  sans: '20 33 51 52 52 85 65 29 33 33 45 52 29 33 29 34 52 52 52 52 52 52 52 52 52 52 29 29 52 52 52 45 89 56 60 58 63 54 52 63 67 29 50 61 51 75 66 68 59 68 60 55 55 66 55 81 55 51 54 33 34 33 52 50 55 52 57 46 57 51 33 53 56 27 27 53 28 85 57 55 57 57 39 44 37 56 51 76 50 51 45 33 26 33 52',
} as const

const widthTables = Object.fromEntries(
  Object.entries(WIDTHS).map(([face, widths]) => [face, widths.split(' ').map(Number)]),
) as Record<keyof typeof WIDTHS, number[]>

const SIZE = /([\d.]+)px/

/** Width (px) of text in a CSS font; unknown letters count as wide as an n. */
export function estimateWidth(text: string, font: string): number {
  const face = font.includes('Sans') ? 'sans' : font.includes('italic') ? 'italic' : font.includes('bold') ? 'bold' : 'regular'
  const table = widthTables[face]
  let hundredths = 0
  for (const letter of text) hundredths += table[letter.charCodeAt(0) - 32] ?? 55
  return (hundredths * Number(SIZE.exec(font)?.[1] ?? 12)) / 100
}
