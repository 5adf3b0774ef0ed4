/** The keyboard on the map: arrows to the best-aligned neighbour, N round the neighbours, Enter to choose. */
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { SpaceId } from '../engine/types/ids'
import type { Rig } from './camera'
import {
  clickPointOf,
  type Direction,
  nearestSpace,
  neighbourInDirection,
  neighboursClockwise,
  toBoard,
  toScreen,
} from './geometry'
import { clickablePoint } from './handle'
import type { Scene } from './scene'
import type { BoardView, SpacePress } from './types'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }
/** A space this near the edge (px) is brought into the middle when it is gone to. */
const NEAR_EDGE = 90

export function useKeys(
  scene: Scene,
  rig: RefObject<Rig | null>,
  view: BoardView,
  onSpace: (space: SpaceId, press: SpacePress) => void,
  onFocusSpace: (space: SpaceId) => void,
  ground: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  /** The space whose neighbours are being walked round. */
  const centre = useRef<SpaceId | null>(null)

  const goTo = (space: SpaceId) => {
    onFocusSpace(space)
    const { camera, size } = scene
    const [x, y] = toScreen(clickPointOf(space), camera)
    const outside = x < NEAR_EDGE || y < NEAR_EDGE || x > size.width - NEAR_EDGE || y > size.height - NEAR_EDGE
    if (outside) rig.current?.go({ k: camera.k, x: camera.x + size.width / 2 - x, y: camera.y + size.height / 2 - y })
  }
  const walkRound = (here: SpaceId, step: 1 | -1) => {
    const around = neighboursClockwise(centre.current ?? here)
    const at = around.indexOf(here)
    if (at < 0) centre.current = here
    const ring = at < 0 ? neighboursClockwise(here) : around
    const next = at < 0 ? (step > 0 ? 0 : ring.length - 1) : (at + step + ring.length) % ring.length
    goTo(ring[next]!)
  }

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const middle = toBoard([scene.size.width / 2, scene.size.height / 2], scene.camera)
    const here = view.focus ?? view.selected ?? nearestSpace(...middle)
    const direction = ARROWS[event.key]
    if (direction) {
      centre.current = null
      goTo(view.focus ? (neighbourInDirection(here, direction) ?? here) : here)
    } else if (event.key === 'n' || event.key === 'N') walkRound(here, event.shiftKey ? -1 : 1)
    // Without a space in focus, Enter is left to the table's own primary action.
    else if (view.focus && (event.key === 'Enter' || event.key === ' ')) {
      const { left, top } = ground.current!.getBoundingClientRect()
      const [x, y] = clickablePoint(scene, here)
      onSpace(here, { shift: event.shiftKey, alt: false, double: false, at: { x: left + x, y: top + y } })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}
