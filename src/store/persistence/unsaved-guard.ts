/** Asks before an unsaved game is left. */
import { create } from 'zustand'
import { useGame } from '../game/table.ts'

type Risk = {
  /** Called after the user agrees; null: nothing is asked. */
  next: (() => void) | null
}
export const useUnsavedGuard = create<Risk>()(() => ({ next: null }))

/** Whether actions would be lost with this page. */
export function isUnsaved(): boolean {
  const { game, log, autosave } = useGame.getState()
  return game !== null && log.length > 0 && (autosave.state === 'memory' || autosave.state === 'failed')
}

/** Calls `next` at once, or after the user agrees to lose the game. */
export function confirmIfUnsaved(next: () => void): void {
  if (isUnsaved()) useUnsavedGuard.setState({ next })
  else next()
}

/** The user's answer. */
export function answerUnsavedGuard(giveUp: boolean): void {
  const { next } = useUnsavedGuard.getState()
  useUnsavedGuard.setState({ next: null })
  if (giveUp) next?.()
}

/** Lets the browser ask before the tab is closed. Returns a stop function. */
export function startUnsavedGuard(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
