/** What the move panel is asking before an order is given: which ship, when to land, whether to wake a minor power. */
import { create } from 'zustand'
import type { GameState, SpaceId } from '../../../engine/index.ts'
import type { Selection } from '../../../store/ui.ts'
import type { Target } from './targets.ts'

export type Question =
  | { ask: 'enter'; space: SpaceId }
  | { ask: 'ship'; space: SpaceId; ships: number[] }
  | { ask: 'when'; space: SpaceId }

/** A question belongs to the position and the selection it was asked about; when either changes it is over. */
export type Asked = { question: Question; game: GameState; selection: Selection; target: Target; how: How }
export type How = { later?: boolean; by?: number; entered?: boolean }

export const usePlan = create<{ asked: Asked | null }>()(() => ({ asked: null }))

export const askNothing = (): void => usePlan.setState({ asked: null })
