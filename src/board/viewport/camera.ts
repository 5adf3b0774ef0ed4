/** Wheel, pinch, drag and double click through d3-zoom, and flights to places. */

import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { boardSize, type Point } from '../../content/map'
import type { SpaceId } from '../../engine/types/ids'
import { latest } from '../../memo'
import { boundsOf, clickPointOf, toScreen } from '../geography/geometry'
import type { Box } from '../geography/shapes'
import type { Camera } from '../types'
import { type Insets, wayInto } from './insets'

export const CLOSEST = 2.8
/** So far (board px) the edge of the board may be drawn into the map. */
const EDGE = 90
/** And at least so far (px), so that what lies at the edge can be drawn away from it. */
const BRIM = 60
/** The sheet's own edge (px) around the whole board. */
const SHEET = 10
const FLIGHT = 200
/** Clicks may wander this far (px) before they are drags. */
const STILL = 5

export type Rig = {
  /** Brings a camera about, at once or in a short flight. */
  go(camera: Camera, at?: 'once' | 'flight'): void
  /** The middle stays in the middle, as far as the limits allow. */
  resize(insets: Insets): void
  /** Where a flight that is under way will end; else where the camera is. */
  heading(): Camera
  /** About a point of the stage, or about its middle. */
  zoomBy(factor: number, about?: Point): void
  dispose(): void
}

const reduced = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The scale at which the whole board is seen, clear of what lies over the map. */
export const farthest = ({ whole }: Insets): number =>
  Math.min(
    1,
    Math.max(
      ...whole.map(([x0, y0, x1, y1]) =>
        Math.min((x1 - x0 - 2 * SHEET) / boardSize.width, (y1 - y0 - 2 * SHEET) / boardSize.height),
      ),
    ),
  )

/** A part of the board in the middle, above the buttons of the lower edge. */
export function cameraOn([x0, y0, x1, y1]: Box, insets: Insets, most: number): Camera {
  const { width, height } = insets
  const clear = height - FOOT >= height * 0.75 ? height - FOOT : height
  const k = Math.min(most, Math.max(farthest(insets), Math.min(width / (x1 - x0), clear / (y1 - y0))))
  return { k, x: width / 2 - ((x0 + x1) / 2) * k, y: clear / 2 - ((y0 + y1) / 2) * k }
}

/** What the buttons along the lower edge cover. */
const FOOT = 56

/** About how far (px) a name and its army reach from where they stand. */
const [ACROSS, UP] = [48, 20]

/** Spaces in the middle, a little farther where one of them would lie under the small map. */
export function cameraOnSpaces(spaces: readonly SpaceId[], insets: Insets): Camera {
  const bounds = boundsOf(spaces)
  let camera = clamped(cameraOn(bounds, insets, CLOSEST), insets)
  const isCovered = (space: SpaceId) => {
    const [x, y] = toScreen(clickPointOf(space), camera)
    return !insets.free.some(([x0, y0, x1, y1]) => x - ACROSS >= x0 && y - UP >= y0 && x + ACROSS < x1 && y + UP < y1)
  }
  for (let tries = 0; tries < 8 && spaces.some(isCovered); tries++)
    camera = clamped(cameraOn(bounds, insets, camera.k * 0.94), insets)
  return camera
}

/** The whole board, as near to the middle as what lies over the map allows. Asked at every step of a gesture. */
export const cameraOnAll = latest((insets: Insets): Camera => {
  const k = farthest(insets)
  const [w, h] = [boardSize.width * k, boardSize.height * k]
  const [x, y] = [insets.width / 2 - w / 2, insets.height / 2 - h / 2]
  // A little less than the margin, so that what fits exactly is not lost to rounding.
  const [dx, dy] = wayInto([x, y, x + w, y + h], insets.whole, SHEET - 0.01) ?? [0, 0]
  return { k, x: x + dx, y: y + dy }
})

/** How much closer than from afar (a factor) until the camera moves as freely as it ever does. */
const LOOSE = 1.2

