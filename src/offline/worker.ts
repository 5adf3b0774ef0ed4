/** The service worker: precaches the whole page. A new version waits for `TAKE_OVER` or until no page is open. */
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { type FromWorker, TAKE_OVER, WHOLE } from './messages.ts'

type PageFile = { readonly url: string; readonly revision: string | null }
/** Set by the build (tools/site/offline.ts): all files of the page. */
declare const PAGE_FILES: readonly PageFile[]
const worker = globalThis as unknown as ServiceWorkerGlobalScope

precacheAndRoute([...PAGE_FILES], { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

/** The browser may evict cached files. */
async function isWhole(): Promise<boolean> {
  const kept = await Promise.all(PAGE_FILES.map(({ url }) => caches.match(getCacheKeyForURL(url) ?? url)))
  return kept.every((file) => file !== undefined)
}

// Also serve the page of the first visit, which loads more files later.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting())
  if (event.data === WHOLE) event.waitUntil(isWhole().then((whole) => event.ports[0]?.postMessage(whole satisfies FromWorker)))
})
