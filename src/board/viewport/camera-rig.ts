/** Pan and zoom with d3-zoom, and camera flights. */

import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import type { Point } from '../../content/map.ts'
import { cssScaleOf } from '../../scaling.ts'
import { flightTime } from '../../store/settings/motion.ts'
import type { Camera } from '../types.ts'
import { clampCamera, MAX_SCALE, minScale } from './camera-limits.ts'
import type { Insets } from './insets.ts'

/** Clicks may move this far. */
const CLICK_SLOP_PX = 5

export type CameraRig = {
  moveTo(camera: Camera, mode?: 'jump' | 'fly'): void
  /**
   * Keeps the centre within the limits. With `shift` the board stays in place on the page; the stage's corner moved the
   * other way by that much (px).
   */
  resize(insets: Insets, shift?: Point): void
  /** The end of a running flight, else the current camera. */
  target(): Camera
  isFlying(): boolean
  /** Around a point of the stage, or its middle. */
  zoomBy(factor: number, about?: Point): void
  dispose(): void
}

export function createCameraRig(
  element: HTMLElement,
  listeners: {
    onMove: (camera: Camera) => void
    onSettle: () => void
    onDrag: (held: boolean) => void
    /** The map was pressed or starts to move. */
    onStart: () => void
    onUserMove: () => void
  },
): CameraRig {
  const selection = select<HTMLElement, unknown>(element)
  let frame = 0
  let size: Insets = { width: 1, height: 1, freeBoxes: [[0, 0, 1, 1]], freeBoxesZoomedOut: [[0, 0, 1, 1]], bottomInset: 0 }
  let destination: Camera | null = null
  /** d3 uses viewport pixels, the map its own: viewport pixels per map pixel. */
  let scale = cssScaleOf(element)
  let gestureStart: Camera = zoomIdentity
  const toMapCamera = ({ x, y, k }: Camera): Camera => ({ x: x / scale, y: y / scale, k: k / scale })
  const toTransform = ({ x, y, k }: Camera) => zoomIdentity.translate(x * scale, y * scale).scale(k * scale)
  /** CSS zoom of the page may change the ratio. */
  const rescale = () => {
    const camera = now()
    const before = scale
    scale = cssScaleOf(element)
    if (scale === before) return
    behaviour.scaleExtent([minScale(size) * scale, MAX_SCALE * scale])
    host.__zoom = toTransform(camera)
  }
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(CLICK_SLOP_PX)
    .extent(() => [
      [0, 0],
      [size.width * scale, size.height * scale],
    ])
    .constrain((wanted) => toTransform(clampCamera(toMapCamera(wanted), size)))
    .filter((event: MouseEvent | TouchEvent) => {
      rescale()
      return event.type === 'wheel' || !('button' in event) || (event.button === 0 && !event.ctrlKey)
    })
    .wheelDelta((event: WheelEvent) => -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.012 : 0.0022))
    .on('start', () => {
      stop()
      gestureStart = now()
      listeners.onStart()
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = toMapCamera(event.transform)
      if (event.sourceEvent?.type === 'mousemove') listeners.onDrag(true)
      if (k !== gestureStart.k || Math.hypot(x - gestureStart.x, y - gestureStart.y) > CLICK_SLOP_PX) listeners.onUserMove()
      listeners.onMove({ x, y, k })
    })
    .on('end', () => {
      listeners.onDrag(false)
      listeners.onSettle()
    })
  selection.call(behaviour)
  // The board handles double clicks: d3's own animation would interfere.
  selection.on('dblclick.zoom', null)
  // At the limits and over buttons d3 ignores the wheel, and the browser would zoom the page.
  const board = element.parentElement ?? element
  const preventPageZoom = (event: WheelEvent) => event.preventDefault()
  board.addEventListener('wheel', preventPageZoom, { passive: false })

  // d3-zoom keeps its transform here. Written directly, because its own method needs d3-transition, which is not loaded.
  const host = element as HTMLElement & { __zoom?: ZoomTransform }
  const now = (): Camera => toMapCamera(host.__zoom ?? zoomIdentity)
  const stop = () => {
    cancelAnimationFrame(frame)
    destination = null
  }
  const jumpTo = (wanted: Camera) => {
    const camera = clampCamera(wanted, size)
    host.__zoom = toTransform(camera)
    listeners.onMove(camera)
  }
  /** Interpolates the scale so that the centre moves evenly. */
  const flyTo = (wanted: Camera, time: number) => {
    const from = now()
    const to = clampCamera(wanted, size)
    destination = to
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
      jumpTo(done === 1 ? to : { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k })
      if (done < 1) frame = requestAnimationFrame(step)
      else {
        destination = null
        listeners.onSettle()
      }
    }
    frame = requestAnimationFrame(step)
  }

  return {
    moveTo(camera, mode = 'fly') {
      stop()
      const time = mode === 'fly' ? flightTime() : 0
      if (time > 0) return flyTo(camera, time)
      jumpTo(camera)
      listeners.onSettle()
    },
    resize(next, shift) {
      const { x, y, k } = this.target()
      stop()
      const [cx, cy] = [(size.width / 2 - x) / k, (size.height / 2 - y) / k]
      size = next
      const least = minScale(next)
      scale = cssScaleOf(element)
      behaviour.scaleExtent([least * scale, MAX_SCALE * scale])
      const closer = Math.max(k, least)
      const middle = { k: closer, x: next.width / 2 - cx * closer, y: next.height / 2 - cy * closer }
      jumpTo(shift && closer === k ? { k, x: x + shift[0], y: y + shift[1] } : middle)
    },
    target() {
      return destination ?? now()
    },
    isFlying: () => destination !== null,
    zoomBy(factor, [px, py] = [size.width / 2, size.height / 2]) {
      const { x, y, k } = this.target()
      const closer = Math.min(MAX_SCALE, Math.max(minScale(size), k * factor))
      this.moveTo({ k: closer, x: px - ((px - x) / k) * closer, y: py - ((py - y) / k) * closer })
    },
    dispose() {
      stop()
      board.removeEventListener('wheel', preventPageZoom)
      selection.on('.zoom', null)
    },
  }
}
