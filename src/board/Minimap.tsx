import { memo, type PointerEvent, useEffect, useRef } from 'react'
import { boardSize } from '../content/map'
import styles from './Board.module.css'
import { colour, faded } from './colours'
import type { Scene } from './scene'

const WIDTH = 120
const HEIGHT = Math.round((WIDTH * boardSize.height) / boardSize.width)

/** The whole board with a frame around what is seen. The keyboard has the theatres instead. */
export const Minimap = memo(function Minimap({ scene, onGo }: { scene: Scene; onGo: (x: number, y: number) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      const ctx = canvas.current?.getContext('2d')
      if (!ctx || scene.size.width === 0) return
      const { camera, size, ratio } = scene
      const scale = WIDTH / boardSize.width
      ctx.canvas.width = WIDTH * ratio
      ctx.canvas.height = HEIGHT * ratio
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
      ctx.imageSmoothingQuality = 'high'
      ctx.drawImage(scene.whole(), 0, 0, WIDTH, HEIGHT)
      const x = Math.max(1, (-camera.x / camera.k) * scale)
      const y = Math.max(1, (-camera.y / camera.k) * scale)
      const right = Math.min(WIDTH - 1, ((size.width - camera.x) / camera.k) * scale)
      const bottom = Math.min(HEIGHT - 1, ((size.height - camera.y) / camera.k) * scale)
      ctx.strokeStyle = faded(colour('paper'), 0.9)
      ctx.lineWidth = 3
      ctx.strokeRect(x, y, right - x, bottom - y)
      ctx.strokeStyle = colour('ink')
      ctx.lineWidth = 1.5
      ctx.strokeRect(x, y, right - x, bottom - y)
    }
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    ask()
    const stop = scene.watch(ask)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [scene])

  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onGo(((event.clientX - box.left) / box.width) * boardSize.width, ((event.clientY - box.top) / box.height) * boardSize.height)
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas
      ref={canvas}
      data-covers
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
