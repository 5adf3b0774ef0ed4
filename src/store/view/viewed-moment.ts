/** The moment shown in place of the present. It is not saved, and no orders can be given in it. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { GameState, SpaceId } from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import { useGame } from '../game/table.ts'
import type { Arrow, BoardView } from './board-view.ts'

export type ViewedMoment = {
  readonly state: GameState
  /** Entries up to then. */
  readonly log: readonly Entry[]
  /** Open battles, where the state does not tell. */
  readonly fighting?: readonly SpaceId[]
  /** Index of the moment (number of actions); undefined for other views. */
  readonly moment?: number
  /** Index of a view within the game that is no moment, such as a battle replay. */
  readonly along?: number
  /** Arrows and changes of the step to this moment. */
  readonly step?: Pick<BoardView, 'changed' | 'watched'> & { readonly arrows: Arrow[] }
  /** Part of a war replay: the next moment follows. */
  readonly played?: boolean
  /** Another moment follows at once: a key is held, or the timeline is dragged. */
  readonly passing?: boolean
  /** A battle board replaces the orders. */
  readonly board?: true
  /** Spaces to bring into view. */
  readonly about?: readonly SpaceId[]
  /** Replaces the orders. */
  readonly Dock: ComponentType
  /** Above the map while a past moment is shown. */
  readonly Band?: ComponentType
}

/**
 * `settled`: the viewed moment, debounced, for everything except map and timeline; `band`: above the map in the present; `bar`:
 * the timeline is open; `front`: the front line; `foreseen`: moments to prepare in idle time.
 */
type Looking = {
  look: ViewedMoment | null
  settled: ViewedMoment | null
  band: ComponentType | null
  bar: boolean
  front?: string
  foreseen: Iterator<BoardView> | null
}

export const useViewed = create<Looking>(() => ({ look: null, settled: null, band: null, bar: false, foreseen: null }))

/**
 * Delay (ms) after the last of many moments until panels follow: they cost more than the map, and nobody could read them
 * earlier.
 */
const PASSED = 120

const rest: { timer?: ReturnType<typeof setTimeout> } = {}
const stand = () => useViewed.setState(({ look }) => ({ settled: look }))

useViewed.subscribe(({ look }, { look: before }) => {
  if (look === before) return
  clearTimeout(rest.timer)
  if (look?.passing && before?.moment !== undefined) rest.timer = setTimeout(stand, PASSED)
  else stand()
})

/** Whether a moment of this game is viewed. */
export const useIsPastMoment = (): boolean => useViewed(({ look }) => look?.moment !== undefined)

const placeIn = (look: ViewedMoment | null): number | null => look?.moment ?? look?.along ?? null
/** Index of the viewed moment or battle; null: the present, or a view outside the game. */
export const viewedIndex = (): number | null => placeIn(useViewed.getState().look)
/** The same as a hook. */
export const useViewedIndex = (): number | null => useViewed(({ look }) => placeIn(look))
/** Whether the past is viewed, so that nothing can be ordered or undone. */
export const useIsLookingBack = (): boolean => useViewed(({ look }) => placeIn(look) !== null)

/** Reads the viewed moment, or the present. */
export function useShown<T>(read: (game: GameState | null) => T): T {
  const then = useViewed(({ settled: stood }) => stood?.state ?? null)
  return useGame(({ game }) => read(then ?? game))
}

/** Entries up to the viewed moment. */
export function useShownLog(): readonly Entry[] {
  const then = useViewed(({ settled: stood }) => stood?.log)
  return useGame(({ log }) => then ?? log)
}

const whole = (game: GameState | null): GameState | null => game
/** The viewed game. */
export const useShownGame = (): GameState | null => useShown(whole)
