/**
 * The service worker: keeps the whole page, as it was built, on the device, and hands it out from there, so that it needs
 * no network. A new version waits until a page says that it may take over (`TAKE_OVER`) or no page is open any more.
 */
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { type FromWorker, TAKE_OVER, WHOLE } from './words.ts'

type PageFile = { readonly url: string; readonly revision: string | null }
/** Put in by the build (tools/site/offline.ts): every file of the page. */
declare const PAGE_FILES: readonly PageFile[]
const worker = globalThis as unknown as ServiceWorkerGlobalScope

precacheAndRoute([...PAGE_FILES], { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

/** A browser that is short of room may throw away what was kept. */
async function isWhole(): Promise<boolean> {
  const kept = await Promise.all(PAGE_FILES.map(({ url }) => caches.match(getCacheKeyForURL(url) ?? url)))
  return kept.every((file) => file !== undefined)
}

// The page that was open at the first visit is served from here too, for it has yet to fetch its later parts.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting())
  if (event.data === WHOLE) event.waitUntil(isWhole().then((whole) => event.ports[0]?.postMessage(whole satisfies FromWorker)))
})
