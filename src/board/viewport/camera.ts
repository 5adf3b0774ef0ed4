/** Wheel, pinch, drag and double click through d3-zoom, and flights to places. */

import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import type { Point } from '../../content/map.ts'
import { cssScaleOf } from '../../scaling.ts'
import { flightTime } from '../../store/pace.ts'
import type { Camera } from '../types.ts'
import type { Insets } from './insets.ts'
import { CLOSEST, clamped, farthest } from './limits.ts'

/** Clicks may wander this far (px) before they are drags. */
const STILL = 5

export type Rig = {
  /** Brings a camera about, at once or in a short flight. */
  go(camera: Camera, at?: 'once' | 'flight'): void
  /**
   * The middle stays in the middle, as far as the limits allow. With `shift`, every point of the board stays where it is on the
   * page instead: the stage's corner has moved by so much (px) the other way.
   */
  resize(insets: Insets, shift?: Point): void
  /** Where a flight that is under way will end; else where the camera is. */
  heading(): Camera
  /** A flight is under way. */
  flies(): boolean
  /** About a point of the stage, or about its middle. */
  zoomBy(factor: number, about?: Point): void
  dispose(): void
}

export function rigUp(
  element: HTMLElement,
  listen: {
    move: (camera: Camera) => void
    settle: () => void
    /** The mouse draws the map along. */
    grab: (held: boolean) => void
    /** The map was pressed, or has begun to move. */
    taken: () => void
    /** The hand has moved the map. */
    moved: () => void
  },
): Rig {
  const target = select<HTMLElement, unknown>(element)
  let frame = 0
  let size: Insets = { width: 1, height: 1, free: [[0, 0, 1, 1]], whole: [[0, 0, 1, 1]], foot: 0 }
  let bound: Camera | null = null
  /** d3 counts in pixels of the viewport, the map in its own: so many of the first are one of the second. */
  let scale = cssScaleOf(element)
  /** Where a gesture began. */
  let begun: Camera = zoomIdentity
  const ofMap = ({ x, y, k }: Camera): Camera => ({ x: x / scale, y: y / scale, k: k / scale })
  const ofViewport = ({ x, y, k }: Camera) => zoomIdentity.translate(x * scale, y * scale).scale(k * scale)
  /** A page may be zoomed while the map keeps its size. */
  const rescale = () => {
    const camera = now()
    const before = scale
    scale = cssScaleOf(element)
    if (scale === before) return
    behaviour.scaleExtent([farthest(size) * scale, CLOSEST * scale])
    held.__zoom = ofViewport(camera)
  }
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(STILL)
    .extent(() => [
      [0, 0],
      [size.width * scale, size.height * scale],
    ])
    .constrain((wanted) => ofViewport(clamped(ofMap(wanted), size)))
    .filter((event: MouseEvent | TouchEvent) => {
      rescale()
      return event.type === 'wheel' || !('button' in event) || (event.button === 0 && !event.ctrlKey)
    })
    .wheelDelta((event: WheelEvent) => -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.012 : 0.0022))
    .on('start', () => {
      stop()
      begun = now()
      listen.taken()
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = ofMap(event.transform)
      if (event.sourceEvent?.type === 'mousemove') listen.grab(true)
      if (k !== begun.k || Math.hypot(x - begun.x, y - begun.y) > STILL) listen.moved()
      listen.move({ x, y, k })
    })
    .on('end', () => {
      listen.grab(false)
      listen.settle()
    })
  target.call(behaviour)
  // Double clicks are told by the board, which zooms itself: d3's own flight would run against ours.
  target.on('dblclick.zoom', null)
  // At the limits, and over the buttons, d3 leaves the wheel alone, and the browser would zoom the whole page.
  const board = element.parentElement ?? element
  const keepPage = (event: WheelEvent) => event.preventDefault()
  board.addEventListener('wheel', keepPage, { passive: false })

  // Where d3 keeps the transform. Ours is written there directly: its own way asks for transitions, which we do not load.
  const held = element as HTMLElement & { __zoom?: ZoomTransform }
  const now = (): Camera => ofMap(held.__zoom ?? zoomIdentity)
  const stop = () => {
    cancelAnimationFrame(frame)
    bound = null
  }
  const jump = (wanted: Camera) => {
    const camera = clamped(wanted, size)
    held.__zoom = ofViewport(camera)
    listen.move(camera)
  }
  /** Half-way points keep the middle of the view moving evenly, whatever the scale does. */
  const fly = (wanted: Camera, time: number) => {
    const from = now()
    const to = clamped(wanted, size)
    bound = to
    const middle = ({ x, y, k }: Camera) => [(size.width / 2 - x) / k, (size.height / 2 - y) / k] as const
    const [ax, ay] = middle(from)
    const [bx, by] = middle(to)
    const start = performance.now()
    const step = (at: number) => {
      const done = Math.min(1, Math.max(0, (at - start) / time))
      const eased = 1 - (1 - done) ** 3
      const k = from.k * (to.k / from.k) ** eased
      const share = to.k === from.k ? eased : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k)
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share]
      jump(done === 1 ? to : { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k })
      if (done < 1) frame = requestAnimationFrame(step)
      else {
        bound = null
        listen.settle()
      }
    }
    frame = requestAnimationFrame(step)
  }

  return {
    go(camera, at = 'flight') {
      stop()
      const time = at === 'flight' ? flightTime() : 0
      if (time > 0) return fly(camera, time)
      jump(camera)
      listen.settle()
    },
    resize(next, shift) {
      const { x, y, k } = this.heading()
      stop()
      const [cx, cy] = [(size.width / 2 - x) / k, (size.height / 2 - y) / k]
      size = next
      const least = farthest(next)
      scale = cssScaleOf(element)
      behaviour.scaleExtent([least * scale, CLOSEST * scale])
      const closer = Math.max(k, least)
      const middle = { k: closer, x: next.width / 2 - cx * closer, y: next.height / 2 - cy * closer }
      jump(shift && closer === k ? { k, x: x + shift[0], y: y + shift[1] } : middle)
    },
    heading() {
      return bound ?? now()
    },
    flies: () => bound !== null,
    zoomBy(factor, [px, py] = [size.width / 2, size.height / 2]) {
      const { x, y, k } = this.heading()
      const closer = Math.min(CLOSEST, Math.max(farthest(size), k * factor))
      this.go({ k: closer, x: px - ((px - x) / k) * closer, y: py - ((py - y) / k) * closer })
    },
    dispose() {
      stop()
      board.removeEventListener('wheel', keepPage)
      target.on('.zoom', null)
    },
  }
}
