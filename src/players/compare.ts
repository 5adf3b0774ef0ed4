/**
 * What is wrong with somebody's orders: the same sum over spaces that a plan is made by (`land/front.ts`), once for where their armies
 * on land stand and once for where the best plan found would have them, from the same beginning of the phase.
 */
import { type Action, type Counts, decision, type GameState, reduce, type SpaceId } from '../engine/index.ts'
import type { Exchange } from './land/exchange.ts'
import { createFrontEvaluator, emptySpaceValue, type FrontEvaluator, type SpaceValue } from './land/front-evaluator.ts'
import { HOLDER, type PlayerView, playerViewOf } from './player-view.ts'
import type { PlanningContext } from './types.ts'

/** What may be wrong with where units stand; the sentences are `players.fault.<kind>` of the catalogue. */
export const FAULT_KINDS = ['left', 'rash', 'weak', 'untaken', 'bare', 'crowded', 'far', 'roused', 'unwoken'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Units that the other plan has elsewhere: what these orders win if they are sent there too, and the figures of its sentence. */
export type FaultFound = {
  kind: FaultKind
  ipc: number
  /** What the sentence speaks of: where they stand, or where they should. */
  space: SpaceId
  from: SpaceId
  to: SpaceId
  units: Counts
  /** How many units stand there in these orders. */
  stands: number
  /** Who stands there in the best plan. */
  best: Counts
  /** The battle that is spoken of: IPCs lost and destroyed, and the chance to clear, in these orders and in the best plan. */
  lose: number
  kill: number
  clear: number
  better: number
  /** The risk that the enemy has the land then, from 0 to 1, in these orders and in the best plan. */
  before: number
  after: number
}

/** The worst first. `gain`: what the best plan is worth beyond these orders, all spaces together; `elsewhere`: what of it no fault names. */
export type Comparison = { faults: FaultFound[]; gain: number; elsewhere: number }

/** So many are told, and from so many IPCs on. */
const MAX_FAULTS = 6
const MIN_GAIN = 0.5

/** Every space of a board with these armies on it. */
function evaluateSpaces(front: FrontEvaluator, own: Float64Array): SpaceValue[] {
  const { ids, land, kinds } = front.view.terrain
  const K = kinds.types.length
  ids.forEach((_, s) => {
    if (land[s]) front.bound[s] = front.isBinding(s, { list: own, at: s * K }) ? 1 : 0
  })
  return ids.map((_, s) => {
    const told = emptySpaceValue()
    if (land[s]) told.value = front.evaluate(s, { list: own, at: s * K }, told)
    return told
  })
}

const totalValue = (worths: readonly SpaceValue[]): number => worths.reduce((sum, { value }) => sum + value, 0)

const NO_BATTLE: Exchange = { kill: 0, lose: 0, killed: 0, lost: 0, clear: 0 }
const battleOf = ({ battle, attacks }: SpaceValue): Exchange => (battle && attacks ? battle : NO_BATTLE)

/** Units of all kinds that leave a space for another. */
type Transfer = { from: number; to: number; counts: Float64Array }

/** What one placement has to send to become the other: to each space from the nearest that have too many. */
function findTransfers(view: PlayerView, mine: Float64Array, best: Float64Array): Transfer[] {
  const { ids, land, landNeighbours, kinds } = view.terrain
  const K = kinds.types.length
  const over = mine.map((n, i) => n - best[i]!)
  const spare = (s: number) => kinds.types.some((_, k) => over[s * K + k]! > 0)
  return ids.flatMap((_, to) => {
    if (!land[to] || !kinds.types.some((_, k) => over[to * K + k]! < 0)) return []
    const near = ids.flatMap((_, s) => (land[s] && spare(s) ? [s] : []))
    near.sort((a, b) => Number(landNeighbours[to]!.includes(b)) - Number(landNeighbours[to]!.includes(a)))
    return near.flatMap((from) => {
      const counts = new Float64Array(K)
      kinds.types.forEach((_, k) => {
        const n = Math.min(Math.max(0, over[from * K + k]!), Math.max(0, -over[to * K + k]!))
        counts[k] = n
        over[from * K + k]! -= n
        over[to * K + k]! += n
      })
      return counts.some((n) => n > 0) ? [{ from, to, counts }] : []
    })
  })
}

/** In which of its parts a space gains, in IPCs, and what is said of that. */
function gainsIn(
  view: PlayerView,
  s: number,
  mine: SpaceValue,
  best: SpaceValue,
  comes: boolean,
): { kind: FaultKind; s: number; ipc: number }[] {
  const parts = (told: SpaceValue) => {
    const { killed, lost } = battleOf(told)
    const { land, staging, gift, value } = told
    return { fight: killed - lost, land, gift, risk: value - staging - gift - land - (killed - lost) }
  }
  const [a, b] = [parts(mine), parts(best)]
  const fights = (told: SpaceValue) => told.battle !== null && told.attacks
  const ours = view.holders[s] === HOLDER.own || view.holders[s] === HOLDER.ally
  const begins = comes && fights(best) && !fights(mine)
  const fight = begins ? 'left' : comes ? 'weak' : fights(best) ? 'crowded' : 'rash'
  const stand = begins ? 'left' : comes ? (ours ? 'bare' : 'untaken') : 'crowded'
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

/** The faults of armies that stand as in `mine` against those of `best`. */
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
    const told = [
      { kind: 'far' as const, s: from, ipc: nearer },
      ...gainsIn(view, to, here[to]!, then[to]!, true),
      ...gainsIn(view, from, here[from]!, then[from]!, false),
    ].reduce((top, each) => (each.ipc > top.ipc + 1e-9 ? each : top))
    const [a, b] = [here[told.s]!, then[told.s]!]
    const { lost, killed } = battleOf(told.kind === 'rash' ? a : b)
    return [
      {
        kind: told.kind,
        ipc,
        space: ids[told.s]!,
        from: ids[from]!,
        to: ids[to]!,
        units: countsOf(view, counts),
        stands: kinds.types.reduce((sum, _, k) => sum + mine[told.s * K + k]!, 0),
        best: countsOf(view, sent, told.s * K),
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

/** The same, but for a plan that is hardly worth more and wins nothing anywhere by itself: that is no better. */
export const omitSmallGain = (found: Comparison): Comparison =>
  found.faults.length === 0 && found.gain < MIN_GAIN ? NOTHING_BETTER : found

/** Some orders of a phase, one after another. */
export type OrderLine = readonly { action: Action }[]

/** Where the armies stand after these orders, as far as they can be given. */
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
 * Where the orders that were given since the phase began as in `begun` fall short of the best of these plans; `now` is where they
 * have led. What goes on from them counts too: it may be the best. No gain where nothing better is known; no faults, but a
 * gain, where only several changes together are better.
 */
export function compareOrders(
  thinking: PlanningContext,
  begun: GameState,
  plans: readonly OrderLine[],
  further: OrderLine,
): Comparison {
  const { state: now, power, profile } = thinking
  const front = createFrontEvaluator(playerViewOf(begun, power), profile)
  const standing = (state: GameState) => playerViewOf(state, power).own
  const lines = [...plans.map((line) => standing(stateAfter(begun, line))), standing(stateAfter(now, further))]
  const mine = standing(now)
  const best = lines.reduce(
    (top, line) => (totalValue(evaluateSpaces(front, line)) > totalValue(evaluateSpaces(front, top)) + 1e-9 ? line : top),
    mine,
  )
  return best === mine ? NOTHING_BETTER : omitSmallGain(findFaults(front, mine, best))
}
