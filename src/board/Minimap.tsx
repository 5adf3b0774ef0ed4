import { memo, type PointerEvent, useEffect, useRef } from 'react'
import { boardSize } from '../content/map.ts'
import type { Theme } from '../content/palette.ts'
import type { SpaceId } from '../engine/types/ids.ts'
import { memoizeLast } from '../memoize.ts'
import { pointIn } from '../scaling.ts'
import styles from './Board.module.css'
import { frontierWeight, type Ground, type Grounds, IMPASSABLE } from './basemap/ground.ts'
import { geography } from './geography/current-board.ts'
import { pathsOf } from './geography/paths.ts'
import { type Box, ORNAMENT } from './geography/shapes.ts'
import { colour, currentTheme, powerColours, withAlpha } from './glyphs/colours.ts'
import type { Scene } from './scene.ts'
import type { Canvas2D } from './types.ts'

const WIDTH = 120
/** Width of the border (px). */
const BORDER = 3.5
/** The minimap repaints owners later than the map, to keep the frame short. */
const UPDATE_DELAY_MS = 100
const HEIGHT = Math.round((WIDTH * boardSize.height) / boardSize.width)

/** The whole board with a frame around the visible part. Keyboard users have the theatres instead. */
export const Minimap = memo(function Minimap({ scene, onGo }: { scene: Scene; onGo: (x: number, y: number) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let frame = 0
    let { grounds } = scene
    let later: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      frame = 0
      const ctx = canvas.current?.getContext('2d')
      if (!ctx || scene.size.width === 0) return
      const { camera, size, ratio } = scene
      // Hidden while the whole board is visible.
      const all = camera.k * boardSize.width <= size.width && camera.k * boardSize.height <= size.height
      ctx.canvas.style.visibility = all ? 'hidden' : ''
      if (all) return
      const scale = WIDTH / boardSize.width
      const [across, down] = [Math.round(WIDTH * ratio), Math.round(HEIGHT * ratio)]
      if (ctx.canvas.width !== across || ctx.canvas.height !== down) [ctx.canvas.width, ctx.canvas.height] = [across, down]
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
      ctx.drawImage(minimapImage(grounds, WIDTH, ratio), 0, 0, WIDTH, HEIGHT)
      const x = Math.max(1.5, (-camera.x / camera.k) * scale)
      const y = Math.max(1.5, (-camera.y / camera.k) * scale)
      const right = Math.min(WIDTH - 1.5, ((size.width - camera.x) / camera.k) * scale)
      const bottom = Math.min(HEIGHT - 1.5, ((size.height - camera.y) / camera.k) * scale)
      ctx.fillStyle = withAlpha(colour('paper'), 0.3)
      ctx.beginPath()
      ctx.rect(0, 0, WIDTH, HEIGHT)
      ctx.rect(x, y, right - x, bottom - y)
      ctx.fill('evenodd')
      for (const [ink, width] of [
        ['paper', 3.4],
        ['ink', 1.5],
      ] as const) {
        ctx.strokeStyle = colour(ink)
        ctx.lineWidth = width
        ctx.strokeRect(x, y, right - x, bottom - y)
      }
    }
    const ask = () => {
      if (scene.grounds !== grounds)
        later ??= setTimeout(() => {
          later = undefined
          grounds = scene.grounds
          ask()
        }, UPDATE_DELAY_MS)
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    // Let the map draw first.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(draw)
    })
    const stop = scene.subscribe(ask)
    return () => {
      stop()
      clearTimeout(later)
      cancelAnimationFrame(frame)
    }
  }, [scene])

  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return
    const [x, y] = pointIn(event.currentTarget, event)
    onGo(((x - BORDER) / WIDTH) * boardSize.width, ((y - BORDER) / HEIGHT) * boardSize.height)
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas
      ref={canvas}
      data-covers="part"
      className={styles.minimap}
      style={{ width: WIDTH, height: HEIGHT }}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={go}
    />
  )
})

// The board with its owners at minimap size, cached until they or the theme change.
const BOARD_BOX: Box = [0, 0, boardSize.width, boardSize.height]

const reusedCanvas = memoizeLast((_width: number, _ratio: number) => document.createElement('canvas'))

const cachedImage = memoizeLast((grounds: Grounds, width: number, ratio: number, _theme: Theme): HTMLCanvasElement => {
  const canvas = reusedCanvas(width, ratio)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round((width * ratio * boardSize.height) / boardSize.width)
  paintImage(canvas.getContext('2d')!, canvas.width / boardSize.width, ratio, grounds)
  return canvas
})

/** `width` in CSS pixels; the canvas has `ratio` times as many. */
export const minimapImage = (grounds: Grounds, width: number, ratio: number): HTMLCanvasElement =>
  cachedImage(grounds, width, ratio, currentTheme())

function washFor(ground: Ground): string {
  if (ground.kind === 'power') return powerColours(ground.power).wash
  if (ground.kind === 'closed') return colour('impassable')
  return ground.kind === 'impassable' ? colour('impassable') : colour('neutral')
}

function paintImage(ctx: Canvas2D, k: number, ratio: number, grounds: Grounds): void {
  const paths = pathsOf(2)
  const line = ratio / k
  ctx.setTransform(k, 0, 0, k, 0, 0)
  ctx.fillStyle = colour('sea')
  ctx.fillRect(...BOARD_BOX)
  const byGround = new Map<Ground, SpaceId[]>([[IMPASSABLE, [ORNAMENT]]])
  for (const [id, ground] of grounds) byGround.set(ground, [...(byGround.get(ground) ?? []), id])
  for (const [ground, ids] of byGround) {
    const path = paths.decor(new Set(ids), BOARD_BOX)
    for (const id of ids) path.addPath(paths.space(id))
    ctx.fillStyle = ground.kind === 'contested' ? powerColours(ground.first).wash : washFor(ground)
    ctx.fill(path)
    if (ground.kind !== 'contested') continue
    // Too small for a hatch: blend the two inks.
    ctx.fillStyle = withAlpha(powerColours(ground.second).ink, 0.5)
    ctx.fill(path)
  }
  ctx.lineJoin = 'round'
  ctx.strokeStyle = withAlpha(colour('ink'), 0.55)
  ctx.lineWidth = 0.5 * line
  ctx.stroke(paths.coast(BOARD_BOX))
  ctx.strokeStyle = withAlpha(colour('ink'), 0.8)
  ctx.lineWidth = 0.7 * line
  const frontiers = new Path2D()
  for (const border of geography().borders)
    if (border.kind === 'land' && frontierWeight(border, grounds) > 0) frontiers.addPath(paths.border(border))
  ctx.stroke(frontiers)
}
