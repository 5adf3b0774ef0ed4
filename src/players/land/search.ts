/**
 * Search for the best allotment of all armies: greedy by target, greedy by stack, then random changes with simulated
 * annealing.
 */

import { type Counts, reach, type SpaceId, unitsIn } from '../../engine/index.ts'
import type { PlayerView } from '../player-view.ts'
import type { PlanningContext } from '../types.ts'
import { withEvaluationCache } from './evaluation-cache.ts'
import type { Troops } from './exchange.ts'
import type { FrontEvaluator } from './front-evaluator.ts'

/** For each source, the count of choice k on way w at w × kinds + k. */
export type Allotment = Float64Array[]

type Change = { source: number; from: number; to: number; counts: readonly number[] }

/** More tries per way hardly improve the plan. */
const MAX_TRIES_PER_WAY = 150
const MIN_GAIN_PER_UNIT = 0.1

/** `tries`: random changes; `temperature`: start temperature in IPC. */
export type SearchEffort = { tries: number; temperature: number }

/** Spaces that a plan can affect: reachable ones and their neighbours. */
function affectedSpaces(sources: readonly Source[], steps: readonly (readonly number[])[]): Set<number> {
  const spaces = new Set<number>()
  for (const { ways } of sources) for (const { to } of ways) for (const s of [to, ...steps[to]!]) spaces.add(s)
  return spaces
}

