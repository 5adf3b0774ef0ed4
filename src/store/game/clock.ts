/**
 * The clock of games with a time limit. The rules only get a `time-is-up` action. Between two saves the time is stored in
 * localStorage, so that a reload does not set it back.
 */
import { create } from 'zustand'
import { scores } from '../../engine/index.ts'
import { storedPlayTime, storePlayTime } from '../persistence/play-time.ts'
import { useGame } from './game.ts'
import { setTimePlayed } from './table-writers.ts'

type Clock = {
  /** The game it belongs to. */
  id: string | null
  /** A game opened again brings the time of its last save. */
  sitting: number
  running: boolean
  toggle: () => void
}

const TICK = 1000
export const useClock = create<Clock>()((set, get) => ({
  id: null,
  sitting: -1,
  running: false,
  toggle: () => set({ running: !get().running }),
}))

/** Time limit in minutes; null: none, or time is up. */
function minutesOf(): number | null {
  const { game } = useGame.getState()
  const limit = game && !game.flow.winner ? scores(game)?.limit : undefined
  return limit?.by === 'time' && !limit.called ? limit.minutes : null
}

/** Runs while the game is open, not paused and visible. */
function tick(): void {
  const { id, sitting, readOnly, dispatch, ...game } = useGame.getState()
  const clock = useClock.getState()
  if (id !== clock.id || sitting !== clock.sitting) {
    useClock.setState({ id, sitting, running: id === clock.id ? clock.running : id !== null })
    if (id) setTimePlayed(Math.max(game.played, storedPlayTime(id)))
    return
  }
  const minutes = minutesOf()
  if (!id || minutes === null || !clock.running || readOnly || document.hidden) return
  const played = game.played + TICK
  setTimePlayed(played)
  storePlayTime(id, played)
  // Refused while a question is open; the next tick tries again.
  if (played >= minutes * 60_000) dispatch({ type: 'time-is-up' }, { quiet: true })
}

/** Returns a stop function. */
export function startClock(): () => void {
  tick()
  const timer = setInterval(tick, TICK)
  return () => clearInterval(timer)
}
