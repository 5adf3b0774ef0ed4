/** The browser's lock on the open game: one tab plays, the others queue for it. */
import { type GameLock, lockGame, waitForLock } from '../../save/tab-lock.ts'
import { useGame } from '../game/table.ts'
import { setReadOnly } from '../game/table-writers.ts'

type Seat = { readonly id: string; hold: GameLock | null; waiting: AbortController | null }
/** A lock cannot be stored in a zustand store. */
let seat: Seat | null = null

const isOpen = (id: string): boolean => useGame.getState().id === id

export const makeReadOnly = (): void => setReadOnly(true)
export const makeWritable = (): void => setReadOnly(false)

export function releaseLock(): void {
  seat?.waiting?.abort()
  seat?.hold?.release()
  seat = null
}

/** A lock for a game about to be opened; null: another tab has it. */
export async function reserveLock(id: string): Promise<GameLock | null> {
  return seat?.id === id && seat.hold ? seat.hold : lockGame(id)
}

/** Plays the game, or waits read-only if `hold` is null. `next`: called when the lock is acquired later. */
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

/** Acquires the lock when the other tab is closed or crashes. */
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
