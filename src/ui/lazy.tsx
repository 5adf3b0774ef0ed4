/** Loads code that the first frame does not need: panels, sheets, pages. */
import {
  type ComponentType,
  lazy as lazyComponent,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { loadMapShapes } from '../content/map-shapes.ts'
import { lazy, lazyPromise } from '../memoize.ts'
import { notify } from '../store/notify.ts'
import { t } from '../store/words.ts'
import { LoadBoundary, LoadError } from './LoadBoundary.tsx'

export type LazyModule<T> = {
  /** Loads once. After a failure the next call loads again. */
  load(): Promise<T>
  /** Null while it is not loaded. */
  loaded(): T | null
  /** Calls the listener when it is loaded. Returns an unsubscribe function. */
  onLoad(listener: () => void): () => void
}

/** All lazy modules that `preloadAll` has still to load. */
const notPreloaded: LazyModule<unknown>[] = []

export function lazyModule<T>(start: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>()
  const state: { value: T | null } = { value: null }
  const module: LazyModule<T> = {
    load: lazyPromise(async () => {
      state.value = await start()
      for (const listener of listeners) listener()
      return state.value
    }),
    loaded: () => state.value,
    onLoad(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  notPreloaded.push(module)
  return module
}

/** One export of a module. */
export const exportOf = <T, Name extends keyof T>(module: LazyModule<T>, name: Name): LazyModule<T[Name]> => ({
  load: async () => (await module.load())[name],
  loaded: () => module.loaded()?.[name] ?? null,
  onLoad: module.onLoad,
})

/** A module that draws the map, with the shapes that it draws. */
export const lazyMapModule = <T,>(start: () => Promise<T>): LazyModule<T> =>
  lazyModule(async () => (await Promise.all([start(), loadMapShapes()]))[0])

/** The module once it is loaded, else null. Does not load it. */
export const useLoaded = <T,>(module: LazyModule<T>): T | null => useSyncExternalStore(module.onLoad, module.loaded)

type PanelOptions = {
  /** Shown while the panel loads. */
  fallback?: ReactNode
  /** Shows nothing where the panel cannot be loaded: for what no player waits for. */
  silent?: boolean
}

/** A component that loads when it is first rendered. Where that fails, a retry button takes its place. */
export function lazyPanel<P extends object>(
  panel: LazyModule<ComponentType<P>> | (() => Promise<ComponentType<P>>),
  { fallback = null, silent = false }: PanelOptions = {},
): ComponentType<P> {
  const module = typeof panel === 'function' ? lazyModule(panel) : panel
  const load = () =>
    module.load().then(
      (Panel) => ({ default: Panel }),
      (cause: unknown) => {
        throw new LoadError('A part of the page could not be loaded.', { cause })
      },
    )
  return function LazyPanel(props: P) {
    const [failures, setFailures] = useState(0)
    // `lazyComponent` keeps a failure for good, so each retry needs a new one.
    // biome-ignore lint/correctness/useExhaustiveDependencies: a retry counts a failure more
    const Panel = useMemo(() => module.loaded() ?? lazyComponent(load), [failures])
    return (
      <LoadBoundary key={failures} failures={failures} silent={silent} onRetry={() => setFailures(failures + 1)}>
        <Suspense fallback={fallback}>
          <Panel {...props} />
        </Suspense>
      </LoadBoundary>
    )
  }
}

/** Loads a function and calls it. A notice reports where it cannot be loaded. */
export const callLazy = <A extends unknown[]>(module: LazyModule<(...args: A) => unknown>, ...args: A): void =>
  void module.load().then(
    (call) => void call(...args),
    () => notify(t('app.missing.text', { renew: 'no', playing: 'no' }), 'notice'),
  )

/** Delay in browsers without `requestIdleCallback` (ms). */
const IDLE_DELAY = 400

/** Runs the task when the browser is idle, after 4 s at the latest. */
export const onIdle = (task: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 4000 })
  else setTimeout(task, IDLE_DELAY)
}

/** Set in the browser's timeline when all preloading is done; tests and benchmarks wait for it. */
const PRELOADED = 'contested-1914:at-rest'

const preload = lazy(async () => {
  for (let module = notPreloaded.shift(); module; module = notPreloaded.shift()) {
    await new Promise<void>(onIdle)
    await module.load().catch(() => undefined)
  }
  performance.mark?.(PRELOADED)
  preload.reset()
})

/** Loads all lazy modules one after another in idle time. Failures are ignored: a panel loads again when it is shown. */
export const preloadAll = (): Promise<void> => preload()

const USES = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const
/** Without any input the page counts as used after this time (ms). */
export const UNUSED = 12_000

/** Runs the task in idle time once the player uses the page. Returns a cancel function. */
export function onFirstUse(task: () => void): () => void {
  const unlisten = () => {
    clearTimeout(timer)
    for (const use of USES) removeEventListener(use, begin, true)
  }
  const state = { canceled: false }
  const begin = () => {
    unlisten()
    onIdle(() => state.canceled || task())
  }
  const timer = setTimeout(begin, UNUSED)
  for (const use of USES) addEventListener(use, begin, { capture: true, passive: true })
  return () => {
    state.canceled = true
    unlisten()
  }
}
