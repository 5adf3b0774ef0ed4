/**
 * The main button, also pressed with Ctrl+Enter. After a press, a new button ignores presses for a moment, so that a double
 * press does not decide twice.
 */
import { create } from 'zustand'
import { useGame } from '../game/table.ts'

const primaries: (() => void)[] = []

/** The latest button answers Ctrl+Enter. */
export function registerMainButton(press: () => void): () => void {
  primaries.push(press)
  return () => {
    const at = primaries.indexOf(press)
    if (at >= 0) primaries.splice(at, 1)
  }
}

export function pressMainButton(): boolean {
  const press = primaries.at(-1)
  press?.()
  return press !== undefined
}

/** Time (ms) a new button ignores presses. */
export const PAUSE = 500
/** Longer where a double press would do harm. */
export const LONG_PAUSE = 1000
/** A button that appears later than this (ms) is not a reaction to the press. */
const ANSWERS = 2000

/** `pressedAt`: last press without a new button. */
export const usePause = create<{ isPaused: boolean; pressedAt: number | null }>()(() => ({ isPaused: false, pressedAt: null }))

const timer: { id?: ReturnType<typeof setTimeout> } = {}

/** A timer, so that presses queued while the page was busy are handled first. */
function startPause(length: number): void {
  clearTimeout(timer.id)
  timer.id = setTimeout(() => usePause.setState({ isPaused: false }), length)
  usePause.setState({ isPaused: true })
}

/** Ends the pause early, after another action. */
export function endPause(): void {
  clearTimeout(timer.id)
  usePause.setState({ pressedAt: null })
  if (usePause.getState().isPaused) usePause.setState({ isPaused: false })
}

/** Runs the action unless the button has only just appeared. Key repeat is handled in `app/held-keys.ts`. */
export function pressOnce(run: () => void): void {
  if (usePause.getState().isPaused) return
  usePause.setState({ pressedAt: performance.now() })
  const { log } = useGame.getState()
  run()
  if (useGame.getState().log !== log) startPause(PAUSE)
}

/** Called when a main button appears or changes its meaning. */
export function noteNewMeaning(length = PAUSE): void {
  const { pressedAt } = usePause.getState()
  if (pressedAt === null || performance.now() - pressedAt > ANSWERS) return
  usePause.setState({ pressedAt: null })
  startPause(length)
}
