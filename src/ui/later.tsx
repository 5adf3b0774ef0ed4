/**
 * Parts of the screen whose code comes after the table can be played: menus, sheets, the panels of later phases.
 * They are fetched one after another when the page has come to rest, and at once when one of them is shown.
 */

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { lazy } from '../memoize.ts'
import { Missing } from './Missing.tsx'

type Load = () => Promise<unknown>
const waiting: Load[] = []

/** The mark in the browser's timeline at which all that waited has come: who measures or times the table from outside waits for it. */
const AT_REST = 'contested-1914:at-rest'

/** Short of a browser's own word for rest, this long after the table has been drawn (ms). */
const REST = 400
/** When the page has nothing to do. */
export const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, REST)
}

function fetchNext(): void {
  const load = waiting.shift()
  if (!load) {
    performance.mark?.(AT_REST)
    whileAtRest.reset()
    for (const then of resting) whenIdle(then)
    return resting.clear()
  }
  // What cannot be fetched now is asked for again when it is shown, and fails there, where it can be said.
  void load()
    .catch(() => undefined)
    .then(() => whenIdle(fetchNext))
}

/** One chain of fetching at a time; when nothing waits any more, the next may begin. */
const whileAtRest = lazy(() => whenIdle(fetchNext))

/** What is to be made when all has come. */
const resting = new Set<() => void>()

/** Once all that waited has come and the page has nothing to do. Returns the way to want it no more. */
export function onceAtRest(then: () => void): () => void {
  let wanted = true
  const told = () => wanted && then()
  if (waiting.length > 0) resting.add(told)
  else whenIdle(told)
  return () => {
    wanted = false
    resting.delete(told)
  }
}

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

/** Something of a piece, by its name there: it is there as soon as the piece is, whoever asked for that. */
export const partOf = <All, Name extends keyof All>(piece: Fetched<All>, name: Name): Fetched<All[Name]> => ({
  load: () => piece.load().then((all) => all[name]),
  now: () => piece.now()?.[name] ?? null,
  arrived: (listener) => piece.arrived((all) => listener(all[name])),
})

type Shown = {
  /** Stands in its place until it is there. */
  meanwhile?: ReactNode
  /** Only looked at, never waited for: where it cannot be had nothing is said. It is asked for again when it is shown again. */
  silent?: boolean
}

/**
 * A fetched component. Where it cannot be had its place says so and asks again, and the rest of the page stands; React's own
 * `lazy` would keep what failed once for good.
 */
export function shown<P extends object>(
  code: Fetched<ComponentType<P>>,
  { meanwhile = null, silent = false }: Shown = {},
): ComponentType<P> {
  return function Later(props: P) {
    // What has come is drawn at once, in the first frame.
    const Part = useArrived(code)
    const { failed, ask } = useAsking(code, Part !== null, silent)
    if (Part) return createElement(Part, props)
    return failed === 0 ? meanwhile : silent ? null : <Missing often={failed > 1} onAgain={ask} />
  }
}

/** Asks when it is first shown, and whenever it is told to; counts how often in vain. What nobody waits for comes after the frame. */
function useAsking(code: Fetched<unknown>, come: boolean, silent: boolean): { failed: number; ask: () => void } {
  const [failed, setFailed] = useState(0)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for it is asked for once
  useEffect(() => {
    const ask = () => code.load().catch(() => setFailed((before) => before + 1))
    if (come) return
    // Once what has just been made is on the screen.
    if (silent) requestAnimationFrame(() => setTimeout(ask))
    else ask()
  }, [code, come, asked])
  return { failed, ask: () => setAsked(asked + 1) }
}

/** A component that is fetched when it is first shown, if it has not come by then. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>, how?: Shown): ComponentType<P> =>
  shown(fetched(load), how)

/** What has come of it so far; it waits for the rest even while something stands in its place on the screen. */
export function useArrived<T>(code: Fetched<T>): T | null {
  const [got, setGot] = useState<{ readonly it: T } | null>(() => {
    const it = code.now()
    return it === null ? null : { it }
  })
  useEffect(() => code.arrived((it) => setGot({ it })), [code])
  return got?.it ?? null
}
