/**
 * Compares orders with the best plan: the evaluation of `land/front-evaluator.ts` for where the armies stand and for
 * where the plan would put them.
 */
import { type Action, type Counts, decision, type GameState, reduce, type SpaceId } from '../engine/index.ts'
import type { Exchange } from './land/exchange.ts'
import { createFrontEvaluator, emptySpaceValue, type FrontEvaluator, type SpaceValue } from './land/front-evaluator.ts'
import { HOLDER, type PlayerView, playerViewOf } from './player-view.ts'
import type { PlanningContext } from './types.ts'

/** Fault kinds; the sentences are `players.fault.<kind>` of the catalogue. */
export const FAULT_KINDS = ['left', 'rash', 'weak', 'untaken', 'bare', 'crowded', 'far', 'roused', 'unwoken'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Units that stand elsewhere in the best plan, the gain (IPC) of moving them, and the values of the sentence. */
export type FaultFound = {
  kind: FaultKind
  ipc: number
  /** The space the sentence is about: where they stand or where they should. */
  space: SpaceId
  from: SpaceId
  to: SpaceId
  units: Counts
  /** Units there in these orders. */
  stands: number
  /** Units there in the best plan. */
  best: Counts
  /** The battle there: expected IPC lost and destroyed, and the chance to clear, in these orders and in the best plan. */
  lose: number
  kill: number
  clear: number
  better: number
  /** Risk (0 to 1) that the enemy holds the land afterwards, in these orders and in the best plan. */
  before: number
  after: number
}

/** Largest fault first. `gain`: total gain of the best plan; `elsewhere`: the part that no fault explains. */
export type Comparison = { faults: FaultFound[]; gain: number; elsewhere: number }

/** Most faults reported, and the smallest gain (IPC) reported. */
const MAX_FAULTS = 6
const MIN_GAIN = 0.5

/** The value of every space with these armies. */
function evaluateSpaces(front: FrontEvaluator, own: Float64Array): SpaceValue[] {
  const { ids, land, kinds } = front.view.terrain
  const K = kinds.types.length
  ids.forEach((_, s) => {
    if (land[s]) front.bound[s] = front.isBinding(s, { list: own, at: s * K }) ? 1 : 0
  })
  return ids.map((_, s) => {
    const value = emptySpaceValue()
    if (land[s]) value.value = front.evaluate(s, { list: own, at: s * K }, value)
    return value
  })
}

const totalValue = (worths: readonly SpaceValue[]): number => worths.reduce((sum, { value }) => sum + value, 0)

const NO_BATTLE: Exchange = { kill: 0, lose: 0, killed: 0, lost: 0, clear: 0 }
const battleOf = ({ battle, attacks }: SpaceValue): Exchange => (battle && attacks ? battle : NO_BATTLE)

type Transfer = { from: number; to: number; counts: Float64Array }

/** The moves that turn one placement into the other, from adjacent spaces first. */
function findTransfers(view: PlayerView, mine: Float64Array, best: Float64Array): Transfer[] {
  const { ids, land, landNeighbours, kinds } = view.terrain
  const K = kinds.types.length
  const surplus = mine.map((n, i) => n - best[i]!)
  const spare = (s: number) => kinds.types.some((_, k) => surplus[s * K + k]! > 0)
  return ids.flatMap((_, to) => {
    if (!land[to] || !kinds.types.some((_, k) => surplus[to * K + k]! < 0)) return []
    const near = ids.flatMap((_, s) => (land[s] && spare(s) ? [s] : []))
    near.sort((a, b) => Number(landNeighbours[to]!.includes(b)) - Number(landNeighbours[to]!.includes(a)))
    return near.flatMap((from) => {
      const counts = new Float64Array(K)
      kinds.types.forEach((_, k) => {
        const n = Math.min(Math.max(0, surplus[from * K + k]!), Math.max(0, -surplus[to * K + k]!))
        counts[k] = n
        surplus[from * K + k]! -= n
        surplus[to * K + k]! += n
      })
      return counts.some((n) => n > 0) ? [{ from, to, counts }] : []
    })
  })
}

/** The terms in which a space gains (IPC), each with its fault kind. */
function gainsIn(
  view: PlayerView,
  s: number,
  mine: SpaceValue,
  best: SpaceValue,
  arrives: boolean,
): { kind: FaultKind; s: number; ipc: number }[] {
  const parts = (space: SpaceValue) => {
    const { killed, lost } = battleOf(space)
    const { land, staging, gift, value } = space
    return { fight: killed - lost, land, gift, risk: value - staging - gift - land - (killed - lost) }
  }
  const [a, b] = [parts(mine), parts(best)]
  const fights = (value: SpaceValue) => value.battle !== null && value.attacks
  const ours = view.holders[s] === HOLDER.own || view.holders[s] === HOLDER.ally
  const begins = arrives && fights(best) && !fights(mine)
  const fight = begins ? 'left' : arrives ? 'weak' : fights(best) ? 'crowded' : 'rash'
  const stand = begins ? 'left' : arrives ? (ours ? 'bare' : 'untaken') : 'crowded'
  return [
    { kind: fight, s, ipc: b.fight - a.fight },
    { kind: stand, s, ipc: b.land - a.land },
    { kind: stand, s, ipc: b.risk - a.risk },
    { kind: b.gift > 0 ? 'unwoken' : 'roused', s, ipc: b.gift - a.gift },
  ]
}

function countsOf({ terrain }: PlayerView, list: Float64Array, at = 0): Counts {
  const counts: Counts = {}
  terrain.kinds.types.forEach((type, k) => {
    const n = list[at + k]!
    if (n > 0) counts[type] = n
  })
  return counts
}

/** Faults of the placement `mine` against `best`. */
export function findFaults(front: FrontEvaluator, mine: Float64Array, best: Float64Array): Comparison {
  const { view } = front
  const { ids, kinds } = view.terrain
  const K = kinds.types.length
  const [here, there] = [evaluateSpaces(front, mine), evaluateSpaces(front, best)]
  const fault = ({ from, to, counts }: Transfer): FaultFound[] => {
    const sent = Float64Array.from(mine)
    counts.forEach((n, k) => {
      sent[from * K + k]! -= n
      sent[to * K + k]! += n
    })
    const then = evaluateSpaces(front, sent)
    const ipc = totalValue(then) - totalValue(here)
    if (ipc < MIN_GAIN) return []
    const nearer = then[to]!.staging - here[to]!.staging + then[from]!.staging - here[from]!.staging
    const value = [
      { kind: 'far' as const, s: from, ipc: nearer },
      ...gainsIn(view, to, here[to]!, then[to]!, true),
      ...gainsIn(view, from, here[from]!, then[from]!, false),
    ].reduce((top, each) => (each.ipc > top.ipc + 1e-9 ? each : top))
    const [a, b] = [here[value.s]!, then[value.s]!]
    const { lost, killed } = battleOf(value.kind === 'rash' ? a : b)
    return [
      {
        kind: value.kind,
        ipc,
        space: ids[value.s]!,
        from: ids[from]!,
        to: ids[to]!,
        units: countsOf(view, counts),
        stands: kinds.types.reduce((sum, _, k) => sum + mine[value.s * K + k]!, 0),
        best: countsOf(view, sent, value.s * K),
        lose: lost,
        kill: killed,
        clear: battleOf(a).clear,
        better: battleOf(b).clear,
        before: 1 - a.holds,
        after: 1 - b.holds,
      },
    ]
  }
  const worst = findTransfers(view, mine, best)
    .flatMap(fault)
    .sort((a, b) => b.ipc - a.ipc)
    .slice(0, MAX_FAULTS)
  const gain = totalValue(there) - totalValue(here)
  return { faults: worst, gain, elsewhere: gain - worst.reduce((sum, { ipc }) => sum + ipc, 0) }
}

const NOTHING_BETTER: Comparison = { faults: [], gain: 0, elsewhere: 0 }

/** Drops a comparison with no fault and a negligible gain. */
export const omitSmallGain = (found: Comparison): Comparison =>
  found.faults.length === 0 && found.gain < MIN_GAIN ? NOTHING_BETTER : found

/** Orders of a phase, in order. */
export type OrderLine = readonly { action: Action }[]

/** The state after these orders, up to the first that is refused. */
function stateAfter(state: GameState, orders: OrderLine): GameState {
  let now = state
  for (const { action } of orders) {
    if (action.type === 'end-phase' || decision(now)) break
    const out = reduce(now, action)
    if (!out.ok) break
    now = out.state
  }
  return now
}

/**
 * Compares the orders given since `begun` (which led to the state of `context`) with the best of `plans` and of those
 * orders continued by `continuation`. No faults but a gain: only several changes together are better.
 */
export function compareOrders(
  context: PlanningContext,
  begun: GameState,
  plans: readonly OrderLine[],
  continuation: OrderLine,
): Comparison {
  const { state: now, power, profile } = context
  const front = createFrontEvaluator(playerViewOf(begun, power), profile)
  const standing = (state: GameState) => playerViewOf(state, power).own
  const lines = [...plans.map((line) => standing(stateAfter(begun, line))), standing(stateAfter(now, continuation))]
  const mine = standing(now)
  const best = lines.reduce(
    (top, line) => (totalValue(evaluateSpaces(front, line)) > totalValue(evaluateSpaces(front, top)) + 1e-9 ? line : top),
    mine,
  )
  return best === mine ? NOTHING_BETTER : omitSmallGain(findFaults(front, mine, best))
}
