/** The odds of the table: what the arithmetic knows is there at once, what has to be walked comes from the worker; each answer is kept. */
import { create } from 'zustand'
import { battles, type GameState } from '../../engine/index.ts'
import { type Ask, type Forecast, forecast, passesMines } from '../../odds/index.ts'
import { isSea } from '../../planning/board.ts'
import { computerToAct } from '../computers.ts'
import { useGame } from '../table.ts'
import { startWorker } from '../workers.ts'
import { type Begin, NewestFirst, type OddsWish } from './asking.ts'
import { usePolicy } from './policy.ts'
import type { OddsReply } from './worker.ts'
import url from './worker.ts?worker&url'

const known = new WeakMap<GameState, Map<string, Forecast | null>>()
/** Questions that the arithmetic has no answer to. */
const slow = new WeakMap<GameState, Set<string>>()

const keyOf = ({ space, orders = [], policy, table }: Ask): string => JSON.stringify([space, orders, policy, table])

function keep(state: GameState, key: string, answer: Forecast | null): void {
  const answers = known.get(state) ?? new Map<string, Forecast | null>()
  known.set(state, answers)
  answers.set(key, answer)
}

/** By the policy of the table, where the question names none. */
const policed = (ask: Ask): Ask => (ask.policy ? ask : { ...ask, policy: usePolicy.getState() })

/** What is known of it now; undefined: nothing yet. Null: nothing is fought there, or nobody can say. */
export function answerKept(state: GameState, given: Ask): Forecast | null | undefined {
  return known.get(state)?.get(keyOf(policed(given)))
}

/** What is known, or can be worked out in a moment; undefined: ask the worker (`wishFor`). */
export function answerNow(state: GameState, given: Ask): Forecast | null | undefined {
  const ask = policed(given)
  const key = keyOf(ask)
  const old = known.get(state)?.get(key)
  if (old !== undefined || slow.get(state)?.has(key)) return old
  const answer = byArithmetic(state, ask)
  if (answer) {
    keep(state, key, answer)
    return answer
  }
  const keys = slow.get(state) ?? new Set<string>()
  slow.set(state, keys.add(key))
  return undefined
}

/** Ships have a part in it: only they pass mines. */
const bySea = ({ turn }: GameState, { space, orders = [] }: Ask): boolean =>
  isSea(space) || orders.some(({ type }) => type === 'offload') || turn.landings.some(({ to }) => to === space)

function byArithmetic(state: GameState, ask: Ask): Forecast | null {
  try {
    // What mines may leave of a fleet is more than a frame has time for.
    if (bySea(state, ask) && passesMines(state, ask)) return null
    return forecast(state, ask, 'kernel')
  } catch {
    // There are too many ways there: the worker takes its time.
    return null
  }
}

/** As the worker is asked. */
export function wishFor(state: GameState, given: Ask): OddsWish {
  const ask = policed(given)
  return { key: keyOf(ask), state, ask }
}

/** What will be asked as the next battle opens, as far as it has to be walked; the first ones, for that is all that is remembered. */
export function wishesAhead(state: GameState): OddsWish[] {
  if (state.flow.phase !== 'combat' || state.flow.pending || computerToAct(state, useGame.getState().computers)) return []
  const open = battles(state).filter(({ resolved }) => !resolved)
  return open.slice(0, MOST_AHEAD).flatMap(({ space }): OddsWish[] => {
    const wish = wishFor(state, { space })
    return answerNow(state, wish.ask) === undefined ? [{ ...wish, ahead: true }] : []
  })
}
const MOST_AHEAD = 3

/** Grows with every answer of the worker and every other policy: whoever says odds says them again. */
export const useAnswered = create<{ version: number }>()(() => ({ version: 0 }))
export const versionNow = (): number => useAnswered.getState().version
const tell = (): void => useAnswered.setState({ version: versionNow() + 1 })
usePolicy.subscribe(tell)

const begin: Begin = (heard, lost) => {
  try {
    const worker = startWorker(url)
    worker.onmessage = ({ data }: MessageEvent<OddsReply>) => heard(data)
    worker.onerror = lost
    return { post: (question) => worker.postMessage(question), end: () => worker.terminate() }
  } catch {
    return null
  }
}

const asking = new NewestFirst(begin, ({ state, key }, answer) => {
  keep(state, key, answer)
  tell()
})

const wishes = new Map<string, readonly OddsWish[]>()

/**
 * What one part of the screen wants to know from now on; the last one to ask is answered first. `unfinished`: it has left out what it
 * had no time for, and is told to look again.
 */
export function want(who: string, wished: readonly OddsWish[], unfinished = false): void {
  const before = wishes.get(who) ?? []
  wishes.delete(who)
  if (wished.length > 0) wishes.set(who, wished)
  if (wished.length + before.length > 0) asking.want([...wishes.values()].reverse().flat())
  if (unfinished) setTimeout(tell)
}
