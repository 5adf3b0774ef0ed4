/** When the computer may do its next action: after the pace that people have set, or when they say so. */

import { isCoachHere, useCoachHere } from '../coaching.ts'
import { useLook } from '../look.ts'
import { type ComputerPace, type Settings, useSettings } from '../settings.ts'
import { useControls } from './controls.ts'

/** Between two actions (ms); step by step it waits for a press. */
export const PAUSES: Readonly<Record<ComputerPace, number>> = {
  step: Number.POSITIVE_INFINITY,
  slow: 1000,
  brisk: 300,
  instant: 0,
}

/** So long (ms) at a stretch what needs no waiting is done without a frame between. */
const SLICE_MS = 8

const isPaused = ({ paused, steps }: ReturnType<typeof useControls.getState>): boolean => paused && steps === 0

/** `pass`: true where it may act, false where it was `given` up, for the game has gone on without it; `tired`: it has acted long enough at a stretch. */
export type Pacer = {
  pass: (given: () => boolean) => Promise<boolean>
  wake: () => void
  noteAction: () => void
  isSliceUsed: () => boolean
}

export function createPacer(now: () => number = () => performance.now()): Pacer {
  let last: number | null = null
  let began = now()
  let wake = () => {}
  const rest = (): number => {
    const controls = useControls.getState()
    // What it did would end what is being looked at; moments of the game stay, and it goes on beside them.
    const { look } = useLook.getState()
    if (isPaused(controls) || (look && look.moment === undefined)) return Number.POSITIVE_INFINITY
    if (controls.steps > 0) return 0
    const pause = PAUSES[computerPace()]
    return last === null && Number.isFinite(pause) ? 0 : (last ?? 0) + pause - now()
  }
  const sleep = (left: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = Number.isFinite(left) ? setTimeout(resolve, left) : undefined
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return {
    async pass(given) {
      for (;;) {
        if (given()) return false
        const left = rest()
        if (left > 0) {
          await sleep(left)
          began = now()
        } else if (now() - began > SLICE_MS) {
          await sleep(0)
          began = now()
        } else {
          useControls.setState(({ steps }) => ({ steps: Math.max(0, steps - 1) }))
          return true
        }
      }
    },
    wake: () => wake(),
    isSliceUsed: () => now() - began > SLICE_MS,
    noteAction: () => {
      last = now()
    },
  }
}

/** Until a pace is chosen: slow beside the coach, so that a newcomer can follow each order. */
const resolvePace = (chosen: Settings['pace'], isCoached: boolean): ComputerPace =>
  chosen !== 'auto' ? chosen : isCoached ? 'slow' : 'brisk'

/** The pace in the open game. */
export const computerPace = (): ComputerPace => resolvePace(useSettings.getState().pace, isCoachHere())

/** The pace in the open game, for components. */
export function useComputerPace(): ComputerPace {
  const chosen = useSettings((settings) => settings.pace)
  return resolvePace(chosen, useCoachHere())
}
