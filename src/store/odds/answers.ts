/** The odds of the table: what the arithmetic knows is there at once, what has to be walked comes from the worker; each answer is kept. */
import { create } from 'zustand'
import { battles, type GameState } from '../../engine/index.ts'
import { type Forecast, forecast, type OddsQuery, passesMines } from '../../odds/index.ts'
import { isSea } from '../../planning/board.ts'
import { computerToAct } from '../computers.ts'
import { useGame } from '../table.ts'
import { startWorker } from '../workers.ts'
import { usePolicy } from './policy.ts'
import type { OddsReply } from './worker.ts'
import url from './worker.ts?worker&url'
import { type OddsRequest, OddsWorkerQueue, type StartThread } from './worker-queue.ts'

const oddsCache = new WeakMap<GameState, Map<string, Forecast | null>>()
/** Questions that the arithmetic has no answer to. */
const slowQueries = new WeakMap<GameState, Set<string>>()

const keyOf = ({ space, orders = [], policy, table }: OddsQuery): string => JSON.stringify([space, orders, policy, table])

function cacheOdds(state: GameState, key: string, answer: Forecast | null): void {
  const answers = oddsCache.get(state) ?? new Map<string, Forecast | null>()
  oddsCache.set(state, answers)
  answers.set(key, answer)
}

/** By the policy of the table, where the question names none. */
const withTablePolicy = (ask: OddsQuery): OddsQuery => (ask.policy ? ask : { ...ask, policy: usePolicy.getState() })

/** What is known of it now; undefined: nothing yet. Null: nothing is fought there, or nobody can say. */
export function cachedOdds(state: GameState, given: OddsQuery): Forecast | null | undefined {
  return oddsCache.get(state)?.get(keyOf(withTablePolicy(given)))
}

/** What is known, or can be worked out in a moment; undefined: ask the worker (`wishFor`). */
export function oddsNow(state: GameState, given: OddsQuery): Forecast | null | undefined {
  const ask = withTablePolicy(given)
  const key = keyOf(ask)
  const old = oddsCache.get(state)?.get(key)
  if (old !== undefined || slowQueries.get(state)?.has(key)) return old
  const answer = oddsByKernel(state, ask)
  if (answer) {
    cacheOdds(state, key, answer)
    return answer
  }
  const keys = slowQueries.get(state) ?? new Set<string>()
  slowQueries.set(state, keys.add(key))
  return undefined
}

/** Ships have a part in it: only they pass mines. */
const involvesShips = ({ turn }: GameState, { space, orders = [] }: OddsQuery): boolean =>
  isSea(space) || orders.some(({ type }) => type === 'offload') || turn.landings.some(({ to }) => to === space)

function oddsByKernel(state: GameState, ask: OddsQuery): Forecast | null {
  try {
    // What mines may leave of a fleet is more than a frame has time for.
    if (involvesShips(state, ask) && passesMines(state, ask)) return null
    return forecast(state, ask, 'kernel')
  } catch {
    // There are too many ways there: the worker takes its time.
    return null
  }
}

/** As the worker is asked. */
export function oddsRequest(state: GameState, given: OddsQuery): OddsRequest {
  const ask = withTablePolicy(given)
  return { key: keyOf(ask), state, ask }
}

/** What will be asked as the next battle opens, as far as it has to be walked; the first ones, for that is all that is remembered. */
export function preloadRequests(state: GameState): OddsRequest[] {
  if (state.flow.phase !== 'combat' || state.flow.pending || computerToAct(state, useGame.getState().computers)) return []
  const open = battles(state).filter(({ resolved }) => !resolved)
  return open.slice(0, MAX_PRELOADED).flatMap(({ space }): OddsRequest[] => {
    const wish = oddsRequest(state, { space })
    return oddsNow(state, wish.ask) === undefined ? [{ ...wish, preload: true }] : []
  })
}
const MAX_PRELOADED = 3

/** Grows with every answer of the worker and every other policy: whoever says odds says them again. */
export const useOddsVersion = create<{ version: number }>()(() => ({ version: 0 }))
export const oddsVersion = (): number => useOddsVersion.getState().version
const bumpVersion = (): void => useOddsVersion.setState({ version: oddsVersion() + 1 })
usePolicy.subscribe(bumpVersion)

const startThread: StartThread = (heard, lost) => {
  try {
    const worker = startWorker(url)
    worker.onmessage = ({ data }: MessageEvent<OddsReply>) => heard(data)
    worker.onerror = lost
    return { post: (question) => worker.postMessage(question), end: () => worker.terminate() }
  } catch {
    return null
  }
}

const workerQueue = new OddsWorkerQueue(startThread, ({ state, key }, answer) => {
  cacheOdds(state, key, answer)
  bumpVersion()
})

const requestsByClient = new Map<string, readonly OddsRequest[]>()

/**
 * What one part of the screen wants to know from now on; the last one to ask is answered first. `unfinished`: it has left out what it
 * had no time for, and is told to look again.
 */
export function requestOdds(who: string, wished: readonly OddsRequest[], unfinished = false): void {
  const before = requestsByClient.get(who) ?? []
  requestsByClient.delete(who)
  if (wished.length > 0) requestsByClient.set(who, wished)
  if (wished.length + before.length > 0) workerQueue.request([...requestsByClient.values()].reverse().flat())
  if (unfinished) setTimeout(bumpVersion)
}

export const useOutlook = create<{ ask: OddsQuery | null }>()(() => ({ ask: null }))

export const openOutlook = (ask: OddsQuery): void => useOutlook.setState({ ask })
export const closeOutlook = (): void => useOutlook.setState({ ask: null })
