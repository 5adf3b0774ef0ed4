/** Odds of the table: kernel results at once, walked ones from the worker. All are cached. */
import { create } from 'zustand'
import { battles, type GameState } from '../../engine/index.ts'
import { type Forecast, forecast, type OddsQuery, passesMines } from '../../odds/index.ts'
import { isSea } from '../../planning/board.ts'
import { computerToAct } from '../game/computers.ts'
import { useGame } from '../game/table.ts'
import { startWorker } from '../workers.ts'
import { usePolicy } from './policy.ts'
import type { OddsReply } from './worker.ts'
import url from './worker.ts?worker&url'
import { type OddsRequest, OddsWorkerQueue, type StartThread } from './worker-queue.ts'

const oddsCache = new WeakMap<GameState, Map<string, Forecast | null>>()
/** Queries the kernel cannot answer. */
const slowQueries = new WeakMap<GameState, Set<string>>()

const keyOf = ({ space, orders = [], policy, table }: OddsQuery): string => JSON.stringify([space, orders, policy, table])

function cacheOdds(state: GameState, key: string, answer: Forecast | null): void {
  const byKey = oddsCache.get(state) ?? new Map<string, Forecast | null>()
  oddsCache.set(state, byKey)
  byKey.set(key, answer)
}

/** Uses the table's policy unless the query has one. */
const withTablePolicy = (ask: OddsQuery): OddsQuery => (ask.policy ? ask : { ...ask, policy: usePolicy.getState() })

/** The cached forecast; undefined: not computed yet. Null: no battle, or unknown. */
export function cachedOdds(state: GameState, query: OddsQuery): Forecast | null | undefined {
  return oddsCache.get(state)?.get(keyOf(withTablePolicy(query)))
}

/** The forecast if it is cached or quick; undefined: request it from the worker (`oddsRequest`). */
export function oddsNow(state: GameState, query: OddsQuery): Forecast | null | undefined {
  const ask = withTablePolicy(query)
  const key = keyOf(ask)
  const cached = oddsCache.get(state)?.get(key)
  if (cached !== undefined || slowQueries.get(state)?.has(key)) return cached
  const answer = oddsByKernel(state, ask)
  if (answer) {
    cacheOdds(state, key, answer)
    return answer
  }
  const keys = slowQueries.get(state) ?? new Set<string>()
  slowQueries.set(state, keys.add(key))
  return undefined
}

/** Only battles with ships can involve mines. */
const involvesShips = ({ turn }: GameState, { space, orders = [] }: OddsQuery): boolean =>
  isSea(space) || orders.some(({ type }) => type === 'offload') || turn.landings.some(({ to }) => to === space)

function oddsByKernel(state: GameState, ask: OddsQuery): Forecast | null {
  try {
    // Mines take longer than a frame.
    if (involvesShips(state, ask) && passesMines(state, ask)) return null
    return forecast(state, ask, 'kernel')
  } catch {
    // Too many outcomes for the page; the worker takes over.
    return null
  }
}

/** The worker request for a query. */
export function oddsRequest(state: GameState, query: OddsQuery): OddsRequest {
  const ask = withTablePolicy(query)
  return { key: keyOf(ask), state, ask }
}

/** Requests for the next battles that need walking. Only the first few fit into the walk cache. */
export function preloadRequests(state: GameState): OddsRequest[] {
  if (state.flow.phase !== 'combat' || state.flow.pending || computerToAct(state, useGame.getState().computers)) return []
  const open = battles(state).filter(({ resolved }) => !resolved)
  return open.slice(0, MAX_PRELOADED).flatMap(({ space }): OddsRequest[] => {
    const wish = oddsRequest(state, { space })
    return oddsNow(state, wish.ask) === undefined ? [{ ...wish, preload: true }] : []
  })
}
const MAX_PRELOADED = 3

/** Increases with every worker answer and policy change. */
export const useOddsVersion = create<{ version: number }>()(() => ({ version: 0 }))
export const oddsVersion = (): number => useOddsVersion.getState().version
const bumpVersion = (): void => useOddsVersion.setState({ version: oddsVersion() + 1 })
usePolicy.subscribe(bumpVersion)

const startThread: StartThread = (onReply, onLost) => {
  try {
    const worker = startWorker(url)
    worker.onmessage = ({ data }: MessageEvent<OddsReply>) => onReply(data)
    worker.onerror = onLost
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
 * Sets the requests of one client; the latest client is served first. `unfinished`: it ran out of time and is notified
 * again.
 */
export function requestOdds(client: string, requests: readonly OddsRequest[], unfinished = false): void {
  const before = requestsByClient.get(client) ?? []
  requestsByClient.delete(client)
  if (requests.length > 0) requestsByClient.set(client, requests)
  if (requests.length + before.length > 0) workerQueue.request([...requestsByClient.values()].reverse().flat())
  if (unfinished) setTimeout(bumpVersion)
}
