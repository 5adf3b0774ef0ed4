/**
 * Parts of the screen whose code comes after the table can be played: menus, sheets, the panels of later phases.
 * They are fetched one after another when the page has come to rest, and at once when one of them is shown.
 */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

type Load = () => Promise<unknown>
const waiting: Load[] = []
let resting = false

/** Short of a browser's own word for rest, this long after the table has been drawn (ms). */
const REST = 400
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, REST)
}

function fetchNext(): void {
  const load = waiting.shift()
  if (!load) {
    resting = false
    return
  }
  // What cannot be fetched now is asked for again when it is shown, and fails there, where it can be said.
  void load()
    .catch(() => undefined)
    .then(() => whenIdle(fetchNext))
}

/** From the table: everything needed to play stands, the rest may come. */
export function fetchTheRest(): void {
  if (resting || waiting.length === 0) return
  resting = true
  whenIdle(fetchNext)
}

/** Fetched with the rest; the same promise whoever asks. */
export function fetched<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null
  const once = () => {
    promise ??= load().catch((reason: unknown) => {
      promise = null
      throw reason
    })
    return promise
  }
  waiting.push(once)
  return once
}

/** A component that is fetched when it is first shown, if it has not come by then. Until it is there, `meanwhile` stands in its place. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null): ComponentType<P> {
  const once = fetched(load)
  const Real = lazy(() => once().then((component) => ({ default: component })))
  return function Later(props: P) {
    return <Suspense fallback={meanwhile}>{createElement(Real as unknown as ComponentType<P>, props)}</Suspense>
  }
}

/** The same for what can wait even while it is on the screen: `meanwhile` is shown until it has come with the rest. */
export function useFetched<T>(once: () => Promise<T>, now: boolean): T | null {
  const [got, setGot] = useState<{ readonly it: T } | null>(null)
  useEffect(() => {
    if (!now) return undefined
    let wanted = true
    once().then(
      (it) => wanted && setGot({ it }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [once, now])
  return got?.it ?? null
}
