/**
 * One tab plays a game, other tabs follow it. A Web Lock decides which one, a BroadcastChannel reports saves. If a browser
 * blocks them, every tab plays.
 */
import { lazy } from '../memoize.ts'

const NAME = 'contested-1914'
/** Milliseconds. */
const LOCK_TIMEOUT_MS = 4000

export type GameLock = {
  /** Called when another tab takes the lock. */
  onLost: (() => void) | null
  release(): void
}

const unusable = new WeakSet<LockManager>()

function lockManager(): LockManager | null {
  const locks = globalThis.navigator?.locks
  return locks && !unusable.has(locks) ? locks : null
}

function request(id: string, options: LockOptions): Promise<GameLock | null> {
  const lock: GameLock = { onLost: null, release: () => undefined }
  const locks = lockManager()
  if (!locks) return Promise.resolve(lock)
  return new Promise((settle) => {
    const done = new Promise<void>((release) => {
      lock.release = release
    })
    /** This tab plays without a lock from now on. */
    const playUnlocked = () => {
      unusable.add(locks)
      settle(lock)
    }
    // `waitForLock` may wait for hours.
    const timer = options.signal ? undefined : setTimeout(playUnlocked, LOCK_TIMEOUT_MS)
    const onGranted = async (granted: Lock | null) => {
      clearTimeout(timer)
      settle(granted && lock)
      if (granted) await done
    }
    const onRefused = (error: unknown) => {
      clearTimeout(timer)
      if ((error as Error | null)?.name !== 'AbortError') return playUnlocked()
      settle(null)
      lock.onLost?.()
    }
    try {
      locks.request(`${NAME}:${id}`, options, onGranted).catch(onRefused)
    } catch (error) {
      onRefused(error)
    }
  })
}

/** Locks the game for this tab. Null: another tab holds it. `steal`: take it from there. */
export const lockGame = (id: string, steal = false): Promise<GameLock | null> =>
  request(id, steal ? { steal: true } : { ifAvailable: true })

/** Waits until the other tab releases the lock. Null: aborted. */
export const waitForLock = (id: string, signal: AbortSignal): Promise<GameLock | null> => request(id, { signal })

/** Locks need https or localhost. */
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
    // The other tabs notice it when they write.
  }
}

export function subscribeToTabs(listener: (news: TabMessage) => void): () => void {
  const channel = openChannel()
  if (!channel) return () => undefined
  const handle = (event: MessageEvent) => listener(event.data as TabMessage)
  channel.addEventListener('message', handle)
  return () => channel.removeEventListener('message', handle)
}
