// Every browser feature that the page replaces, in every state in which a browser may leave it.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceBroken, replaced } from '../../src/polyfills.ts'

const denied = () => new DOMException('denied', 'SecurityError')
const deny = (): never => {
  throw denied()
}

class Denied {
  constructor() {
    deny()
  }
}
const sound = {
  localStorage: { getItem: () => null },
  sessionStorage: { getItem: () => null },
  indexedDB: {},
  BroadcastChannel: class {
    close() {}
  },
  Worker: class {},
  OffscreenCanvas: class {},
  CompressionStream: class {},
  DecompressionStream: class {},
  trustedTypes: {},
  requestIdleCallback: () => 1,
  matchMedia: () => ({ matches: true }),
  ResizeObserver: class {},
  IntersectionObserver: class {},
  MutationObserver: class {},
}
const parts = { locks: {}, serviceWorker: {}, storage: {}, clipboard: {} }

/** A browser in which all is well. */
function browser() {
  const listeners = new Map<string, () => void>()
  return {
    ...sound,
    navigator: { ...parts } as Record<string, unknown>,
    history: { pushState: vi.fn(), replaceState: vi.fn() },
    requestAnimationFrame: (then: () => void) => then(),
    addEventListener: (kind: string, listener: () => void) => void listeners.set(kind, listener),
    removeEventListener: (kind: string) => void listeners.delete(kind),
    listeners,
  } as Record<string, unknown> & { navigator: Record<string, unknown>; listeners: Map<string, () => void> }
}
const repair = (scope: object) => replaceBroken(scope as typeof globalThis)

const FAULTS = {
  missing: (owner: object, name: string) => Reflect.deleteProperty(owner, name),
  null: (owner: object, name: string) => Object.assign(owner, { [name]: null }),
  'throws when read': (owner: object, name: string) =>
    Object.defineProperty(owner, name, { configurable: true, enumerable: true, get: deny }),
}
const names = [...Object.keys(sound), ...Object.keys(parts)]
const matrix = names.flatMap((name) => Object.keys(FAULTS).map((fault) => [name, fault as keyof typeof FAULTS] as const))

beforeEach(() => {
  replaced.clear()
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

describe('a broken feature', () => {
  it.each(matrix)('%s, %s: can be read afterwards, and works or is undefined', (name, fault) => {
    const scope = browser()
    const owner: Record<string, unknown> = name in parts ? scope.navigator : scope
    FAULTS[fault](owner, name)
    repair(scope)
    expect([...replaced]).toEqual([name])
    expect(owner[name]).not.toBeNull()
    const standIn = owner[name] as never
    const uses: Record<string, () => unknown> = {
      localStorage: () => (standIn as Storage).getItem('a'),
      sessionStorage: () => (standIn as Storage).getItem('a'),
      matchMedia: () => (standIn as typeof matchMedia)('print').matches,
      ResizeObserver: () => new (standIn as typeof ResizeObserver)(() => undefined).disconnect(),
      IntersectionObserver: () => new (standIn as typeof IntersectionObserver)(() => undefined).disconnect(),
      MutationObserver: () => new (standIn as typeof MutationObserver)(() => undefined).disconnect(),
    }
    if (name in uses) expect(uses[name]).not.toThrow()
    else expect(standIn).toBeUndefined()
  })

  it.each([
    ['localStorage', { getItem: deny }],
    ['sessionStorage', { getItem: deny }],
    ['BroadcastChannel', Denied],
    ['ResizeObserver', Denied],
    ['IntersectionObserver', Denied],
    ['MutationObserver', Denied],
    ['matchMedia', deny],
    ['matchMedia', () => null],
    ['requestIdleCallback', deny],
  ])('%s that throws when it is used is replaced too', (name, feature) => {
    const scope = browser()
    scope[name] = feature
    repair(scope)
    expect([...replaced]).toEqual([name])
    expect(scope[name]).not.toBe(feature)
  })

  it('stays where it cannot be redefined, and the others are replaced', () => {
    const scope = browser()
    Object.defineProperty(scope, 'localStorage', { configurable: false, get: deny })
    Object.assign(scope, { BroadcastChannel: null })
    expect(() => repair(scope)).not.toThrow()
    expect(scope.BroadcastChannel).toBeUndefined()
  })
})

it('leaves a sound browser as it is', () => {
  const scope = browser()
  repair(scope)
  expect([...replaced]).toEqual([])
  for (const [name, feature] of Object.entries(sound)) expect(scope[name]).toBe(feature)
})

describe('the stand-ins', () => {
  const without = (...gone: string[]) => {
    const scope = browser()
    for (const name of gone) Reflect.deleteProperty(scope, name)
    repair(scope)
    return scope
  }

  it('storage keeps text until the page is closed, and lists its keys as the browser does', () => {
    const storage = without('localStorage').localStorage as Storage
    storage.setItem('a', '1')
    storage.setItem('b', '2')
    storage.removeItem('b')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.getItem('b')).toBeNull()
    expect(storage.getItem('getItem')).toBeNull()
    expect(Object.keys(storage)).toEqual(['a'])
    storage.clear()
    expect(Object.keys(storage)).toEqual([])
  })

  it('an element is measured at once and whenever the window changes, until it is let go', () => {
    const scope = without('ResizeObserver')
    const measured = vi.fn()
    const observer = new (scope.ResizeObserver as typeof ResizeObserver)(measured)
    observer.observe({ getBoundingClientRect: () => ({}) } as Element)
    scope.listeners.get('resize')?.()
    expect(measured).toHaveBeenCalledTimes(2)
    observer.disconnect()
    expect(scope.listeners.size).toBe(0)
  })

  it('every element is in sight', async () => {
    const seen = vi.fn()
    const element = {} as Element
    ;new (without('IntersectionObserver').IntersectionObserver as typeof IntersectionObserver)(seen).observe(element)
    await Promise.resolve()
    expect(seen).toHaveBeenCalledWith([{ target: element, isIntersecting: true }])
  })
})

it.each(['pushState', 'replaceState'] as const)('history.%s that is forbidden leaves the address as it is', (name) => {
  const scope = browser()
  const original = vi.fn(deny)
  scope.history = { pushState: vi.fn(), replaceState: vi.fn(), [name]: original }
  repair(scope)
  expect(() => (scope.history as History)[name](null, '', '#game=1')).not.toThrow()
  expect(original).toHaveBeenCalledWith(null, '', '#game=1')
})
