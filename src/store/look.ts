/** Another moment than the present, while it is looked at: the map shows it, nothing can be done from it, and nothing keeps it. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { GameState } from '../engine/index.ts'
import type { Entry } from '../save/rebuild.ts'

export type LookedAt = {
  readonly state: GameState
  /** What had been done by then. */
  readonly log: readonly Entry[]
  /** What stands in the place of the orders meanwhile. */
  readonly Dock: ComponentType
  /** Above the map, where that shows what is past. */
  readonly Band?: ComponentType
}

export const useLook = create<{ look: LookedAt | null }>(() => ({ look: null }))