/**
 * The nearest camera that the limits allow. From afar the whole board stands in its place; closer, every space can be drawn
 * clear of the edges and of what lies over the lower corners.
 */
export function clamped({ x, y, k: wanted }: Camera, insets: Insets): Camera {
  const all = cameraOnAll(insets)
  const least = all.k
  const k = Math.min(CLOSEST, Math.max(least, wanted))
  const loose = Math.min(1, (k / least - 1) / (LOOSE - 1))
  const brim = Math.max(BRIM, EDGE * k)
  const held = (value: number, at: number, low: number, high: number) => {
    const [lo, hi] = [Math.min(low, high), Math.max(low, high)]
    return Math.min(at + (Math.max(hi, at) - at) * loose, Math.max(at + (Math.min(lo, at) - at) * loose, value))
  }
  // Where the whole board's place would be at this scale.
  const at = (from: number, size: number) => from - (size * (k - least)) / 2
  return {
    k,
    x: held(x, at(all.x, boardSize.width), insets.width - brim - boardSize.width * k, brim),
    y: held(y, at(all.y, boardSize.height), insets.height - Math.max(brim, insets.foot + BRIM) - boardSize.height * k, brim),
  }
}

export function rigUp(
  element: HTMLElement,
  listen: {
    move: (camera: Camera) => void
    settle: () => void
    /** The mouse draws the map along. */
    grab: (held: boolean) => void
    /** The hand has taken the map up. */
    taken: () => void
  },
): Rig {
  const target = select<HTMLElement, unknown>(element)
  let frame = 0
  let size: Insets = { width: 1, height: 1, free: [[0, 0, 1, 1]], whole: [[0, 0, 1, 1]], foot: 0 }
  let bound: Camera | null = null
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(STILL)
    .extent(() => [
      [0, 0],
      [size.width, size.height],
    ])
    .constrain((wanted) => {
      const { x, y, k } = clamped(wanted, size)
      return zoomIdentity.translate(x, y).scale(k)
    })
    .filter(
      (event: MouseEvent | TouchEvent) =>
        event.type === 'wheel' || !('button' in event) || (event.button === 0 && !event.ctrlKey),
    )
    .wheelDelta((event: WheelEvent) => -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.012 : 0.0022))
    .on('start', () => {
      stop()
      listen.taken()
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = event.transform
      if (event.sourceEvent?.type === 'mousemove') listen.grab(true)
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
  const now = (): ZoomTransform => held.__zoom ?? zoomIdentity
  const stop = () => {
    cancelAnimationFrame(frame)
    bound = null
  }
  const jump = (wanted: Camera) => {
    const { x, y, k } = clamped(wanted, size)
    held.__zoom = zoomIdentity.translate(x, y).scale(k)
    listen.move({ x, y, k })
  }
  /** Half-way points keep the middle of the view moving evenly, whatever the scale does. */
  const fly = (wanted: Camera) => {
    const from = now()
    const to = clamped(wanted, size)
    bound = to
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
      if (at === 'flight' && !reduced()) return fly(camera)
      jump(camera)
      listen.settle()
    },
    resize(next) {
      const { x, y, k } = this.heading()
      stop()
      const [cx, cy] = [(size.width / 2 - x) / k, (size.height / 2 - y) / k]
      size = next
      const least = farthest(next)
      behaviour.scaleExtent([least, CLOSEST])
      const scale = Math.max(k, least)
      jump({ k: scale, x: next.width / 2 - cx * scale, y: next.height / 2 - cy * scale })
    },
    heading() {
      if (bound) return bound
      const { x, y, k } = now()
      return { x, y, k }
    },
    zoomBy(factor, [px, py] = [size.width / 2, size.height / 2]) {
      const { x, y, k } = this.heading()
      const [least, most] = behaviour.scaleExtent()
      const scale = Math.min(most, Math.max(least, k * factor))
      this.go({ k: scale, x: px - ((px - x) / k) * scale, y: py - ((py - y) / k) * scale })
    },
    dispose() {
      stop()
      board.removeEventListener('wheel', keepPage)
      target.on('.zoom', null)
    },
  }
}
