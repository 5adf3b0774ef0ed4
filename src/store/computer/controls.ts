/** What the computer is about, and how people hold it: stopped, step by step. Nothing here is kept. */
import { create } from 'zustand'

type Controls = {
  /** Asked for its next action and not there with it yet. */
  thinking: boolean
  /** Stands still until somebody says so. */
  paused: boolean
  /** Actions that are asked for one by one. */
  steps: number
  /** How far the plan has come that is being followed. */
  at: number
  of: number
  /** What was planned and refused: each is a fault, and something else was done in its place. */
  refused: number
  /** Nothing it could do was found: people have to. */
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
