/** Whether the page is kept on the device, so that it works without a network, and whether a newer one is waiting there. */
import { create } from 'zustand'
import { type FromWorker, TAKE_OVER, type ToWorker, WHOLE } from '../../offline/messages.ts'

export type Offline = {
  /** Every file of the page is kept, and what keeps them is at work. */
  whole: boolean
  /** A newer version is kept too, and is used from the next reload. */
  newer: boolean
  registration: Registration | null
  /** When it was last asked whether there is a newer version. */
  asked: number
}
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener' | 'update'>

export const useOffline = create<Offline>()(() => ({ whole: false, newer: false, registration: null, asked: 0 }))

/** Beside the page, wherever that lies. */
export const WORKER = './worker.js'
/** Not more often than this is it asked for a newer version (ms). */
const ASK_AGAIN = 60 * 60 * 1000

function saysItIsWhole(worker: Pick<ServiceWorker, 'postMessage'>): Promise<FromWorker> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage(WHOLE satisfies ToWorker, [port2])
  })
}

function watchForNewer(registration: Registration): void {
  const seen = () => {
    // Without one at work this is no newer version, but the first.
    if (registration.waiting && navigator.serviceWorker.controller) useOffline.setState({ newer: true })
  }
  seen()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', seen)
  })
}

/** In the tab's own memory while the newer version is to take over because of what was pressed here, beyond a reload. */
const CHANGING = 'changing'

/** Keeps the page on the device. Where the browser forbids it, or there is no network now, the next visit tries again. */
export async function installServiceWorker(reload: () => void = () => location.reload()): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const had = workers.controller
  workers.addEventListener('controllerchange', () => {
    if (sessionStorage.getItem(CHANGING) !== null) {
      sessionStorage.removeItem(CHANGING)
      reload()
    }
    // Another tab has let the newer version take over: this page goes on as it is, until somebody reloads it.
    else if (had) useOffline.setState({ newer: true })
  })
  try {
    const registration = await workers.register(WORKER)
    useOffline.setState({ registration, asked: Date.now() })
    watchForNewer(registration)
    const { active } = await workers.ready
    if (active?.state === 'activated') sessionStorage.removeItem(CHANGING)
    if (active) useOffline.setState({ whole: await saysItIsWhole(active) })
  } catch {
    useOffline.setState({ whole: false })
  }
}

/** So long (ms) after the page has loaded it has what it needs to be played, and a phone its breath back. */
const FIRST_KEPT = 3000

/** What is needed to play comes first; where the page is kept already, there is nothing to wait for. */
export function installServiceWorkerWhenIdle(): void {
  const kept = Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller)
  setTimeout(() => void installServiceWorker(), kept ? 0 : FIRST_KEPT)
}

/** Asks whether there is a newer version: where a sitting is long, nothing else would. */
export function checkForUpdate(): void {
  const { registration, asked } = useOffline.getState()
  if (!registration || Date.now() - asked < ASK_AGAIN) return
  useOffline.setState({ asked: Date.now() })
  registration.update().catch(() => undefined)
}

/** After so long (ms) the old worker is not waited for any more. */
const WAIT_FOR_OLD = 3000

/**
 * The newer version takes the place of this one, now; once it has, the page is loaded anew (`keepPage`). Where the page asks for
 * a file in the moment in which the old worker is to go, Chromium keeps it though it has nothing left to do. A page that is
 * loaded anew lets go of it; but what that page asks for can be lost with the worker that goes, so that it never comes, or it
 * comes from the old one: then, too, it is loaded once more when the newer version is at work.
 */
export function applyUpdate(reload: () => void = () => location.reload()): void {
  const waiting = useOffline.getState().registration?.waiting
  if (!waiting) return reload()
  sessionStorage.setItem(CHANGING, '')
  setTimeout(reload, WAIT_FOR_OLD)
  waiting.postMessage(TAKE_OVER satisfies ToWorker)
}
