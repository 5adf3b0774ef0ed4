import type { Counts, GameState, Owner } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'
import { lossPremium } from '../policy/prices.ts'
import { addUnits } from '../tally.ts'
import { type UnitFacts, unitFacts } from './units.ts'

export type BoardStack = NonNullable<GameState['war']['units'][string]>[number]

/** Identical ships of one owner. `ships`: all that were ever in it. `damaged`, `dived`: the berth a ship moves to, or −1. */
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

/** Number of ships in each berth. */
export type ShipCounts = readonly number[]

/** Effect of a hit: the ship's next berth (−1: sunk) and its price. */
export type Blow = { from: number; to: number; price: number; carries: boolean }

/** Fleets that share berths. */
export type BerthedFleets = { berths: readonly Berth[]; forces: readonly ShipCounts[] }

/** Price of damage: it precedes all sinking (STD-NAV-12). */
const DAMAGE = 0.01

/** Groups the ships of several fleets of one side into berths. */
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

/** Numbers transports by cargo and landing. */
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

/** The cargo of a ship as counts. */
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

/** Loss order: warships first, cheapest first, then transports (STD-NAV-11, STD-NAV-12, STD-NAV-13). */
export function blowsOf(berths: readonly Berth[]): Blow[] {
  const blows = berths.flatMap(({ unit, stack, condition, price, damaged }, from): Blow[] => {
    const cost = damaged < 0 ? price : DAMAGE + price - unit.cost
    return condition === 'dived' ? [] : [{ from, to: damaged, price: cost, carries: stack.id !== undefined }]
  })
  return blows.sort((a, b) => Number(a.carries) - Number(b.carries) || a.price - b.price)
}
