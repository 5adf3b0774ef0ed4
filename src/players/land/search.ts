/**
 * A plan for all armies at once: first everybody to each target in turn, then stack by stack, then by chance; what is better is kept.
 * What is a little worse is gone on from as well while there is heat, so that what is good by itself does not bar what is better.
 */

import { withEvaluationCache } from './evaluation-cache.ts'
import type { Troops } from './exchange.ts'
import type { FrontEvaluator } from './front-evaluator.ts'
import type { Source } from './sources.ts'

/** Of each source how many of each kind take each way: count of kind k on way w at w × kinds + k. */
export type Allotment = Float64Array[]

type Change = { source: number; from: number; to: number; counts: readonly number[] }

/** More tries than this for each way of a source find hardly anything more. */
const MAX_TRIES_PER_WAY = 150
/** IPCs a march has to gain for each unit. */
const MIN_GAIN_PER_UNIT = 0.1

/** How many changes are tried by chance, and how many IPCs one of them may be worse by at first. */
export type SearchEffort = { tries: number; temperature: number }

/** Where an army may come or leave, and next door to it: no other space is worth anything else by a plan. */
function affectedSpaces(sources: readonly Source[], steps: readonly (readonly number[])[]): Set<number> {
  const spaces = new Set<number>()
  for (const { ways } of sources) for (const { to } of ways) for (const s of [to, ...steps[to]!]) spaces.add(s)
  return spaces
}

/** The best allotment found with so much effort. */
export function searchAllotment(
  front: FrontEvaluator,
  sources: readonly Source[],
  effort: SearchEffort,
  chance: () => number,
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

  let heat = 0
  let [total, most] = [0, 0]
  /** The best allotment that was met on the way, once there is heat. */
  const best: Allotment | null = effort.temperature > 0 ? allotted.map((list) => list.slice()) : null
  function keep(): void {
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

  // Thousands of tries share these lists: the first so many of each are the spaces that one touches, and those it binds or frees; and new values.
  const touched = new Int32Array(values.length)
  const flipped = new Int32Array(values.length)
  let [touches, flips] = [0, 0]
  const news = new Float64Array(values.length)
  const lastTouched = new Int32Array(values.length)
  let attempts = 0
  function touch(s: number): void {
    if (lastTouched[s] === attempts) return
    lastTouched[s] = attempts
    touched[touches++] = s
  }

  /** Tries changes together and keeps them if the sum of what they touch rises, or falls by no more than the heat bears. */
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
      news[s] = value
    }
    if (gain > 1e-6 || (heat > 0 && gain < -1e-6 && chance() < Math.exp(gain / heat))) {
      for (let i = 0; i < touches; i++) values[touched[i]!] = news[touched[i]!]!
      total += gain
      if (heat > 0 && total > most + 1e-6) {
        most = total
        keep()
      }
      return true
    }
    for (let i = 0; i < flips; i++) bound[flipped[i]!] = 1 - bound[flipped[i]!]!
    for (const change of changes) apply(change, -1)
    return false
  }

  const singles = kinds.types.map((_, k) => kinds.types.map((_, each) => (each === k ? 1 : 0)))
  const part = (source: number, from: number, to: number, share: number): Change | null => {
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
  const one = (source: number, from: number, to: number, k: number): Change | null =>
    allotted[source]![from * K + k]! >= 1 && from !== to ? { source, from, to, counts: singles[k]! } : null

  /** By target the sources that reach it, each with its way there. */
  const goersTo = new Map<number, [source: number, way: number][]>()
  sources.forEach(({ ways }, source) => {
    const met = new Set<number>()
    ways.forEach(({ to }, way) => {
      if (way === 0 || met.has(to)) return
      met.add(to)
      goersTo.set(to, [...(goersTo.get(to) ?? []), [source, way]])
    })
  })

  /** All who stay where they are and reach this land, so much of them each. */
  function everybody(target: number, share: number): Change[] {
    const changes: Change[] = []
    for (const [source, to] of goersTo.get(target) ?? []) {
      const change = part(source, 0, to, share)
      if (change) changes.push(change)
    }
    return changes
  }

  /** All who go there. */
  function back(target: number): Change[] {
    const changes: Change[] = []
    for (const [source, from] of goersTo.get(target) ?? []) {
      const change = part(source, from, 0, 1)
      if (change) changes.push(change)
    }
    return changes
  }

  const targets = [...new Set(sources.flatMap(({ ways }) => ways.slice(1).map(({ to }) => to)))].sort(
    (a, b) => front.values[b]! - front.values[a]! || a - b,
  )
  const SHARES = [1, 0.75, 0.5, 0.3]
  for (const target of targets) for (const share of SHARES) if (attempt(everybody(target, share))) break
  for (let round = 0; round < 2; round++)
    sources.forEach(({ ways }, source) => {
      for (let to = 1; to < ways.length; to++)
        for (const share of SHARES) {
          const change = part(source, 0, to, share)
          if (change && attempt([change])) break
        }
    })

  const pick = (n: number) => Math.min(n - 1, Math.floor(chance() * n))
  const ways = sources.reduce((n, each) => n + each.ways.length - 1, 0)
  const tries = Math.min(effort.tries, MAX_TRIES_PER_WAY * ways)
  most = total
  keep()
  for (let n = 0; n < tries; n++) {
    heat = effort.temperature * (1 - n / tries)
    const kind = chance()
    if (kind < 0.2) {
      attempt(everybody(targets[pick(targets.length)]!, SHARES[pick(4)]!))
      continue
    }
    const source = pick(sources.length)
    const { ways } = sources[source]!
    const from = pick(ways.length)
    if (kind < 0.3) {
      // Everybody who goes to the same place stays.
      attempt(back(ways[from]!.to))
      continue
    }
    const to = pick(ways.length)
    const change = kind < 0.65 ? one(source, from, to, pick(K)) : part(source, from, to, SHARES[pick(4)]!)
    if (change) attempt([change])
  }
  return best ?? allotted
}
