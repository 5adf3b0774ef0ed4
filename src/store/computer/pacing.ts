/** Pacing of the computer's actions: after the chosen pause, or step by step. */

import { isCoachHere, useCoachHere } from '../modes/coach-setting.ts'
import { type ComputerPace, type Settings, useSettings } from '../settings/settings.ts'
import { useViewed } from '../view/viewed-moment.ts'
import { useControls } from './controls.ts'

/** Pause between two actions (ms); step by step it isPaused for a press. */
export const PAUSES: Readonly<Record<ComputerPace, number>> = {
  step: Number.POSITIVE_INFINITY,
  slow: 1000,
  brisk: 300,
  instant: 0,
}

/** Time (ms) without yielding to a frame. */
const SLICE_MS = 8

const isPaused = ({ paused, steps }: ReturnType<typeof useControls.getState>): boolean => paused && steps === 0

/**
 * `pass`: resolves to true when the computer may act, or false once `isCancelled()`; `isSliceUsed`: it has acted long
 * enough without a frame.
 */
export type Pacer = {
  pass: (isCancelled: () => boolean) => Promise<boolean>
  wake: () => void
  noteAction: () => void
  isSliceUsed: () => boolean
}

export function createPacer(now: () => number = () => performance.now()): Pacer {
  let last: number | null = null
  let began = now()
  let wake = () => {}
  const remainingMs = (): number => {
    const controls = useControls.getState()
    // Viewing another position pauses the computer; viewing a past moment does not.
    const { look: viewed } = useViewed.getState()
    if (isPaused(controls) || (viewed && viewed.moment === undefined)) return Number.POSITIVE_INFINITY
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
    async pass(isCancelled) {
      for (;;) {
        if (isCancelled()) return false
        const left = remainingMs()
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

/** Default pace: slow with the coach, so that a newcomer can follow. */
const resolvePace = (chosen: Settings['pace'], isCoached: boolean): ComputerPace =>
  chosen !== 'auto' ? chosen : isCoached ? 'slow' : 'brisk'

/** The pace in the open game. */
export const computerPace = (): ComputerPace => resolvePace(useSettings.getState().pace, isCoachHere())

/** The pace in the open game, as a hook. */
export function useComputerPace(): ComputerPace {
  const chosen = useSettings((settings) => settings.pace)
  return resolvePace(chosen, useCoachHere())
}
