/** Which tab plays the open game: the browser's lock on it, as long as this one has it; and a place in the queue while not. */
import { type GameLock, lockGame, waitForLock } from '../../save/tab-lock.ts'
import { useGame } from '../game/table.ts'
import { setReadOnly } from '../game/table-writers.ts'

type Seat = { readonly id: string; hold: GameLock | null; waiting: AbortController | null }
/** No value that a store could hold. */
let seat: Seat | null = null

const isOpen = (id: string): boolean => useGame.getState().id === id

export const makeReadOnly = (): void => setReadOnly(true)
export const makeWritable = (): void => setReadOnly(false)

export function releaseLock(): void {
  seat?.waiting?.abort()
  seat?.hold?.release()
  seat = null
}

/** A lock for a game that is about to be opened; null: another tab plays it. One that this tab has already is not asked for. */
export async function reserveLock(id: string): Promise<GameLock | null> {
  return seat?.id === id && seat.hold ? seat.hold : lockGame(id)
}

/** This tab plays the game, or looks on and waits. `next`: what is to be done when it is the one that plays. */
export function acquireLock(id: string, hold: GameLock | null, next: () => void): void {
  if (seat?.id === id && hold && seat.hold === hold) return
  releaseLock()
  const mine: Seat = { id, hold, waiting: null }
  seat = mine
  if (!hold) return queue(mine, next)
  hold.onLost = () => {
    mine.hold = null
    if (seat !== mine || !isOpen(id)) return
    makeReadOnly()
    queue(mine, next)
  }
}

/** When the tab that plays is closed, or falls over, this one goes on by itself. */
function queue(mine: Seat, next: () => void): void {
  const waiting = new AbortController()
  mine.waiting = waiting
  void waitForLock(mine.id, waiting.signal).then((hold) => {
    if (!hold) return
    if (seat !== mine || !isOpen(mine.id)) return hold.release()
    acquireLock(mine.id, hold, next)
    next()
  })
}
