/** The service worker: whether the page works offline, and whether a newer version is waiting. */
import { create } from 'zustand'
import { type FromWorker, TAKE_OVER, type ToWorker, WHOLE } from '../../offline/messages.ts'

export type Offline = {
  /** All files are cached and the worker is active. */
  whole: boolean
  /** A newer version is cached and starts with the next reload. */
  newer: boolean
  registration: Registration | null
  /** Time of the last update check. */
  asked: number
}
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener' | 'update'>

export const useOffline = create<Offline>()(() => ({ whole: false, newer: false, registration: null, asked: 0 }))

/** Relative to the page. */
export const WORKER = './worker.js'
/** Minimum time between two update checks (ms). */
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
    // Without an active worker this is the first version, not a newer one.
    if (registration.waiting && navigator.serviceWorker.controller) useOffline.setState({ newer: true })
  }
  seen()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', seen)
  })
}

/** In sessionStorage while an update that was started here is being applied, also across a reload. */
const CHANGING = 'changing'

/** Registers the service worker. After a failure the next visit tries again. */
export async function installServiceWorker(reload: () => void = () => location.reload()): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const had = workers.controller
  workers.addEventListener('controllerchange', () => {
    if (sessionStorage.getItem(CHANGING) !== null) {
      sessionStorage.removeItem(CHANGING)
      reload()
    }
    // Another tab applied the update. This page keeps running until it is reloaded.
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

/** Delay after the load event (ms): caching must not slow down the first turn on a phone. */
const FIRST_KEPT = 3000

/** Caches the page after it has loaded; at once if it is cached already. */
export function installServiceWorkerWhenIdle(): void {
  const kept = Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller)
  setTimeout(() => void installServiceWorker(), kept ? 0 : FIRST_KEPT)
}

/** Checks for an update, for long visits without a reload. */
export function checkForUpdate(): void {
  const { registration, asked } = useOffline.getState()
  if (!registration || Date.now() - asked < ASK_AGAIN) return
  useOffline.setState({ asked: Date.now() })
  registration.update().catch(() => undefined)
}

/** Maximum time to wait for the old worker (ms). */
const WAIT_FOR_OLD = 3000

/**
 * Activates the newer version, then reloads the page (`installServiceWorker`). Chromium keeps an old worker alive while the page
 * requests a file. A reload releases it, but its requests can fail or be answered by the old worker. In that case the page is reloaded
 * again once the new worker is active.
 */
export function applyUpdate(reload: () => void = () => location.reload()): void {
  const waiting = useOffline.getState().registration?.waiting
  if (!waiting) return reload()
  sessionStorage.setItem(CHANGING, '')
  setTimeout(reload, WAIT_FOR_OLD)
  waiting.postMessage(TAKE_OVER satisfies ToWorker)
}
