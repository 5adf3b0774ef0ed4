// Which tab plays, where the browser has no locks or channels, forbids them or does not answer.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const denied = () => new DOMException('denied', 'SecurityError')
const deny = (): never => {
  throw denied()
}
const never = () => new Promise<void>(() => undefined)

async function tabs(navigator: object, Channel?: unknown) {
  vi.resetModules()
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('BroadcastChannel', Channel)
  return import('../../src/save/tab-lock.ts')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a tab without usable locks plays', () => {
  it.each([
    ['missing', {}],
    ['null', { locks: null }],
    ['throwing', { locks: { request: deny } }],
    ['rejecting', { locks: { request: () => Promise.reject(denied()) } }],
    ['never answering', { locks: { request: never } }],
  ])('%s', async (_, navigator) => {
    const { lockGame, canLock } = await tabs(navigator)
    const held = [lockGame('a'), lockGame('a', true)]
    await vi.advanceTimersByTimeAsync(5000)
    for (const hold of await Promise.all(held)) expect(hold).not.toBeNull()
    expect(canLock()).toBe(false)
    // From now on nothing is waited for.
    await expect(lockGame('b')).resolves.not.toBeNull()
  })
})

describe('usable locks', () => {
  it('keep a second tab out', async () => {
    const request = (_: string, __: LockOptions, given: (lock: null) => void) => Promise.resolve(given(null))
    const { lockGame, canLock } = await tabs({ locks: { request } })
    expect(await lockGame('a')).toBeNull()
    expect(canLock()).toBe(true)
  })

  it('are lost to the tab that steals them', async () => {
    let steal: (error: unknown) => void = () => undefined
    const request = (_: string, __: LockOptions, given: (lock: object) => Promise<void>) =>
      new Promise<void>((_done, lost) => {
        steal = lost
        void given({})
      })
    const { lockGame, canLock } = await tabs({ locks: { request } })
    const hold = (await lockGame('a'))!
    hold.onLost = vi.fn()
    steal(new DOMException('stolen', 'AbortError'))
    await vi.advanceTimersByTimeAsync(0)
    expect(hold.onLost).toHaveBeenCalledOnce()
    expect(canLock()).toBe(true)
  })

  it('are waited for as long as another tab plays', async () => {
    const { waitForLock, canLock } = await tabs({ locks: { request: never } })
    const settled = vi.fn()
    void waitForLock('a', new AbortController().signal).then(settled)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    expect(canLock()).toBe(true)
  })
})

describe('a tab without a usable channel says nothing and hears nothing', () => {
  it.each([
    ['missing', undefined],
    ['null', null],
    [
      'that cannot be made',
      class {
        constructor() {
          deny()
        }
      },
    ],
    [
      'that takes no message',
      class extends EventTarget {
        postMessage = deny
      },
    ],
  ])('%s', async (_, Channel) => {
    const { postToTabs, subscribeToTabs } = await tabs({}, Channel)
    expect(() => {
      postToTabs({ id: 'a', kind: 'kept' })
      subscribeToTabs(() => undefined)()
    }).not.toThrow()
  })
})
