import type { Milestone } from '../battle-script.ts'
import { addEnding, addOutlook, swingFrom } from '../kernel/outlook.ts'
import { type EndTally, ipcSum, type Prices } from '../tally.ts'
import type { BattleToll, LandingChain } from '../types.ts'
import { type Edge, edgesOf, type Graph, type GraphPlace } from './types.ts'

/** Probability mass below this is ignored. */
const NOTHING = 1e-15
/** Passes before the graph counts as endless. */
const MAX_PASSES = 100_000

/** Places in topological order, apart from edges that close a round. */
function topologicalOrder({ places, into }: Graph): number[] {
  const order: number[] = []
  const seen = new Uint8Array(places.length)
  const stack: { at: number; next: number }[] = [{ at: into.to, next: 0 }]
  seen[into.to] = 1
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const edges = edgesOf(places[top.at])
    const edge = edges[top.next++]
    if (!edge) {
      order.push(top.at)
      stack.pop()
    } else if (!seen[edge.to]) {
      seen[edge.to] = 1
      stack.push({ at: edge.to, next: 0 })
    }
  }
  return order.reverse()
}

/** Replaces every choice by the best edge for its side (value iteration). */
export function resolveChoices(graph: Graph, prices: Prices): Graph {
  const { places } = graph
  if (!places.some((place) => 'by' in place && place.by !== 'dice')) return graph
  const order = topologicalOrder(graph).reverse()
  const value = new Float64Array(places.length)
  const best = new Map<number, Edge>()
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let change = 0
    for (const at of order) {
      const place = places[at] as GraphPlace
      const after = valueAt(place, value, prices, (edge) => best.set(at, edge))
      change = Math.max(change, Math.abs(after - (value[at] as number)))
      value[at] = after
    }
    if (change < 1e-12) break
  }
  const settle = (place: GraphPlace, at: number): GraphPlace => {
    const edge = best.get(at)
    return edge ? { by: 'dice', edges: [edge] } : place
  }
  return { ...graph, places: places.map(settle) }
}

/** Expected swing in IPC, raids included. */
function valueAt(place: GraphPlace, value: Float64Array, prices: Prices, choose: (edge: Edge) => void): number {
  const swing = ({ lost, taken = 0 }: BattleToll): number => ipcSum(prices, lost.defender) + taken - ipcSum(prices, lost.attacker)
  if ('row' in place) return swing(place.row)
  if ('outlook' in place) return swing(place.toll) + swingFrom(place.outlook)
  if (place.by === 'dice') return place.edges.reduce((sum, { to, chance }) => sum + chance * (value[to] as number), 0)
  const sign = place.by === 'attacker' ? 1 : -1
  let best: Edge | null = null
  for (const edge of place.edges)
    if (best === null || sign * ((value[edge.to] as number) - (value[best.to] as number)) > 1e-9) best = edge
  if (best === null) return 0
  choose(best)
  return value[best.to] as number
}

/** Adds the chance of each ending to the tally; returns the stages of a landing, if any. */
export function collectEndings(graph: Graph, tally: EndTally): LandingChain | undefined {
  const { places, into } = graph
  const order = topologicalOrder(graph)
  const mass = new Float64Array(places.length)
  const ends = new Float64Array(places.length)
  const passed: Record<Milestone, number> = { afloat: 0, through: 0, ashore: 0 }
  const send = ({ to, passed: stages }: Edge, chance: number): void => {
    mass[to] = (mass[to] as number) + chance
    for (const stage of stages) passed[stage] += chance
  }
  send(into, 1)
  for (let openMass = 1, pass = 0; openMass >= NOTHING; pass++) {
    if (pass > MAX_PASSES) throw new Error('the battle never ends')
    openMass = 0
    for (const at of order) {
      const chance = mass[at] as number
      if (chance === 0) continue
      mass[at] = 0
      const place = places[at] as GraphPlace
      if ('edges' in place) for (const edge of place.edges) send(edge, chance * edge.chance)
      else ends[at] = (ends[at] as number) + chance
    }
    for (const at of order) openMass += mass[at] as number
  }
  for (const [at, place] of places.entries()) {
    const chance = ends[at] as number
    if (chance === 0 || 'edges' in place) continue
    if ('row' in place) addEnding(tally, place.row.end, tollOf(place.row), chance)
    else {
      addOutlook(tally, place.outlook, chance, place.toll)
      passed.afloat += chance * place.outlook.afloat
      passed.through += chance * place.outlook.through
      passed.ashore += chance * place.outlook.ashore
    }
  }
  return chainOf(passed)
}

const tollOf = ({ lost, taken }: BattleToll): BattleToll => ({ lost, ...(taken ? { taken } : {}) })

/** What a landing passes, where there is one; without a battle at sea it is through where it is afloat. */
export const chainOf = (passed: Readonly<Record<Milestone, number>>): LandingChain | undefined =>
  passed.afloat > 0 ? { ...passed, through: passed.through > 0 ? passed.through : passed.afloat } : undefined
