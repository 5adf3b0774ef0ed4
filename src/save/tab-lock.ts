/**
 * One tab plays a game, others look on. A lock of the browser says which one; a channel tells the others what was kept.
 * Where a browser has neither, forbids them or does not answer, every tab plays.
 */
import { lazy } from '../memoize.ts'

const NAME = 'contested-1914'
/** Milliseconds after which a lock manager that does not answer is no longer waited for. */
const LOCK_TIMEOUT_MS = 4000

export type GameLock = {
  /** Another tab has taken the game over. */
  onLost: (() => void) | null
  release(): void
}

/** A lock manager that refuses this page, or does not answer. */
const unusable = new WeakSet<LockManager>()

function lockManager(): LockManager | null {
  const locks = globalThis.navigator?.locks
  return locks && !unusable.has(locks) ? locks : null
}

function request(id: string, options: LockOptions): Promise<GameLock | null> {
  const hold: GameLock = { onLost: null, release: () => undefined }
  const locks = lockManager()
  if (!locks) return Promise.resolve(hold)
  return new Promise((settle) => {
    const done = new Promise<void>((release) => {
      hold.release = release
    })
    /** This tab plays without a lock, now and for the rest of its life. */
    const goWithout = () => {
      unusable.add(locks)
      settle(hold)
    }
    // The queue of `awaitGame` is long by design; every other request is answered at once.
    const timer = options.signal ? undefined : setTimeout(goWithout, LOCK_TIMEOUT_MS)
    const given = async (lock: Lock | null) => {
      clearTimeout(timer)
      settle(lock && hold)
      if (lock) await done
    }
    const refused = (error: unknown) => {
      clearTimeout(timer)
      if ((error as Error | null)?.name !== 'AbortError') return goWithout()
      settle(null)
      hold.onLost?.()
    }
    try {
      locks.request(`${NAME}:${id}`, options, given).catch(refused)
    } catch (error) {
      refused(error)
    }
  })
}

/** Tries to become the tab that plays this game; null: another one does. `steal`: from whichever plays it now. */
export const lockGame = (id: string, steal = false): Promise<GameLock | null> =>
  request(id, steal ? { steal: true } : { ifAvailable: true })

/** Waits until the tab that plays it is gone, and becomes the one in its place. Null: it was called off. */
export const waitForLock = (id: string, signal: AbortSignal): Promise<GameLock | null> => request(id, { signal })

/** Can one tab keep the others out? Not over plain http, but on this machine. */
export const canLock = (): boolean => lockManager() !== null

export type TabMessage = { id: string; kind: 'kept' | 'forgotten' }

const openChannel = lazy((): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return null
  }
})

export function postToTabs(news: TabMessage): void {
  try {
    openChannel()?.postMessage(news)
  } catch {
    // The other tabs find out when they write.
  }
}

export function subscribeToTabs(listener: (news: TabMessage) => void): () => void {
  const heard = openChannel()
  if (!heard) return () => undefined
  const handle = (event: MessageEvent) => listener(event.data as TabMessage)
  heard.addEventListener('message', handle)
  return () => heard.removeEventListener('message', handle)
}
