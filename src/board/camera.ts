/** Wheel, pinch, drag and double click through d3-zoom, and flights to places. */
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { boardSize } from '../content/map'
import type { Box } from './geometry'
import type { Size } from './landRaster'
import type { Camera } from './types'

export const CLOSEST = 2.8
const EDGE = 90
const FLIGHT = 200
/** Clicks may wander this far (px) before they are drags. */
const STILL = 5

export type Rig = {
  /** Brings a camera about, at once or in a short flight. */
  go(camera: Camera, at?: 'once' | 'flight'): void
  /** Nearest camera that the limits allow. */
  resize(size: Size): void
  zoomBy(factor: number): void
  dispose(): void
}

const reduced = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The scale at which the whole board is seen. */
export const farthest = ({ width, height }: Size): number =>
  Math.min(width / (boardSize.width + EDGE / 2), height / (boardSize.height + EDGE / 2), 1)

/** What the buttons along the lower edge cover. */
const FOOT = 56

export function cameraOn([x0, y0, x1, y1]: Box, { width, height }: Size, most: number): Camera {
  const free = height > 4 * FOOT ? height - FOOT : height
  const k = Math.min(most, Math.max(farthest({ width, height }), Math.min(width / (x1 - x0), free / (y1 - y0))))
  return { k, x: width / 2 - ((x0 + x1) / 2) * k, y: free / 2 - ((y0 + y1) / 2) * k }
}

/** The whole board, in the middle. */
export function cameraOnAll(size: Size): Camera {
  const k = farthest(size)
  return { k, x: size.width / 2 - (boardSize.width / 2) * k, y: size.height / 2 - (boardSize.height / 2) * k }
}

export function rigUp(
  element: HTMLElement,
  listen: { move: (camera: Camera) => void; rest: () => void; grab: (held: boolean) => void },
): Rig {
  const target = select<HTMLElement, unknown>(element)
  let frame = 0
  let size: Size = { width: 1, height: 1 }
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(STILL)
    .extent(() => [
      [0, 0],
      [size.width, size.height],
    ])
    .translateExtent([
      [-EDGE, -EDGE],
      [boardSize.width + EDGE, boardSize.height + EDGE],
    ])
    .filter((event: MouseEvent | TouchEvent) => !('button' in event) || event.button === 0)
    .wheelDelta((event: WheelEvent) => -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.012 : 0.0022))
    .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      cancelAnimationFrame(frame)
      if (event.sourceEvent?.type === 'mousedown') listen.grab(true)
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = event.transform
      listen.move({ x, y, k })
    })
    .on('end', () => {
      listen.grab(false)
      listen.rest()
    })
  target.call(behaviour)
  // Double clicks are told by the board, which zooms itself: d3's own flight would run against ours.
  target.on('dblclick.zoom', null)

  // Where d3 keeps the transform. Ours is written there directly: its own way asks for transitions, which we do not load.
  const held = element as HTMLElement & { __zoom?: ZoomTransform }
  const now = (): ZoomTransform => held.__zoom ?? zoomIdentity
  const jump = ({ x, y, k }: Camera) => {
    const [least, most] = behaviour.scaleExtent()
    const wanted = zoomIdentity.translate(x, y).scale(Math.min(most, Math.max(least, k)))
    const view: [[number, number], [number, number]] = [
      [0, 0],
      [size.width, size.height],
    ]
    const allowed = behaviour.constrain()(wanted, view, behaviour.translateExtent())
    held.__zoom = allowed
    listen.move({ x: allowed.x, y: allowed.y, k: allowed.k })
  }
  /** Half-way points keep the middle of the view moving evenly, whatever the scale does. */
  const fly = (to: Camera) => {
    const from = now()
    const middle = ({ x, y, k }: Camera) => [(size.width / 2 - x) / k, (size.height / 2 - y) / k] as const
    const [ax, ay] = middle(from)
    const [bx, by] = middle(to)
    const start = performance.now()
    const step = (time: number) => {
      const done = Math.min(1, Math.max(0, (time - start) / FLIGHT))
      const eased = 1 - (1 - done) ** 3
      const k = from.k * (to.k / from.k) ** eased
      const share = to.k === from.k ? eased : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k)
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share]
      jump(done === 1 ? to : { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k })
      if (done < 1) frame = requestAnimationFrame(step)
      else listen.rest()
    }
    frame = requestAnimationFrame(step)
  }

  return {
    go(camera, at = 'flight') {
      cancelAnimationFrame(frame)
      if (at === 'flight' && !reduced()) return fly(camera)
      jump(camera)
      listen.rest()
    },
    resize(next) {
      cancelAnimationFrame(frame)
      const { x, y, k } = now()
      const [cx, cy] = [(size.width / 2 - x) / k, (size.height / 2 - y) / k]
      size = next
      behaviour.scaleExtent([farthest(next), CLOSEST])
      const scale = Math.max(k, farthest(next))
      jump({ k: scale, x: next.width / 2 - cx * scale, y: next.height / 2 - cy * scale })
    },
    zoomBy(factor) {
      const { x, y, k } = now()
      const [least, most] = behaviour.scaleExtent()
      const scale = Math.min(most, Math.max(least, k * factor))
      const [cx, cy] = [(size.width / 2 - x) / k, (size.height / 2 - y) / k]
      this.go({ k: scale, x: size.width / 2 - cx * scale, y: size.height / 2 - cy * scale })
    },
    dispose() {
      cancelAnimationFrame(frame)
      target.on('.zoom', null)
    },
  }
}
