/** The mouse on the map: what it points at, and where it has come to rest. */
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { SpaceId } from '../../engine/types/ids.ts'
import { pointIn } from '../../scaling.ts'
import { clickPointOf, toScreen } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import { cornerOf, type Placed } from '../placement/layout.ts'
import type { PictureState } from './picture.ts'

/** The mouse lies still over a space: where, and what of the map must not be covered (name and armies). Pixels of the map. */
export type HoverIntent = {
  readonly space: SpaceId
  readonly x: number
  readonly y: number
  readonly keep: Box | null
  /** Other armies, which are better left to be seen. */
  readonly spare: readonly Box[]
  /** Where the hand may want to go next: worth more than those. */
  readonly next?: readonly Box[]
}

/** So long (ms) the mouse lies still before it is said to rest, and so far (px) it may go without being said to have left. */
const STILL = 250
const NEAR = 40

type Told = { onHover: (space: SpaceId | null) => void; onHoverIntent?: ((intent: HoverIntent | null) => void) | undefined }

export function useMouse(picture: PictureState, told: Told) {
  const tell = useRef(told)
  tell.current = told
  const mouse = useMemo(() => {
    let at: { x: number; y: number } | null = null
    /** The same on the page. */
    let last: { x: number; y: number } | null = null
    let held = false
    let intent: HoverIntent | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const rise = () => {
      clearTimeout(timer)
      if (intent) tell.current.onHoverIntent?.(null)
      intent = null
    }
    const settle = () => {
      if (!at || held || !tell.current.onHoverIntent) return
      const space = picture.spaceAt(at.x, at.y)
      if (space === null) return
      intent = { space, ...at, ...blocksOf(picture, space) }
      tell.current.onHoverIntent(intent)
    }
    const point = (space: SpaceId | null) => {
      if (space === picture.hover) return
      rise()
      picture.pointAt(space)
      tell.current.onHover(space)
    }
    const look = () => {
      if (!at || held) return
      point(picture.spaceAt(at.x, at.y))
      const stays = intent && intent.space === picture.hover && Math.hypot(at.x - intent.x, at.y - intent.y) < NEAR
      if (stays) return
      rise()
      timer = setTimeout(settle, STILL)
    }
    return {
      move(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'touch' || event.buttons !== 0) return
        // Browsers report a move of the mouse, too, where only the page has moved below it.
        if (last && last.x === event.clientX && last.y === event.clientY) return
        last = { x: event.clientX, y: event.clientY }
        const [x, y] = pointIn(event.currentTarget, event)
        at = { x, y }
        look()
      },
      leave() {
        at = null
        last = null
        point(null)
      },
      /** A button or a key is pressed, the wheel turns: nothing rests any more. */
      rise,
      /** While the map is drawn along nothing is pointed at. */
      hold(on: boolean) {
        held = on
        if (on) point(null)
      },
      /** The map has moved under the mouse: a space that now lies there is not pointed at until the mouse itself moves. */
      moved() {
        if (at && !held && picture.spaceAt(at.x, at.y) !== picture.hover) point(null)
      },
    }
  }, [picture])
  useEffect(() => mouse.rise, [mouse])
  return mouse
}

/** What of the map a card beside the space should leave to be seen. */
export function blocksOf(picture: PictureState, space: SpaceId): Pick<HoverIntent, 'keep' | 'spare' | 'next'> {
  if (!picture.lettered) return { keep: null, spare: [] }
  const { placed, by } = picture.laidOut()
  const boxOf = (block: Pick<Placed, 'at' | 'w' | 'h'>): Box => {
    const [x, y] = cornerOf(block, picture.camera)
    return [x, y, x + block.w, y + block.h]
  }
  const own = by.get(space)
  const armies = placed.filter((block) => block.space !== space && block.armies.length > 0)
  const targets = Object.keys(picture.view.targets).filter((target) => target !== space)
  return {
    keep: own ? besides(boxOf(own)) : null,
    spare: [...armies.map(boxOf), ...wayTo(picture, space)],
    next: [
      ...targets.map((target) => besides(boxOf(by.get(target) ?? nameless(target)))),
      ...picture.chipRects().map(({ x0, y0, x1, y1 }): Box => [x0, y0, x1, y1]),
    ],
  }
}

/** A target for whose name there is no room is met about its middle. */
const nameless = (space: SpaceId) => ({ at: clickPointOf(space), w: 2 * WAY, h: 2 * WAY })

/** Where the arrow runs that is being thought of, from what is chosen to where the mouse rests. */
function wayTo({ view, camera }: PictureState, space: SpaceId): Box[] {
  const { selected, targets } = view
  if (selected === null || selected === space || !targets[space]) return []
  const [[ax, ay], [bx, by]] = [toScreen(clickPointOf(selected), camera), toScreen(clickPointOf(space), camera)]
  return [[Math.min(ax, bx) - WAY, Math.min(ay, by) - WAY, Math.max(ax, bx) + WAY, Math.max(ay, by) + WAY]]
}
/** So far (px) an arrow and its pill reach beside the straight way. */
const WAY = 24

/** The mark of a target stands to the left of the name. */
const besides = ([x0, y0, x1, y1]: Box): Box => [x0 - 30, y0, x1, y1]
