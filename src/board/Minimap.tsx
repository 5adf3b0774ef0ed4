import { memo, type PointerEvent, useEffect, useRef } from 'react'
import { boardSize } from '../content/map.ts'
import { pointIn } from '../scaling.ts'
import styles from './Board.module.css'
import { minimapImage } from './basemap/miniature.ts'
import { colour, withAlpha } from './glyphs/colours.ts'
import type { Scene } from './scene.ts'

const WIDTH = 120
/** Its double rule (px). */
const BORDER = 3.5
/** Land in other hands is drawn so much later (ms) than on the map, whose frame is full. */
const UPDATE_DELAY_MS = 100
const HEIGHT = Math.round((WIDTH * boardSize.height) / boardSize.width)

/** The whole board with a frame around what is seen. The keyboard has the theatres instead. */
export const Minimap = memo(function Minimap({ scene, onGo }: { scene: Scene; onGo: (x: number, y: number) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let frame = 0
    /** Who holds what as it is drawn here. */
    let { grounds } = scene
    let later: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      frame = 0
      const ctx = canvas.current?.getContext('2d')
      if (!ctx || scene.size.width === 0) return
      const { camera, size, ratio } = scene
      // It says nothing while the whole board is seen.
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
      // What is not seen lies under a thin veil.
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
    // The map itself comes first.
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
