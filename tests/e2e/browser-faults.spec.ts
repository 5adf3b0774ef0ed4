// Features that a browser lacks, forbids or never answers: the war begins all the same, and an order is given.
import { expect, test } from './support/test.ts'

const DENIED = `new DOMException('denied', 'SecurityError')`
const THROW = `() => { throw ${DENIED} }`
const REJECT = `() => Promise.reject(${DENIED})`
const NEVER = '() => new Promise(() => {})'
const KEEPS_NOTHING = 'This browser does not save games: save yours to a file before you close the tab.'

const give = (owner: string, name: string, value: string): string =>
  `Object.defineProperty(${owner}, '${name}', { configurable: true, writable: true, value: ${value} })`
const block = (owner: string, name: string): string =>
  `Object.defineProperty(${owner}, '${name}', { configurable: true, get: ${THROW} })`
const all = (make: (owner: string, name: string) => string, owner: string, ...names: string[]): string[] =>
  names.map((name) => make(owner, name))
const missing = (owner: string, name: string) => give(owner, name, 'undefined')
const nothing = (owner: string, name: string) => give(owner, name, 'null')
const use = (answer: string, ...methods: string[]): string[] => methods.map((method) => `${method} = ${answer}`)

const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']
const PARTS = ['locks', 'serviceWorker', 'storage', 'clipboard']
const DRAWING = ['Worker', 'OffscreenCanvas', 'createImageBitmap', 'CompressionStream', 'requestIdleCallback']
const OBSERVERS = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'matchMedia']
const PROMISED = [
  'LockManager.prototype.request',
  'ServiceWorkerContainer.prototype.register',
  ...['persist', 'persisted', 'estimate'].map((name) => `StorageManager.prototype.${name}`),
  'FontFaceSet.prototype.load',
]

/** `says`: what the table says of it. */
const CASES: { name: string; faults: string[]; says?: string | RegExp }[] = [
  {
    name: 'cookies blocked, as Firefox does it',
    faults: [
      ...all(block, 'globalThis', 'localStorage', 'sessionStorage', 'caches'),
      ...use(THROW, 'IDBFactory.prototype.open', 'globalThis.BroadcastChannel'),
      ...use(REJECT, 'LockManager.prototype.request', 'ServiceWorkerContainer.prototype.register'),
    ],
    says: KEEPS_NOTHING,
  },
  {
    name: 'a sandboxed frame',
    faults: [
      ...all(block, 'globalThis', ...STORES),
      ...all(block, 'navigator', ...PARTS),
      ...use(THROW, 'History.prototype.pushState', 'History.prototype.replaceState'),
    ],
    says: KEEPS_NOTHING,
  },
  {
    name: 'a web view',
    faults: [...all(nothing, 'globalThis', ...STORES), ...all(nothing, 'navigator', ...PARTS)],
    says: KEEPS_NOTHING,
  },
  {
    name: 'no storage, no threads',
    faults: [...all(missing, 'globalThis', ...STORES, ...DRAWING), ...all(missing, 'navigator', ...PARTS)],
    says: KEEPS_NOTHING,
  },
  { name: 'observers missing', faults: all(missing, 'globalThis', ...OBSERVERS) },
  { name: 'observers and threads that throw', faults: all(block, 'globalThis', ...OBSERVERS, ...DRAWING) },
  {
    name: 'everything rejects',
    faults: [
      ...use(REJECT, ...PROMISED),
      ...use(
        `() => { const request = { error: ${DENIED} }; setTimeout(() => request.onerror({})); return request }`,
        'IDBFactory.prototype.open',
      ),
    ],
    says: KEEPS_NOTHING,
  },
  {
    name: 'nothing answers',
    faults: [
      ...use(NEVER, ...PROMISED),
      ...use('() => ({})', 'IDBFactory.prototype.open'),
      'globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} }',
      ...use('() => 1', 'globalThis.requestIdleCallback'),
    ],
    says: /storage does not respond/,
  },
  {
    name: 'everything throws when it is used',
    faults: [
      ...use(THROW, ...PROMISED, 'IDBFactory.prototype.open', 'BroadcastChannel.prototype.postMessage'),
      ...use(THROW, 'Storage.prototype.getItem', 'Storage.prototype.setItem', 'Worker.prototype.postMessage'),
      ...use(THROW, 'FontFaceSet.prototype.check', 'OffscreenCanvas.prototype.getContext', 'Element.prototype.setPointerCapture'),
      ...use(THROW, 'Crypto.prototype.getRandomValues', 'Crypto.prototype.randomUUID'),
    ],
    says: KEEPS_NOTHING,
  },
]

test.describe('a war begins and an order is given', () => {
  for (const { name, faults, says } of CASES)
    test(name, async ({ page }) => {
      await page.addInitScript(faults.join('\n'))
      await page.goto('./')
      await page.getByRole('button', { name: 'Begin the war' }).click()
      await expect(page.getByRole('application')).toBeVisible()
      await page.getByRole('button', { name: 'One more: Infantry', exact: true }).click()
      await page.locator('[data-primary]').click()
      await expect.poll(() => page.evaluate(() => contested.state()?.flow.phase)).toBe('move')
      if (says) await expect(page.getByText(says).first()).toBeVisible()
    })
})

test('settings that cannot be kept are said to be so', async ({ page }) => {
  await page.addInitScript(block('globalThis', 'localStorage'))
  await page.goto('./')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('This browser window saves no settings')).toBeVisible()
})
