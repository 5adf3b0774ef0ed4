/**
 * Another moment than the present, while it is looked at: the map shows it, nothing can be done from it, and nothing keeps it.
 */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { GameState, SpaceId } from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import { useGame } from '../game/table.ts'
import type { Arrow, BoardView } from './board-view.ts'

export type ViewedMoment = {
  readonly state: GameState
  /** What had been done by then. */
  readonly log: readonly Entry[]
  /** Battles that have begun by then and are not over, where the state does not say so. */
  readonly fighting?: readonly SpaceId[]
  /** Which moment of this game it is, by how many actions had been done; without it, something beside the game. */
  readonly moment?: number
  /**
   * Where along this game it lies, for what is a picture within it rather than a moment of it: the board of a battle that is
   * over.
   */
  readonly along?: number
  /** How it came to this moment: the ways that units went, what they changed, and whose doing it was. */
  readonly step?: Pick<BoardView, 'changed' | 'watched'> & { readonly arrows: Arrow[] }
  /** The war is being played again: the next moment follows by itself. */
  readonly played?: boolean
  /** Another follows at once: a key is held down, or the line is drawn along. */
  readonly passing?: boolean
  /** The board of a battle stands in the place of the orders, and has the room of one. */
  readonly board?: true
  /** What is brought into view with it. */
  readonly about?: readonly SpaceId[]
  /** What stands in the place of the orders meanwhile. */
  readonly Dock: ComponentType
  /** Above the map, where that shows what is past. */
  readonly Band?: ComponentType
}

/**
 * `settled`: the last that was not passed over, which all shows but the map and the timeline; `band`: above the map where nothing else is looked at, while something goes on beside the game; `bar`: the timeline lies open
 * below the map; `front`: the front line over it; `foreseen`: what may well be looked at next, for a map that has nothing else to do.
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
 * So long (ms) after the last of many moments what is written beside the map follows: it would be read by nobody before, and
 * costs more than the map.
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

/** A moment of the game itself is looked at: it goes on meanwhile. */
export const useIsPastMoment = (): boolean => useViewed(({ look }) => look?.moment !== undefined)

const placeIn = (look: ViewedMoment | null): number | null => look?.moment ?? look?.along ?? null
/**
 * How far along the game lies what is looked at, by how many actions had been done; null: the present, or something beside the
 * game.
 */
export const viewedIndex = (): number | null => placeIn(useViewed.getState().look)
/** The same for components that go along with every step. */
export const useViewedIndex = (): number | null => useViewed(({ look }) => placeIn(look))
/** What is past is looked at: nothing can be ordered, and nothing taken back. */
export const useIsLookingBack = (): boolean => useViewed(({ look }) => placeIn(look) !== null)

/** Reads the moment that is shown: the one that is looked at, else the present. Now and then have one way to the screen. */
export function useShown<T>(read: (game: GameState | null) => T): T {
  const then = useViewed(({ settled: stood }) => stood?.state ?? null)
  return useGame(({ game }) => read(then ?? game))
}

/** What had been done by then. */
export function useShownLog(): readonly Entry[] {
  const then = useViewed(({ settled: stood }) => stood?.log)
  return useGame(({ log }) => then ?? log)
}

const whole = (game: GameState | null): GameState | null => game
/** The game as it stood then. */
export const useShownGame = (): GameState | null => useShown(whole)