/** The best allotment found with this effort. `random` returns numbers in [0, 1). */
export function searchAllotment(
  front: FrontEvaluator,
  sources: readonly Source[],
  effort: SearchEffort,
  random: () => number,
): Allotment {
  const { view, bound } = front
  const { isBinding, evaluate } = withEvaluationCache(front)
  const { kinds, landNeighbours } = view.terrain
  const K = kinds.types.length
  const placed = view.own.slice()
  const allotted: Allotment = sources.map(({ free, ways }) => {
    const list = new Float64Array(ways.length * K)
    list.set(free)
    return list
  })
  const army: Troops = { list: placed, at: 0 }
  const at = (s: number): Troops => {
    army.at = s * K
    return army
  }
  const values = new Float64Array(view.terrain.ids.length)
  for (const s of affectedSpaces(sources, landNeighbours)) values[s] = evaluate(s, at(s))

  let temperature = 0
  let [total, bestTotal] = [0, 0]
  /** Best allotment so far; only needed while annealing. */
  const best: Allotment | null = effort.temperature > 0 ? allotted.map((list) => list.slice()) : null
  function saveBest(): void {
    if (best) for (let i = 0; i < best.length; i++) best[i]!.set(allotted[i]!)
  }

  function apply({ source, from, to, counts }: Change, sign: number): void {
    const { ways } = sources[source]!
    const list = allotted[source]!
    for (let k = 0; k < K; k++) {
      const n = counts[k]! * sign
      list[from * K + k]! -= n
      list[to * K + k]! += n
      placed[ways[from]!.to * K + k]! -= n
      placed[ways[to]!.to * K + k]! += n
    }
  }

  // Buffers shared by all tries: spaces touched, spaces whose bound flag flipped, and their new values.
  const touched = new Int32Array(values.length)
  const flipped = new Int32Array(values.length)
  let [touches, flips] = [0, 0]
  const newValues = new Float64Array(values.length)
  const lastTouched = new Int32Array(values.length)
  let attempts = 0
  function touch(s: number): void {
    if (lastTouched[s] === attempts) return
    lastTouched[s] = attempts
    touched[touches++] = s
  }

  /** Applies changes and keeps them if the total improves, or with the annealing probability. */
  function attempt(changes: readonly Change[]): boolean {
    if (changes.length === 0) return false
    for (const change of changes) apply(change, 1)
    touches = 0
    flips = 0
    attempts++
    for (const { source, from, to } of changes) {
      touch(sources[source]!.ways[from]!.to)
      touch(sources[source]!.ways[to]!.to)
    }
    const moved = touches
    for (let i = 0; i < moved; i++) {
      const s = touched[i]!
      const now = isBinding(s, at(s)) ? 1 : 0
      if (now === bound[s]) continue
      bound[s] = now
      flipped[flips++] = s
      for (const t of landNeighbours[s]!) touch(t)
    }
    let gain = 0
    for (const { from, to, counts } of changes)
      if (from === 0 || to === 0)
        for (let k = 0; k < K; k++) gain += (to === 0 ? MIN_GAIN_PER_UNIT : -MIN_GAIN_PER_UNIT) * counts[k]!
    for (let i = 0; i < touches; i++) {
      const s = touched[i]!
      const value = evaluate(s, at(s))
      gain += value - values[s]!
      newValues[s] = value
    }
    if (gain > 1e-6 || (temperature > 0 && gain < -1e-6 && random() < Math.exp(gain / temperature))) {
      for (let i = 0; i < touches; i++) values[touched[i]!] = newValues[touched[i]!]!
      total += gain
      if (temperature > 0 && total > bestTotal + 1e-6) {
        bestTotal = total
        saveBest()
      }
      return true
    }
    for (let i = 0; i < flips; i++) bound[flipped[i]!] = 1 - bound[flipped[i]!]!
    for (const change of changes) apply(change, -1)
    return false
  }

  const singles = kinds.types.map((_, k) => kinds.types.map((_, each) => (each === k ? 1 : 0)))
  const moveShare = (source: number, from: number, to: number, share: number): Change | null => {
    if (from === to) return null
    const list = allotted[source]!
    const counts: number[] = []
    let any = false
    for (let k = 0; k < K; k++) {
      const n = Math.ceil(list[from * K + k]! * share - 1e-9)
      if (n > 0) any = true
      counts.push(n)
    }
    return any ? { source, from, to, counts } : null
  }
  const moveOne = (source: number, from: number, to: number, k: number): Change | null =>
    allotted[source]![from * K + k]! >= 1 && from !== to ? { source, from, to, counts: singles[k]! } : null

  /** By target: the sources that reach it, each with its way. */
  const sourcesByTarget = new Map<number, [source: number, way: number][]>()
  sources.forEach(({ ways }, source) => {
    const seen = new Set<number>()
    ways.forEach(({ to }, way) => {
      if (way === 0 || seen.has(to)) return
      seen.add(to)
      sourcesByTarget.set(to, [...(sourcesByTarget.get(to) ?? []), [source, way]])
    })
  })

  /** A share of every source that stays and can reach the target. */
  function sendAll(target: number, share: number): Change[] {
    const changes: Change[] = []
    for (const [source, to] of sourcesByTarget.get(target) ?? []) {
      const change = moveShare(source, 0, to, share)
      if (change) changes.push(change)
    }
    return changes
  }

  /** Everyone sent to the target stays instead. */
  function recallAll(target: number): Change[] {
    const changes: Change[] = []
    for (const [source, from] of sourcesByTarget.get(target) ?? []) {
      const change = moveShare(source, from, 0, 1)
      if (change) changes.push(change)
    }
    return changes
  }

  const targets = [...new Set(sources.flatMap(({ ways }) => ways.slice(1).map(({ to }) => to)))].sort(
    (a, b) => front.values[b]! - front.values[a]! || a - b,
  )
  const SHARES = [1, 0.75, 0.5, 0.3]
  for (const target of targets) for (const share of SHARES) if (attempt(sendAll(target, share))) break
  for (let round = 0; round < 2; round++)
    sources.forEach(({ ways }, source) => {
      for (let to = 1; to < ways.length; to++)
        for (const share of SHARES) {
          const change = moveShare(source, 0, to, share)
          if (change && attempt([change])) break
        }
    })

  const pick = (n: number) => Math.min(n - 1, Math.floor(random() * n))
  const ways = sources.reduce((n, each) => n + each.ways.length - 1, 0)
  const tries = Math.min(effort.tries, MAX_TRIES_PER_WAY * ways)
  bestTotal = total
  saveBest()
  for (let n = 0; n < tries; n++) {
    temperature = effort.temperature * (1 - n / tries)
    const choice = random()
    if (choice < 0.2) {
      attempt(sendAll(targets[pick(targets.length)]!, SHARES[pick(4)]!))
      continue
    }
    const source = pick(sources.length)
    const { ways } = sources[source]!
    const from = pick(ways.length)
    if (choice < 0.3) {
      attempt(recallAll(ways[from]!.to))
      continue
    }
    const to = pick(ways.length)
    const change = choice < 0.65 ? moveOne(source, from, to, pick(K)) : moveShare(source, from, to, SHARES[pick(4)]!)
    if (change) attempt([change])
  }
  return best ?? allotted
}

/** Units of a space that can march and their ways; way 0 is to stay. */
export type Source = { s: number; free: number[]; ways: { to: number; path: SpaceId[] }[] }

/** The armies that can still march. */
export function findSources({ state, power }: PlanningContext, view: PlayerView): Source[] {
  const { ids, index, land, kinds } = view.terrain
  const sources: Source[] = []
  ids.forEach((id, s) => {
    if (!land[s]) return
    const at = s * kinds.types.length
    if (!kinds.types.some((_, k) => view.own[at + k]! > 0)) return
    const free = kinds.types.map(() => 0)
    for (const stack of unitsIn(state, id)) {
      const k = kinds.types.indexOf(stack.type)
      if (stack.power === power && k >= 0 && !kinds.air[k] && stack.left) free[k]! += stack.count
    }
    const types = kinds.types.filter((_, k) => free[k]! > 0)
    if (types.length === 0) return
    const one: Counts = { [types[0]!]: 1 }
    const ways = reach(state, { from: id, units: one }).flatMap(({ space, path }) => {
      const to = index.get(space)
      return to === undefined ? [] : [{ to, path }]
    })
    if (ways.length > 0) sources.push({ s, free, ways: [{ to: s, path: [] }, ...ways] })
  })
  return sources
}
