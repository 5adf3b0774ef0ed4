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

type Holder = { held: true; hold: Hold } | { held: false }

/** Tries to become the tab that plays this game. `steal`: from whichever tab plays it now. */
export function holdGame(id: string, steal = false): Promise<Holder> {
  const hold: Hold = { onLost: null, release: () => undefined }
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve({ held: true, hold })
  return new Promise((settle) => {
    const done = new Promise<void>((release) => {
      hold.release = release
    })
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true }
    locks
      .request(`${NAME}:${id}`, options, (lock) => {
        settle(lock ? { held: true, hold } : { held: false })
        return lock ? done : undefined
      })
      .catch(() => {
        settle({ held: false })
        hold.onLost?.()
      })
  })
}

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
