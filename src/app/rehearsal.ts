/**
 * The map of an opening, set and drawn where nobody sees it while the page before it is being read: what names and armies are drawn with
 * is kept, and the code for all of it has run once when the first map is asked for: by processor that stands about a fifth sooner.
 */
import { drawLand } from '../board/basemap/land.ts'
import { Scene } from '../board/scene.ts'
import type { BoardView, Canvas2D, Size } from '../board/types.ts'
import { cameraOnSpaces, OPENING_SPACES } from '../board/viewport/camera-limits.ts'
import { computeInsets } from '../board/viewport/insets.ts'

/** The picture is drawn part by part: each as long as a few frames. */
const ACROSS = 3
const DOWN = 2
/** The land is drawn in a part of this size (px): the ground is other in each game. */
const LAND: Size = { width: 256, height: 192 }
/** From afar there is the least to set. */
const AFAR = 0.25

/** A canvas of the size of a part. */
function canvasFor({ width, height }: Size, ratio: number): Canvas2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  return canvas.getContext('2d')
}

/** The pieces of it. `size`: of the map that is to come (px); `ratio`: pixels of the device to one of them. The faces of the map have come. */
export function rehearsal(view: () => BoardView, size: Size, ratio: number): readonly (() => void)[] {
  const part: Size = { width: Math.ceil(size.width / ACROSS), height: Math.ceil(size.height / DOWN) }
  const made: { scene?: Scene; ctx?: Canvas2D | null } = {}
  /** Looks at the part of the map that begins so far from its corner. */
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
