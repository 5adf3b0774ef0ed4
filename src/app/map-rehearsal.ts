/** Draws a map off screen: its sprites are then cached, and its code has run once. */
import { drawLand } from '../board/basemap/land.ts'
import { Scene } from '../board/scene.ts'
import type { BoardView, Canvas2D, Size } from '../board/types.ts'
import { cameraOnSpaces, OPENING_SPACES } from '../board/viewport/camera-limits.ts'
import { computeInsets } from '../board/viewport/insets.ts'

/** The map is drawn in parts that take a few frames each. */
const ACROSS = 3
const DOWN = 2
/** Part of the land that is drawn (px): it differs in each game. */
const LAND: Size = { width: 256, height: 192 }
/** The scale with the fewest names. */
const AFAR = 0.25

function canvasFor({ width, height }: Size, ratio: number): Canvas2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  return canvas.getContext('2d')
}

/** The steps of it. `size`: of the map (px); `ratio`: device pixels to a pixel. The map fonts must be loaded. */
export function rehearseMap(view: () => BoardView, size: Size, ratio: number): readonly (() => void)[] {
  const part: Size = { width: Math.ceil(size.width / ACROSS), height: Math.ceil(size.height / DOWN) }
  const made: { scene?: Scene; ctx?: Canvas2D | null } = {}
  const look = (k: number | null, column = 0, row = 0): Scene => {
    made.scene ??= new Scene(view(), true)
    const camera = cameraOnSpaces(OPENING_SPACES, computeInsets(size, []))
    const { x, y } = camera
    made.scene.camera = { k: k ?? camera.k, x: x - column * part.width, y: y - row * part.height }
    made.scene.size = part
    made.scene.ratio = ratio
    return made.scene
  }
  const armies = Array.from({ length: ACROSS * DOWN }, (_, n) => () => {
    made.ctx ??= canvasFor(part, ratio)
    if (made.ctx) look(null, n % ACROSS, Math.floor(n / ACROSS)).draw('tokens', made.ctx)
  })
  return [
    () => look(AFAR),
    () => look(AFAR).layout(),
    () => look(null).layout(),
    ...armies,
    () => {
      const ctx = canvasFor(LAND, ratio)
      const { camera, grounds } = look(null, 1, 1)
      if (ctx) drawLand(ctx, camera, ratio, grounds)
    },
  ]
}
