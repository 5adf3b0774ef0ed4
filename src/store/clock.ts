/**
 * The clock of a table that plays against time. The rules know no time: they are told when it is up. How long a game has
 * been played is kept in the browser beside the game, so a reload does not set the clock back.
 */
import { create } from 'zustand'
import { scores } from '../engine/index.ts'
import { useGame } from './game.ts'

type Clock = {
  /** The game it belongs to. */
  id: string | null
  /** Milliseconds played so far. */
  played: number
  running: boolean
  toggle: () => void
}

const TICK = 1000
const keyOf = (id: string) => `contested-1914:clock:${id}`

function kept(id: string): number {
  try {
    const played = Number(localStorage.getItem(keyOf(id)) ?? 0)
    return Number.isFinite(played) && played > 0 ? played : 0
  } catch {
    return 0
  }
}

function keep(id: string, played: number): void {
  try {
    localStorage.setItem(keyOf(id), String(played))
  } catch {
    // Where nothing can be kept the clock lasts as long as the page.
  }
}

export const useClock = create<Clock>()((set, get) => ({
  id: null,
  played: 0,
  running: false,
  toggle: () => set({ running: !get().running }),
}))

/** Minutes that this game is to last; null: it is not played against time, or time has been called. */
function minutesOf(): number | null {
  const { game } = useGame.getState()
  const limit = game && !game.winner ? scores(game)?.limit : undefined
  return limit?.by === 'time' && !limit.called ? limit.minutes : null
}

/** Time goes on while the game is on the table, is not paused and somebody can see it. */
function tick(): void {
  const { id, readOnly, dispatch } = useGame.getState()
  const clock = useClock.getState()
  if (id !== clock.id) {
    useClock.setState({ id, played: id ? kept(id) : 0, running: id !== null })
    return
  }
  const minutes = minutesOf()
  if (!id || minutes === null || !clock.running || readOnly || document.hidden) return
  const played = clock.played + TICK
  useClock.setState({ played })
  keep(id, played)
  // While a question stands open it is refused, and said again with the next tick.
  if (played >= minutes * 60_000) dispatch({ type: 'time-is-up' }, { quiet: true })
}

let timer: ReturnType<typeof setInterval> | undefined

/** Starts the clock's works; the answer stops them. */
export function windUp(): () => void {
  tick()
  timer ??= setInterval(tick, TICK)
  return () => {
    clearInterval(timer)
    timer = undefined
  }
}
