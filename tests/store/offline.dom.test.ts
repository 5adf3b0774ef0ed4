import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TAKE_OVER, WHOLE } from '../../src/offline/messages.ts'

type Module = typeof import('../../src/store/persistence/offline.ts')

/** What a browser offers of a service worker; `whole`: its answer when it is asked. */
function browser(whole: boolean, controller: object | null) {
  const waiting = { postMessage: vi.fn() }
  const active = {
    state: 'activated',
    postMessage: (asked: unknown, [port]: MessagePort[]) => asked === WHOLE && port?.postMessage(whole),
  }
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null as typeof waiting | null,
    installing: null as EventTarget | null,
    update: vi.fn(async () => undefined),
  })
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(async (_file: string) => registration),
    ready: Promise.resolve(registration),
  })
  return {
    workers,
    registration,
    waiting,
    /** A newer version comes and waits. */
    release() {
      registration.installing = new EventTarget()
      registration.dispatchEvent(new Event('updatefound'))
      registration.waiting = waiting
      registration.installing.dispatchEvent(new Event('statechange'))
    },
  }
}

async function page(workers: object | undefined, reload?: () => void): Promise<Module> {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
  const module = await import('../../src/store/persistence/offline.ts')
  await module.installServiceWorker(reload)
  return module
}

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

describe('when the page begins to be kept', () => {
  afterEach(() => void vi.useRealTimers())
  it.each([
    ['some seconds after a first visit has loaded', null, 2900, 0],
    ['some seconds after a first visit has loaded', null, 3100, 1],
    ['at once where it is kept already', {}, 1, 1],
  ])('is %s', async (_, controller, waited, times) => {
    vi.useFakeTimers()
    const { workers } = browser(true, controller)
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
    const { installServiceWorkerWhenIdle: keepPageAtRest } = await import('../../src/store/persistence/offline.ts')
    keepPageAtRest()
    await vi.advanceTimersByTimeAsync(waited)
    expect(workers.register).toHaveBeenCalledTimes(times)
  })
})

describe('what is said of working offline', () => {
  it.each([true, false])('is what the worker says of its files: %s', async (whole) => {
    const { useOffline } = await page(browser(whole, {}).workers)
    expect(useOffline.getState()).toMatchObject({ whole, newer: false })
  })

  it('is nothing where there are no workers, or none can be had', async () => {
    expect((await page(undefined)).useOffline.getState().whole).toBe(false)
    vi.resetModules()
    const { workers } = browser(true, null)
    workers.register.mockRejectedValue(new Error('no network'))
    expect((await page(workers)).useOffline.getState().whole).toBe(false)
  })
})

describe('a newer version', () => {
  it('is known when it waits, and the first version is none', async () => {
    const first = browser(true, null)
    const fresh = await page(first.workers)
    first.release()
    expect(fresh.useOffline.getState().newer).toBe(false)
    vi.resetModules()
    const later = browser(true, {})
    const again = await page(later.workers)
    expect(again.useOffline.getState().newer).toBe(false)
    later.release()
    expect(again.useOffline.getState().newer).toBe(true)
  })

  it('takes over when it is told to, and only then; the page is loaded anew once it has', async () => {
    const { workers, waiting, release } = browser(true, {})
    const reload = vi.fn()
    const { applyUpdate: changeToNewer } = await page(workers, reload)
    release()
    expect(waiting.postMessage).not.toHaveBeenCalled()
    changeToNewer(reload)
    expect(waiting.postMessage).toHaveBeenCalledWith(TAKE_OVER)
    expect(reload).not.toHaveBeenCalled()
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded where the old one does not go, and again when it has gone: what was asked for may be lost with it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { workers, release } = browser(true, {})
    const reload = vi.fn()
    const { applyUpdate: changeToNewer } = await page(workers, reload)
    release()
    changeToNewer(reload)
    vi.advanceTimersByTime(2900)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(reload).toHaveBeenCalledOnce()
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it.each([
    ['activating', 1, false],
    ['activated', 0, true],
  ])('is not offered again to a page that came from the old one while it was %s', async (state, times, newer) => {
    const old = browser(true, {})
    const { applyUpdate: changeToNewer } = await page(old.workers)
    old.release()
    changeToNewer(vi.fn())
    vi.resetModules()
    const { workers, registration } = browser(true, {})
    registration.active.state = state
    const reload = vi.fn()
    const { useOffline } = await page(workers, reload)
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(times)
    expect(useOffline.getState().newer).toBe(newer)
  })

  it('that another tab has let take over leaves this page as it is, and is offered', async () => {
    const { workers } = browser(true, {})
    const { useOffline, applyUpdate: changeToNewer } = await page(workers)
    workers.dispatchEvent(new Event('controllerchange'))
    expect(useOffline.getState().newer).toBe(true)
    const reload = vi.fn()
    changeToNewer(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is asked for at most once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { workers, registration } = browser(true, {})
    const { checkForUpdate: askForNewer } = await page(workers)
    askForNewer()
    expect(registration.update).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 61 * 60 * 1000)
    askForNewer()
    askForNewer()
    expect(registration.update).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
