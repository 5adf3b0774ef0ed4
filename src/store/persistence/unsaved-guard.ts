/** A game that could not be kept is given up only by somebody who has said so. */
import { create } from 'zustand'
import { useGame } from '../game/table.ts'

type Risk = {
  /** What waits for the answer; null: nothing is asked. */
  next: (() => void) | null
}
export const useUnsavedGuard = create<Risk>()(() => ({ next: null }))

/** Would what was done here be gone with this page? */
export function isUnsaved(): boolean {
  const { game, log, autosave } = useGame.getState()
  return game !== null && log.length > 0 && (autosave.state === 'memory' || autosave.state === 'failed')
}

/** Leaves the game on the table, now or once that has been agreed to. */
export function confirmIfUnsaved(next: () => void): void {
  if (isUnsaved()) useUnsavedGuard.setState({ next })
  else next()
}

/** The answer: give it up, or stay. */
export function answerUnsavedGuard(giveUp: boolean): void {
  const { next } = useUnsavedGuard.getState()
  useUnsavedGuard.setState({ next: null })
  if (giveUp) next?.()
}

/** Before the tab is closed the browser asks, in its own words. */
export function startUnsavedGuard(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
