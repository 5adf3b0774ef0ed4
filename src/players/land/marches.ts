/** Marches: plans all land armies together and turns the allotment into orders with reasons. */
import type { Counts, SpaceId } from '../../engine/index.ts'
import { largestTerms, type ReasonTerm } from '../motives.ts'
import { HOLDER, playerViewOf } from '../player-view.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { armySize, type Troops } from './exchange.ts'
import { createFrontEvaluator, emptySpaceValue, type FrontEvaluator } from './front-evaluator.ts'
import { type Allotment, findSources, type Source, searchAllotment } from './search.ts'

/** Orders of an allotment: by target, largest army first. */
export function ordersOfAllotment(front: FrontEvaluator, sources: readonly Source[], allotted: Allotment): PlannedOrder[] {
  const { view } = front
  const { ids, kinds } = view.terrain
  const K = kinds.types.length
  const placement = view.own.slice()
  const moves: { s: number; to: number; path: readonly SpaceId[]; units: Counts }[] = []
  sources.forEach(({ s, ways }, source) => {
    const list = allotted[source]!
    for (let w = 1; w < ways.length; w++) {
      const { to, path } = ways[w]!
      let units: Counts | null = null
      for (let k = 0; k < K; k++) {
        const n = list[w * K + k]!
        if (n <= 0) continue
        units ??= {}
        units[kinds.types[k]!] = n
        placement[s * K + k]! -= n
        placement[to * K + k]! += n
      }
      if (units) moves.push({ s, to, path, units })
    }
  })
  const reasons = new Map<number, ReasonTerm[]>()
  const why = (to: number, from: number) => {
    const terms = reasons.get(to) ?? termsOf(front, to, { list: placement, at: to * K })
    reasons.set(to, terms)
    const gain = front.potential[to]! - front.potential[from]!
    const approach: ReasonTerm[] =
      gain > 0.2
        ? [{ kind: 'towards', ipc: gain, space: ids[to]!, goal: ids[potentialPeak(front, to)]!, steps: stepsToPeak(front, to) }]
        : []
    return largestTerms([...terms, ...approach], { kind: 'gathers', ipc: 0, space: ids[to]! })
  }
  return moves
    .sort(
      (a, b) => a.to - b.to || (b.units[kinds.types[kinds.core]!] ?? 0) - (a.units[kinds.types[kinds.core]!] ?? 0) || a.s - b.s,
    )
    .map(({ s, to, path, units }) => ({ action: { type: 'move', from: ids[s]!, path: [...path], units }, why: why(to, s) }))
}

/** Reasons for this army in a space, compared with an empty space. */
function termsOf(front: FrontEvaluator, s: number, army: Troops): ReasonTerm[] {
  const { view, values } = front
  const { ids, kinds, capital, ipc } = view.terrain
  const [value, empty] = [emptySpaceValue(), emptySpaceValue()]
  front.evaluate(s, army, value)
  front.evaluate(s, { list: new Float64Array(kinds.types.length), at: 0 }, empty)
  const space = ids[s]!
  const terms: ReasonTerm[] = []
  if (value.gift > 0) terms.push({ kind: 'gift', ipc: value.gift, space, units: view.dormant[s]?.units ?? 0 })
  if (value.battle && value.attacks) {
    const { killed, lost, clear } = value.battle
    terms.push({ kind: 'exchange', ipc: killed - lost, space, kill: killed, lose: lost, clear })
  }
  const land = value.land - empty.land
  const mine = view.holders[s] === HOLDER.own || view.holders[s] === HOLDER.ally
  if (land > 0.5 && mine) terms.push({ kind: 'keeps', ipc: land, space, before: 1 - empty.holds, after: 1 - value.holds })
  else if (land > 0.5) terms.push({ kind: capital[s] ? 'capital' : 'takes', ipc: land, space, units: ipc[s]! })
  if (front.bound[s] && !view.wasContested[s]) {
    const units = armySize({ list: view.foe, at: s * kinds.types.length }, kinds)
    terms.push({ kind: 'binds', ipc: values[s]! / 10, space, units })
  }
  return terms
}

/** The local maximum of the potential that can be reached from here. */
function potentialPeak(front: FrontEvaluator, from: number): number {
  let at = from
  for (let n = 0; n < 60; n++) {
    const next = steepestNeighbour(front, at)
    if (next === at) return at
    at = next
  }
  return at
}

function stepsToPeak(front: FrontEvaluator, from: number): number {
  const end = potentialPeak(front, from)
  let n = 0
  for (let at = from; at !== end && n < 60; n++) at = steepestNeighbour(front, at)
  return n
}

function steepestNeighbour({ view, potential }: FrontEvaluator, at: number): number {
  const { landNeighbours, seaNeighbours } = view.terrain
  return [...landNeighbours[at]!, ...seaNeighbours[at]!].reduce(
    (top, t) => (potential[t]! > potential[top]! + 1e-9 ? t : top),
    at,
  )
}

/** Movement: one plan for all land armies, ordered by target. */
export const planMarches: Planner = (context): PlannedOrder[] => {
  const view = playerViewOf(context.state, context.power)
  const sources = findSources(context, view)
  if (sources.length === 0) return []
  const front = createFrontEvaluator(view, context.profile)
  return ordersOfAllotment(front, sources, searchAllotment(front, sources, context.profile.settings, context.random))
}
