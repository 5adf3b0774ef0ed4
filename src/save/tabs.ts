/**
 * One tab plays a game, others look on. A lock of the browser says which one; a channel tells the others what was kept.
 * Where a browser has neither, every tab plays, as it would without this.
 */
import { once } from '../memo.ts'

const NAME = 'contested-1914'

export type Hold = {
  /** Another tab has taken the game over. */
  onLost: (() => void) | null
  release(): void
}

function request(id: string, options: LockOptions): Promise<Hold | null> {
  const hold: Hold = { onLost: null, release: () => undefined }
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(hold)
  return new Promise((settle) => {
    const done = new Promise<void>((release) => {
      hold.release = release
    })
    locks
      .request(`${NAME}:${id}`, options, (lock) => {
        settle(lock && hold)
        return lock ? done : undefined
      })
      .catch(() => {
        settle(null)
        hold.onLost?.()
      })
  })
}

/** Tries to become the tab that plays this game; null: another one does. `steal`: from whichever plays it now. */
export const holdGame = (id: string, steal = false): Promise<Hold | null> =>
  request(id, steal ? { steal: true } : { ifAvailable: true })

/** Waits until the tab that plays it is gone, and becomes the one in its place. Null: it was called off. */
export const awaitGame = (id: string, signal: AbortSignal): Promise<Hold | null> => request(id, { signal })

/** Can one tab keep the others out? Not over plain http, but on this machine. */
export const canLock = (): boolean => globalThis.navigator?.locks !== undefined

export type TabMessage = { id: string; kind: 'kept' | 'forgotten' }

const channel = once(() => new BroadcastChannel(NAME))
const open = (): BroadcastChannel | null => (typeof BroadcastChannel === 'undefined' ? null : channel())

export function tell(news: TabMessage): void {
  open()?.postMessage(news)
}

export function hear(listener: (news: TabMessage) => void): () => void {
  const heard = open()
  if (!heard) return () => undefined
  const handle = (event: MessageEvent) => listener(event.data as TabMessage)
  heard.addEventListener('message', handle)
  return () => heard.removeEventListener('message', handle)
}
