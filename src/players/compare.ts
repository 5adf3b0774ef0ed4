/**
 * What is wrong with somebody's orders: the same sum over spaces that a plan is made by (`land/front.ts`), once for where their armies
 * on land stand and once for where the best plan found would have them, from the same beginning of the phase.
 */
import { type Action, type Counts, decision, type GameState, reduce, type SpaceId } from '../engine/index.ts'
import type { Clash } from './land/exchange.ts'
import { blankWorth, type Frontline, frontlineOf, type Worth } from './land/front.ts'
import type { Thinking } from './types.ts'
import { HELD, type Survey, viewOf } from './view.ts'

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
const AT_MOST = 6
const WORTH_TELLING = 0.5

/** Every space of a board with these armies on it. */
function worthsOf(front: Frontline, own: Float64Array): Worth[] {
  const { ids, land, kinds } = front.view.ground
  const K = kinds.types.length
  ids.forEach((_, s) => {
    if (land[s]) front.bound[s] = front.binds(s, { list: own, at: s * K }) ? 1 : 0
  })
  return ids.map((_, s) => {
    const told = blankWorth()
    if (land[s]) told.value = front.worth(s, { list: own, at: s * K }, told)
    return told
  })
}

const sumOf = (worths: readonly Worth[]): number => worths.reduce((sum, { value }) => sum + value, 0)

const NO_CLASH: Clash = { kill: 0, lose: 0, killed: 0, lost: 0, clear: 0 }
const fought = ({ battle, attacks }: Worth): Clash => (battle && attacks ? battle : NO_CLASH)

/** Units of all kinds that leave a space for another. */
type Transfer = { from: number; to: number; counts: Float64Array }

/** What one placement has to send to become the other: to each space from the nearest that have too many. */
function transfersOf(view: Survey, mine: Float64Array, best: Float64Array): Transfer[] {
  const { ids, land, steps, kinds } = view.ground
  const K = kinds.types.length
  const over = mine.map((n, i) => n - best[i]!)
  const spare = (s: number) => kinds.types.some((_, k) => over[s * K + k]! > 0)
  return ids.flatMap((_, to) => {
    if (!land[to] || !kinds.types.some((_, k) => over[to * K + k]! < 0)) return []
    const near = ids.flatMap((_, s) => (land[s] && spare(s) ? [s] : []))
    near.sort((a, b) => Number(steps[to]!.includes(b)) - Number(steps[to]!.includes(a)))
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
function gainsAt(
  view: Survey,
  s: number,
  mine: Worth,
  best: Worth,
  comes: boolean,
): { kind: FaultKind; s: number; ipc: number }[] {
  const parts = (told: Worth) => {
    const { killed, lost } = fought(told)
    const { land, staging, gift, value } = told
    return { fight: killed - lost, land, gift, risk: value - staging - gift - land - (killed - lost) }
  }
  const [a, b] = [parts(mine), parts(best)]
  const fights = (told: Worth) => told.battle !== null && told.attacks
  const ours = view.held[s] === HELD.own || view.held[s] === HELD.ally
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

function countsOf({ ground }: Survey, list: Float64Array, at = 0): Counts {
  const counts: Counts = {}
  ground.kinds.types.forEach((type, k) => {
    const n = list[at + k]!
    if (n > 0) counts[type] = n
  })
  return counts
}

/** The faults of armies that stand as in `mine` against those of `best`. */
export function faultsOf(front: Frontline, mine: Float64Array, best: Float64Array): Comparison {
  const { view } = front
  const { ids, kinds } = view.ground
  const K = kinds.types.length
  const [here, there] = [worthsOf(front, mine), worthsOf(front, best)]
  const fault = ({ from, to, counts }: Transfer): FaultFound[] => {
    const sent = Float64Array.from(mine)
    counts.forEach((n, k) => {
      sent[from * K + k]! -= n
      sent[to * K + k]! += n
    })
    const then = worthsOf(front, sent)
    const ipc = sumOf(then) - sumOf(here)
    if (ipc < WORTH_TELLING) return []
    const nearer = then[to]!.staging - here[to]!.staging + then[from]!.staging - here[from]!.staging
    const told = [
      { kind: 'far' as const, s: from, ipc: nearer },
      ...gainsAt(view, to, here[to]!, then[to]!, true),
      ...gainsAt(view, from, here[from]!, then[from]!, false),
    ].reduce((top, each) => (each.ipc > top.ipc + 1e-9 ? each : top))
    const [a, b] = [here[told.s]!, then[told.s]!]
    const { lost, killed } = fought(told.kind === 'rash' ? a : b)
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
        clear: fought(a).clear,
        better: fought(b).clear,
        before: 1 - a.holds,
        after: 1 - b.holds,
      },
    ]
  }
  const worst = transfersOf(view, mine, best)
    .flatMap(fault)
    .sort((a, b) => b.ipc - a.ipc)
    .slice(0, AT_MOST)
  const gain = sumOf(there) - sumOf(here)
  return { faults: worst, gain, elsewhere: gain - worst.reduce((sum, { ipc }) => sum + ipc, 0) }
}

const NOTHING_BETTER: Comparison = { faults: [], gain: 0, elsewhere: 0 }

/** The same, but for a plan that is hardly worth more and wins nothing anywhere by itself: that is no better. */
export const worthTelling = (found: Comparison): Comparison =>
  found.faults.length === 0 && found.gain < WORTH_TELLING ? NOTHING_BETTER : found

/** Some orders of a phase, one after another. */
export type OrderLine = readonly { action: Action }[]

/** Where the armies stand after these orders, as far as they can be given. */
function after(state: GameState, orders: OrderLine): GameState {
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
export function compareOrders(thinking: Thinking, begun: GameState, plans: readonly OrderLine[], further: OrderLine): Comparison {
  const { state: now, power, mind } = thinking
  const front = frontlineOf(viewOf(begun, power), mind)
  const standing = (state: GameState) => viewOf(state, power).own
  const lines = [...plans.map((line) => standing(after(begun, line))), standing(after(now, further))]
  const mine = standing(now)
  const best = lines.reduce((top, line) => (sumOf(worthsOf(front, line)) > sumOf(worthsOf(front, top)) + 1e-9 ? line : top), mine)
  return best === mine ? NOTHING_BETTER : worthTelling(faultsOf(front, mine, best))
}
