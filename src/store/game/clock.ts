/**
 * The clock of a table that plays against time. The rules know no time: they are told when it is up. How long a game has
 * been played stands in its save; between two actions the browser keeps it beside the game, so a reload does not set the
 * clock back.
 */
import { create } from 'zustand'
import { scores } from '../../engine/index.ts'
import { storedPlayTime, storePlayTime } from '../persistence/play-time.ts'
import { useGame } from './game.ts'
import { setTimePlayed } from './table-writers.ts'

type Clock = {
  /** The game it belongs to. */
  id: string | null
  /** Which sitting of it: a game that is fetched again brings the time of its last action. */
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

/** Minutes that this game is to last; null: it is not played against time, or time has been called. */
function minutesOf(): number | null {
  const { game } = useGame.getState()
  const limit = game && !game.flow.winner ? scores(game)?.limit : undefined
  return limit?.by === 'time' && !limit.called ? limit.minutes : null
}

/** Time goes on while the game is on the table, is not paused and somebody can see it. */
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
  // While a question stands open it is refused, and said again with the next tick.
  if (played >= minutes * 60_000) dispatch({ type: 'time-is-up' }, { quiet: true })
}

/** Starts the clock's works; the answer stops them. */
export function startClock(): () => void {
  tick()
  const timer = setInterval(tick, TICK)
  return () => clearInterval(timer)
}
