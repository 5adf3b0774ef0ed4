/** State of the computer player and its controls: paused, step by step. Not saved. */
import { create } from 'zustand'

type Controls = {
  /** Computing the next action. */
  thinking: boolean
  /** Paused by the player. */
  paused: boolean
  /** Single steps requested. */
  steps: number
  /** Position in the current plan. */
  at: number
  of: number
  /** Planned actions that were refused; each is a bug, and a fallback was used. */
  refused: number
  /** No legal action was found: a person must take over. */
  stuck: boolean

  pause(): void
  resume(): void
  step(): void
}

export const useControls = create<Controls>()((set) => ({
  thinking: false,
  paused: false,
  steps: 0,
  at: 0,
  of: 0,
  refused: 0,
  stuck: false,
  pause: () => set({ paused: true, steps: 0 }),
  resume: () => set({ paused: false, steps: 0, stuck: false }),
  step: () => set(({ steps }) => ({ steps: steps + 1 })),
}))
