/** Another moment than the present, while it is looked at: the map shows it, nothing can be done from it, and nothing keeps it. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { GameState, SpaceId } from '../engine/index.ts'
import type { Entry } from '../save/rebuild.ts'
import type { Arrow, BoardView } from './board-view.ts'
import { useGame } from './game.ts'

export type LookedAt = {
  readonly state: GameState
  /** What had been done by then. */
  readonly log: readonly Entry[]
  /** Battles that have begun by then and are not over, where the state does not say so. */
  readonly fighting?: readonly SpaceId[]
  /** Which moment of this game it is, by how many actions had been done; without it, something beside the game. */
  readonly moment?: number
  /** How it came to this moment: the ways that units went, what they changed, and whose doing it was. */
  readonly step?: Pick<BoardView, 'changed' | 'watched'> & { readonly arrows: Arrow[] }
  /** The war is being played again: the next moment follows by itself. */
  readonly played?: boolean
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
 * `band`: above the map where nothing else is looked at, while something goes on beside the game; `bar`: the timeline lies open
 * below the map; `front`: the front line over it.
 */
type Looking = { look: LookedAt | null; band: ComponentType | null; bar: boolean; front?: string }

export const useLook = create<Looking>(() => ({ look: null, band: null, bar: false }))

/** A moment of the game itself is looked at: it goes on meanwhile. */
export const usePast = (): boolean => useLook(({ look }) => look?.moment !== undefined)

/** Reads the moment that the map shows: the one that is looked at, else the present. Now and then have one way to the screen. */
export function useShown<T>(read: (game: GameState | null) => T): T {
  const then = useLook(({ look }) => look?.state ?? null)
  return useGame(({ game }) => read(then ?? game))
}

/** What had been done by the moment that the map shows. */
export function useShownLog(): readonly Entry[] {
  const then = useLook(({ look }) => look?.log)
  return useGame(({ log }) => then ?? log)
}

const whole = (game: GameState | null): GameState | null => game
/** The game as it stood then. */
export const useShownGame = (): GameState | null => useShown(whole)
