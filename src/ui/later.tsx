/**
 * Parts of the screen whose code comes after the table can be played: menus, sheets, the panels of later phases.
 * They are fetched one after another when the page has come to rest, and at once when one of them is shown.
 */

import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { once } from '../memo.ts'

type Load = () => Promise<unknown>
const waiting: Load[] = []

/** Short of a browser's own word for rest, this long after the table has been drawn (ms). */
const REST = 400
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, REST)
}

function fetchNext(): void {
  const load = waiting.shift()
  if (!load) return whileAtRest.forget()
  // What cannot be fetched now is asked for again when it is shown, and fails there, where it can be said.
  void load()
    .catch(() => undefined)
    .then(() => whenIdle(fetchNext))
}

/** One chain of fetching at a time; when nothing waits any more, the next may begin. */
const whileAtRest = once(() => whenIdle(fetchNext))

/** From the table: everything needed to play stands, the rest may come. */
export function fetchTheRest(): void {
  if (waiting.length > 0) whileAtRest()
}

/** A piece of code that comes with the rest, or when it is asked for. */
export type Fetched<T> = {
  /** The same promise whoever asks. */
  readonly load: () => Promise<T>
  /** What has come, or null. */
  readonly now: () => T | null
  /** Told when it has come, for whatever reason it was asked for; asks for nothing itself. Returns the way to listen no more. */
  readonly arrived: (listener: (it: T) => void) => () => void
}

export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let promise: Promise<T> | null = null
  let got: { readonly it: T } | null = null
  const listeners = new Set<(it: T) => void>()
  const once = () => {
    promise ??= load().then(
      (it) => {
        got = { it }
        for (const listener of listeners) listener(it)
        return it
      },
      (reason: unknown) => {
        promise = null
        throw reason
      },
    )
    return promise
  }
  waiting.push(once)
  return {
    load: once,
    now: () => got?.it ?? null,
    arrived: (listener) => {
      if (got) listener(got.it)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A component that is fetched when it is first shown, if it has not come by then. Until it is there, `meanwhile` stands in its place. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null): ComponentType<P> {
  const code = fetched(load)
  const Waiting: ComponentType<P> = lazy(() => code.load().then((component) => ({ default: component })))
  return function Later(props: P) {
    // What has come is drawn at once: React holds back what had to wait, be it for a moment, for a third of a second.
    // Chosen once a mount: another component in its place would begin anew.
    const [Part] = useState<ComponentType<P>>(() => code.now() ?? Waiting)
    return Part === Waiting ? <Suspense fallback={meanwhile}>{createElement(Part, props)}</Suspense> : createElement(Part, props)
  }
}

/** What has come of it so far; it waits for the rest even while something stands in its place on the screen. */
export function useArrived<T>(code: Fetched<T>): T | null {
  const [got, setGot] = useState<{ readonly it: T } | null>(() => {
    const it = code.now()
    return it === null ? null : { it }
  })
  useEffect(() => code.arrived((it) => setGot({ it })), [code])
  return got?.it ?? null
}
