/** Keys of the map: arrows between spaces, N round the neighbours, Tab through stacks, Home to the capital, Enter to select. */
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { SpaceId } from '../../engine/types/ids.ts'
import { onScreen } from '../../scaling.ts'
import { isHere } from '../../store/places.ts'
import { type KeyId, pressedIn } from '../../store/settings/keys.ts'
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
    reveal(spaces: readonly SpaceId[]): void
    zoomBy(factor: number): void
  }
}

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

  /** After the last stack, Tab starts again with the first. */
  const through = useRef(false)

  const goTo = (space: SpaceId) => {
    onFocusSpace(space)
    navigate.reveal([space])
  }
  const walkRound = (here: SpaceId, step: 1 | -1) => {
    // Start again if the focus has moved since.
    const centre = round.current?.at === here ? round.current.centre : here
    const around = neighboursClockwise(centre)
    const from = around.indexOf(here)
    const next = from < 0 ? (step > 0 ? 0 : around.length - 1) : (from + step + around.length) % around.length
    const at = around[next]
    if (at === undefined) return
    round.current = { centre, at }
    goTo(at)
  }

  /** False: the focus leaves the map. */
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
    // Without a focused space, Enter belongs to the table's primary action.
    else if (view.focus && (action === 'mapChoose' || action === 'mapAsk')) {
      const at = onScreen(ground.current!, clickablePoint(picture, here, insets.current))
      onSpace(here, { shift: event.shiftKey, alt: false, double: false, at })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}

const keyActionOf = (event: KeyboardEvent): KeyId | undefined =>
  pressedIn('map', event) ?? (isHere('choosing', event.currentTarget) ? pressedIn('choosing', event) : undefined)

/** The index of a stack, or the place in reading order beside it. */
function indexInStacks(stacks: readonly SpaceId[], here: SpaceId, step: 1 | -1): number {
  const at = stacks.indexOf(here)
  if (at >= 0) return at
  const between = inReadingOrder([...stacks, here]).indexOf(here)
  return step > 0 ? between - 1 : between
}
