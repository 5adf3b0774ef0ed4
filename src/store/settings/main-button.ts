/** The main button on the screen, pressed with Ctrl+Enter, and the pause that keeps a double press from meaning two things. */
import { create } from 'zustand'
import { useGame } from '../game/table.ts'

const primaries: (() => void)[] = []

/** The last button to appear answers to Ctrl+Enter. */
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

/** How long (ms) a button ignores presses after it has appeared in answer to a press. */
export const PAUSE = 500
/** The same where a double press would do harm: longer than any double press. */
export const LONG_PAUSE = 1000
/** A button that appears so long (ms) after a press no longer answers it. */
const ANSWERS = 2000

/** `pressedAt`: the last press that no new button has answered yet. */
export const usePause = create<{ isPaused: boolean; pressedAt: number | null }>()(() => ({ isPaused: false, pressedAt: null }))

const timer: { id?: ReturnType<typeof setTimeout> } = {}

/** Ends with a timer, not by the clock: presses that waited while the page was busy are handled before it. */
function startPause(length: number): void {
  clearTimeout(timer.id)
  timer.id = setTimeout(() => usePause.setState({ isPaused: false }), length)
  usePause.setState({ isPaused: true })
}

/** Ends the pause early: something else was pressed in between, so the next press is no second half of a double one. */
export function endPause(): void {
  clearTimeout(timer.id)
  usePause.setState({ pressedAt: null })
  if (usePause.getState().isPaused) usePause.setState({ isPaused: false })
}

/**
 * Runs what a main button or its key does, unless the button has only just appeared in answer to the last press. Key repeat is
 * handled in `app/held-keys.ts`.
 */
export function pressOnce(run: () => void): void {
  if (usePause.getState().isPaused) return
  usePause.setState({ pressedAt: performance.now() })
  const { log } = useGame.getState()
  run()
  if (useGame.getState().log !== log) startPause(PAUSE)
}

/** A main button has appeared, or says something else. */
export function noteNewMeaning(length = PAUSE): void {
  const { pressedAt } = usePause.getState()
  if (pressedAt === null || performance.now() - pressedAt > ANSWERS) return
  usePause.setState({ pressedAt: null })
  startPause(length)
}
