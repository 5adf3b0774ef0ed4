import type { Counts, GameState, Owner } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'
import { lossPremium } from '../policy/prices.ts'
import { addUnits } from '../tally.ts'
import { type UnitFacts, unitFacts } from './units.ts'

export type BoardStack = NonNullable<GameState['war']['units'][string]>[number]

/**
 * Ships of one owner that are alike: transports carry the same to the same shore. `ships`: all that ever were among them. `damaged`, `dived`:
 * the berth to which one of them comes by it; -1 where it does not.
 */
export type Berth = {
  unit: UnitFacts
  stack: BoardStack
  condition: 'whole' | 'damaged' | 'dived'
  price: number
  cargo: Counts
  ships: BoardStack[]
  damaged: number
  dived: number
}

/** How many there are in each berth. */
export type ShipCounts = readonly number[]

/** What a hit does: one ship less in a berth, and one more in another where it is damaged; with what it costs. */
export type Blow = { from: number; to: number; price: number; carries: boolean }

/** Fleets of the same side, all in the same berths. */
export type BerthedFleets = { berths: readonly Berth[]; forces: readonly ShipCounts[] }

/** The cost of damage, which costs nothing yet: before all that sinks (STD-NAV-12). */
const DAMAGE = 0.01

/** Several fleets ship by ship; all of them may be of one side of one battle. */
export function groupIntoBerths(state: GameState, fleets: readonly (readonly BoardStack[])[]): BerthedFleets {
  const facts = unitFacts(state)
  const kindOf = createKindLookup(state)
  const berths: Berth[] = []
  const known = new Map<string, number>()
  const berthOf = (stack: BoardStack, stands: Berth['condition'], kind: number): number =>
    getOrCreate(known, `${stack.power} ${stack.type} ${stands} ${kind}`, () => {
      const berth = createBerth(stack, stands, facts)
      const at = berths.push(berth) - 1
      if (stands === 'whole' && berth.unit.tags.has('two-hits')) berth.damaged = berthOf(stack, 'damaged', kind)
      if (stands === 'whole' && berth.unit.tags.has('submerges')) berth.dived = berthOf(stack, 'dived', kind)
      return at
    })
  const lists = fleets.map((stacks) => {
    const force: number[] = []
    for (const stack of stacks) {
      const at = berthOf(stack, stack.submerged ? 'dived' : stack.damaged ? 'damaged' : 'whole', kindOf(stack))
      force[at] = (force[at] ?? 0) + stack.count
      const { ships } = berths[at] as Berth
      if (stack.id !== undefined && !ships.some(({ id }) => id === stack.id)) ships.push(stack)
    }
    return force
  })
  return { berths, forces: lists.map((force) => berths.map((_, at) => force[at] ?? 0)) }
}

/** Transports are alike that carry the same to the same shore; a number for each kind, in the order in which they are met. */
export function createKindLookup({ turn }: GameState): (ship: BoardStack) => number {
  const kinds = new Map<string, number>()
  const known = new Map<number, number>()
  return ({ id, cargo = [] }) =>
    id === undefined
      ? 0
      : getOrCreate(known, id, () => {
          const landing = turn.landings.find(({ transport }) => transport === id)
          const held = cargo.map(({ power, type, gas }) => `${power} ${type} ${gas ?? ''}`).sort()
          const name = JSON.stringify([held, landing?.to, landing?.units])
          return getOrCreate(kinds, name, () => kinds.size)
        })
}

/** What a ship carries, as counts. */
export const cargoOf = ({ cargo = [] }: BoardStack): Counts =>
  cargo.reduce<Counts>((all, { type }) => addUnits(all, { [type]: 1 }), {})

function createBerth(stack: BoardStack, stands: Berth['condition'], facts: ReadonlyMap<string, UnitFacts>): Berth {
  const { submerged: _, damaged: __, ...rest } = stack
  const { power, type, cargo = [] } = stack
  const unit = facts.get(type) as UnitFacts
  const worth = cargo.reduce((n, each) => n + facts.get(each.type)!.cost, 0)
  const price = unit.cost + worth + lossPremium('cheapest', unit, power as Owner)
  return {
    unit,
    stack: { ...rest, count: 1, ...(stands === 'damaged' ? { damaged: true as const } : {}) },
    condition: stands,
    price,
    cargo: cargoOf(stack),
    ships: [],
    damaged: -1,
    dived: -1,
  }
}

/** In the order in which they fall: what fights, the cheapest first; last the transports (STD-NAV-11, STD-NAV-12, STD-NAV-13). */
export function blowsOf(berths: readonly Berth[]): Blow[] {
  const blows = berths.flatMap(({ unit, stack, condition, price, damaged }, from): Blow[] => {
    const cost = damaged < 0 ? price : DAMAGE + price - unit.cost
    return condition === 'dived' ? [] : [{ from, to: damaged, price: cost, carries: stack.id !== undefined }]
  })
  return blows.sort((a, b) => Number(a.carries) - Number(b.carries) || a.price - b.price)
}
