/**
 * Replacements for browser features that are missing or blocked: without cookies, in a sandboxed frame, in a web view.
 * `src/app/install-polyfills.ts` installs them first.
 */

/** Features that were replaced, by name. */
export const replaced = new Set<string>()

type Scope = typeof globalThis
type Feature = {
  readonly name: string
  readonly owner?: (scope: Scope) => object | undefined
  /** Uses the feature without side effects. Throws if it is blocked. */
  readonly probe?: (feature: never) => unknown
  /** Without one the feature becomes undefined. */
  readonly standIn?: (scope: Scope) => unknown
}

/** Replaces unusable features. */
export function replaceBroken(scope: Scope): void {
  for (const { name, owner = () => scope, probe, standIn } of features()) {
    const at = owner(scope)
    if (!at || isUsable(at, name, probe)) continue
    replaced.add(name)
    try {
      Object.defineProperty(at, name, { configurable: true, writable: true, value: standIn?.(scope) })
    } catch {
      // The property cannot be redefined; callers catch the error.
    }
  }
  keepHistoryFromThrowing(scope)
}

function isUsable(owner: object, name: string, probe: Feature['probe']): boolean {
  try {
    const feature = Reflect.get(owner, name) as never
    if (feature === undefined || feature === null) return false
    probe?.(feature)
    return true
  } catch {
    return false
  }
}

const navigatorOf = ({ navigator }: Scope): object | undefined => navigator
const readAnything = (storage: Storage) => storage.getItem('')
const construct = (Feature: new (callback: () => void) => unknown) => new Feature(() => undefined)
const noMatch = (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })

function features(): readonly Feature[] {
  return [
    { name: 'localStorage', probe: readAnything, standIn: () => new MemoryStorage() },
    { name: 'sessionStorage', probe: readAnything, standIn: () => new MemoryStorage() },
    { name: 'indexedDB' },
    { name: 'BroadcastChannel', probe: (Channel: typeof BroadcastChannel) => new Channel('contested-1914:probe').close() },
    { name: 'Worker' },
    { name: 'OffscreenCanvas' },
    { name: 'CompressionStream' },
    { name: 'DecompressionStream' },
    { name: 'trustedTypes' },
    { name: 'requestIdleCallback', probe: (ask: typeof requestIdleCallback) => cancelIdleCallback(ask(() => undefined)) },
    { name: 'matchMedia', probe: (ask: typeof matchMedia) => ask('all').matches, standIn: () => noMatch },
    { name: 'ResizeObserver', probe: construct, standIn: (scope) => windowObserver(scope) },
    { name: 'IntersectionObserver', probe: construct, standIn: () => AlwaysInSight },
    { name: 'MutationObserver', probe: construct, standIn: () => SilentObserver },
    ...['locks', 'serviceWorker', 'storage', 'clipboard'].map((name) => ({ name, owner: navigatorOf })),
  ]
}

/** Entries are enumerable, as in the browser's own storage. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = String(value)
  }
  removeItem(key: string): void {
    delete this[key]
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}

class SilentObserver {
  observe(_target: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/** Reports every element as visible. */
class AlwaysInSight extends SilentObserver {
  private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    super()
    this.callback = callback
  }
  override observe(target: Element): void {
    void Promise.resolve().then(() => this.callback([{ target, isIntersecting: true }]))
  }
}

/** Measures on window resize. */
function windowObserver(scope: Scope) {
  return class extends SilentObserver {
    private readonly callback: (entries: { target: Element; contentRect: DOMRect }[]) => void
    private readonly targets = new Set<Element>()
    private readonly measure = () => {
      const entries = [...this.targets].map((target) => ({ target, contentRect: target.getBoundingClientRect() }))
      if (entries.length > 0) this.callback(entries)
    }
    constructor(callback: (entries: { target: Element; contentRect: DOMRect }[]) => void) {
      super()
      this.callback = callback
    }
    override observe(target: Element): void {
      if (this.targets.size === 0) scope.addEventListener('resize', this.measure)
      this.targets.add(target)
      scope.requestAnimationFrame(this.measure)
    }
    override disconnect(): void {
      this.targets.clear()
      scope.removeEventListener('resize', this.measure)
    }
  }
}

/** Sandboxed frames forbid history changes, and Safari allows 100 in 30 seconds. */
function keepHistoryFromThrowing({ history }: Scope): void {
  if (!history) return
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name]
    history[name] = (...args) => {
      try {
        original.apply(history, args)
      } catch {
        // The page keeps its address.
      }
    }
  }
}
