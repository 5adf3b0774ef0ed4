/** Mouse hover and hover intent on the map. */
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { SpaceId } from '../../engine/types/ids.ts'
import { pointIn } from '../../scaling.ts'
import { clickPointOf, toScreen } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import { cornerOf, type PlacedBlock } from '../placement/layout.ts'
import type { PictureState } from './hit-test.ts'

/** The mouse rests over a space. `keep`: its name and armies, not to be covered. Pixels of the map. */
export type HoverIntent = {
  readonly space: SpaceId
  readonly x: number
  readonly y: number
  readonly keep: Box | null
  /** Other armies, better not covered. */
  readonly spare: readonly Box[]
  /** Likely next targets: more important than `spare`. */
  readonly next?: readonly Box[]
}

/** Milliseconds until hover intent, and pixels it tolerates. */
const HOVER_DELAY_MS = 250
const HOVER_SLOP_PX = 40

type HoverListeners = {
  onHover: (space: SpaceId | null) => void
  onHoverIntent?: ((intent: HoverIntent | null) => void) | undefined
}

export function useMouse(picture: PictureState, latest: HoverListeners) {
  const listeners = useRef(latest)
  listeners.current = latest
  const mouse = useMemo(() => {
    let at: { x: number; y: number } | null = null
    /** On the page. */
    let last: { x: number; y: number } | null = null
    let isDragging = false
    let intent: HoverIntent | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const endHover = () => {
      clearTimeout(timer)
      if (intent) listeners.current.onHoverIntent?.(null)
      intent = null
    }
    const startHover = () => {
      if (!at || isDragging || !listeners.current.onHoverIntent) return
      const space = picture.spaceAt(at.x, at.y)
      if (space === null) return
      intent = { space, ...at, ...hoverObstacles(picture, space) }
      listeners.current.onHoverIntent(intent)
    }
    const point = (space: SpaceId | null) => {
      if (space === picture.hover) return
      endHover()
      picture.setHover(space)
      listeners.current.onHover(space)
    }
    const update = () => {
      if (!at || isDragging) return
      point(picture.spaceAt(at.x, at.y))
      const stays = intent && intent.space === picture.hover && Math.hypot(at.x - intent.x, at.y - intent.y) < HOVER_SLOP_PX
      if (stays) return
      endHover()
      timer = setTimeout(startHover, HOVER_DELAY_MS)
    }
    return {
      move(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'touch' || event.buttons !== 0) return
        // Browsers also report moves when only the page moves.
        if (last && last.x === event.clientX && last.y === event.clientY) return
        last = { x: event.clientX, y: event.clientY }
        const [x, y] = pointIn(event.currentTarget, event)
        at = { x, y }
        update()
      },
      leave() {
        at = null
        last = null
        point(null)
      },
      endHover,
      setDragging(on: boolean) {
        isDragging = on
        if (on) point(null)
      },
      /** Clears the hover if another space is under the mouse now. */
      mapMoved() {
        if (at && !isDragging && picture.spaceAt(at.x, at.y) !== picture.hover) point(null)
      },
    }
  }, [picture])
  useEffect(() => mouse.endHover, [mouse])
  return mouse
}

/** What a card beside the space should not cover. */
export function hoverObstacles(picture: PictureState, space: SpaceId): Pick<HoverIntent, 'keep' | 'spare' | 'next'> {
  if (!picture.fontsReady) return { keep: null, spare: [] }
  const { placed, bySpace } = picture.layout()
  const boxOf = (block: Pick<PlacedBlock, 'at' | 'w' | 'h'>): Box => {
    const [x, y] = cornerOf(block, picture.camera)
    return [x, y, x + block.w, y + block.h]
  }
  const own = bySpace.get(space)
  const armies = placed.filter((block) => block.space !== space && block.armies.length > 0)
  const targets = Object.keys(picture.view.targets).filter((target) => target !== space)
  return {
    keep: own ? withMark(boxOf(own)) : null,
    spare: [...armies.map(boxOf), ...arrowBox(picture, space)],
    next: [
      ...targets.map((target) => withMark(boxOf(bySpace.get(target) ?? targetBox(target)))),
      ...picture.chipRects().map(({ x0, y0, x1, y1 }): Box => [x0, y0, x1, y1]),
    ],
  }
}

const targetBox = (space: SpaceId) => ({ at: clickPointOf(space), w: 2 * ARROW_REACH, h: 2 * ARROW_REACH })

function arrowBox({ view, camera }: PictureState, space: SpaceId): Box[] {
  const { selected, targets } = view
  if (selected === null || selected === space || !targets[space]) return []
  const [[ax, ay], [bx, by]] = [toScreen(clickPointOf(selected), camera), toScreen(clickPointOf(space), camera)]
  return [
    [
      Math.min(ax, bx) - ARROW_REACH,
      Math.min(ay, by) - ARROW_REACH,
      Math.max(ax, bx) + ARROW_REACH,
      Math.max(ay, by) + ARROW_REACH,
    ],
  ]
}
/** Pixels beside an arrow. */
const ARROW_REACH = 24

/** With the mark at the left of the name. */
const withMark = ([x0, y0, x1, y1]: Box): Box => [x0 - 30, y0, x1, y1]
