/** The keyboard on the map: arrows from space to space, N round the neighbours, Tab through one's own stacks, Home to the capital, Enter to choose. */
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { SpaceId } from '../../engine/types/ids.ts'
import { onScreen } from '../../scaling.ts'
import { type KeyId, pressedIn } from '../../store/keys.ts'
import { isHere } from '../../store/places.ts'
import { inReadingOrder, nearestSpace, neighboursClockwise, toBoard } from '../geography/geometry.ts'
import { type Direction, neighbourInDirection } from '../geography/keyboard-graph.ts'
import type { BoardView, SpacePress } from '../types.ts'
import { clickablePoint, type PictureState } from './hit-test.ts'
import type { Insets } from './insets.ts'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

const ZOOM_STEP = 1.4

type MapKeysProps = {
  readonly picture: PictureState
  readonly view: BoardView
  readonly onSpace: (space: SpaceId, press: SpacePress) => void
  readonly onFocusSpace: (space: SpaceId) => void
  readonly ground: RefObject<HTMLElement | null>
  readonly insets: RefObject<Insets>
  readonly navigate: {
    /** Sees to it that spaces are in view. */
    reveal(spaces: readonly SpaceId[]): void
    zoomBy(factor: number): void
  }
}

/** Neighbours are being walked round: whose, and which was come to last. */
type NeighbourWalk = { readonly centre: SpaceId; readonly at: SpaceId }

export function useMapKeys({
  picture,
  view,
  onSpace,
  onFocusSpace,
  ground,
  insets,
  navigate,
}: MapKeysProps): (event: KeyboardEvent) => void {
  const round = useRef<NeighbourWalk | null>(null)

  /** Whoever has gone through all stacks, and on, begins with the first when they come back. */
  const through = useRef(false)

  const goTo = (space: SpaceId) => {
    onFocusSpace(space)
    navigate.reveal([space])
  }
  const walkRound = (here: SpaceId, step: 1 | -1) => {
    // Whoever has gone elsewhere in the meantime begins anew from there.
    const centre = round.current?.at === here ? round.current.centre : here
    const around = neighboursClockwise(centre)
    const from = around.indexOf(here)
    const next = from < 0 ? (step > 0 ? 0 : around.length - 1) : (from + step + around.length) % around.length
    const at = around[next]
    if (at === undefined) return
    round.current = { centre, at }
    goTo(at)
  }

  /** True: there was a next stack; else the focus goes on to what comes after the map. */
  const walkStacks = (step: 1 | -1): boolean => {
    const stacks = inReadingOrder(view.stacks ?? [])
    const here = through.current || view.focus === null ? undefined : view.focus
    const at = here === undefined ? (step > 0 ? -1 : 0) : indexInStacks(stacks, here, step)
    const next = stacks[at + step]
    through.current = next === undefined
    if (next !== undefined) goTo(next)
    return next !== undefined
  }

  return (event) => {
    if (event.key !== 'Tab' && event.key !== 'Shift') through.current = false
    const action = event.target === event.currentTarget ? keyActionOf(event) : undefined
    const middle = toBoard([picture.size.width / 2, picture.size.height / 2], picture.camera)
    const here = view.focus ?? view.selected ?? nearestSpace(...middle)
    if (action === 'mapStep') {
      round.current = null
      goTo(view.focus ? (neighbourInDirection(here, ARROWS[event.key]!) ?? here) : here)
    } else if (action === 'mapStack') {
      if (!walkStacks(event.shiftKey ? -1 : 1)) return
    } else if (action === 'mapRound') walkRound(here, event.shiftKey ? -1 : 1)
    else if (action === 'mapIn') navigate.zoomBy(ZOOM_STEP)
    else if (action === 'mapOut') navigate.zoomBy(1 / ZOOM_STEP)
    else if (action === 'mapHome' && view.home) goTo(view.home)
    // Without a space in focus, Enter is left to the table's own primary action.
    else if (view.focus && (action === 'mapChoose' || action === 'mapAsk')) {
      const at = onScreen(ground.current!, clickablePoint(picture, here, insets.current))
      onSpace(here, { shift: event.shiftKey, alt: false, double: false, at })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** What a key means on the map; where there is nothing to choose it is left to what is looked at. */
const keyActionOf = (event: KeyboardEvent): KeyId | undefined =>
  pressedIn('map', event) ?? (isHere('choosing', event.currentTarget) ? pressedIn('choosing', event) : undefined)

/** Where one is among the stacks; beside them, just before or behind the next in reading order. */
function indexInStacks(stacks: readonly SpaceId[], here: SpaceId, step: 1 | -1): number {
  const at = stacks.indexOf(here)
  if (at >= 0) return at
  const between = inReadingOrder([...stacks, here]).indexOf(here)
  return step > 0 ? between - 1 : between
}
