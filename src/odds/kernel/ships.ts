import { type Counts, type GameState, type Owner, unitTypesOf } from '../../engine/index.ts'
import { dearer } from '../policy/prices.ts'
import { added } from './outlook.ts'
import type { UnitFacts } from './units.ts'

export type BoardStack = NonNullable<GameState['war']['units'][string]>[number]

/** What one hit does to a fleet: a battleship is damaged, or a ship goes down with what it carries. `kind`: transports that are alike go together. */
export type ShipHit = { price: number; unit: UnitFacts; stack: BoardStack; sinks: boolean; cargo: Counts; kind: number }

/** Boats of one owner that are afloat, and those that dived in an earlier round. */
export type Boats = { step: ShipHit; afloat: number; dived: number }

/** A fleet as hits fall on it: what fights, the cheapest first, damage before all that sinks; last the transports (STD-NAV-11, STD-NAV-12, STD-NAV-13). */
export type Ranks = {
  fighting: readonly ShipHit[]
  boats: readonly Boats[]
  carriers: readonly ShipHit[]
  ships: readonly BoardStack[]
}

/** The cost of damage, which costs nothing yet: before all that sinks (STD-NAV-12). */
const DAMAGE = 0.01

const byPrice = (a: ShipHit, b: ShipHit): number => a.price - b.price || a.kind - b.kind

/** The ships of a side in the order in which they are lost; null where boats of an owner are of several sorts. */
export function ranksOf(state: GameState, stacks: readonly BoardStack[]): Ranks {
  const facts = new Map(unitTypesOf(state).map((unit) => [unit.id, unit]))
  const kinds: string[] = []
  const fighting: ShipHit[] = []
  const carriers: ShipHit[] = []
  const boats: Boats[] = []
  for (const stack of stacks) {
    const unit = facts.get(stack.type) as UnitFacts
    const step = sinking(stack, facts, kindOf(state, stack, kinds))
    if (unit.tags.has('submerges')) {
      let own = boats.find((each) => each.step.stack.power === stack.power)
      if (!own) {
        own = { step, afloat: 0, dived: 0 }
        boats.push(own)
      }
      own[stack.submerged ? 'dived' : 'afloat'] += stack.count
      continue
    }
    const steps = new Array<ShipHit>(stack.count).fill(step)
    if (stack.id !== undefined) carriers.push(...steps)
    else fighting.push(...steps, ...damaged(step))
  }
  boats.sort((a, b) => byPrice(a.step, b.step))
  const ships = stacks.filter(({ type }) => !facts.get(type)?.tags.has('submerges'))
  return { fighting: fighting.sort(byPrice), boats, carriers: carriers.sort(byPrice), ships }
}

/** Transports are alike that carry the same to the same shore; a number for each kind, in the order in which they are met. */
export function kindOf({ turn }: GameState, { id, cargo = [] }: BoardStack, kinds: string[]): number {
  if (id === undefined) return 0
  const landing = turn.landings.find(({ transport }) => transport === id)
  const held = cargo.map(({ power, type, gas }) => `${power} ${type} ${gas ?? ''}`).sort()
  const name = JSON.stringify([held, landing?.to, landing?.units])
  if (!kinds.includes(name)) kinds.push(name)
  return kinds.indexOf(name)
}

/** What a ship carries, as counts. */
export const cargoOf = ({ cargo = [] }: BoardStack): Counts =>
  cargo.reduce<Counts>((all, each) => added(all, { [each.type]: 1 }), {})

function sinking(stack: BoardStack, facts: ReadonlyMap<string, UnitFacts>, kind: number): ShipHit {
  const { type, power, cargo = [] } = stack
  const unit = facts.get(type) as UnitFacts
  const costOf = (of: string): number => facts.get(of)?.cost ?? 0
  const worth = cargo.reduce((n, each) => n + costOf(each.type) + (each.gas ? costOf('poison-gas') : 0), 0)
  const price = unit.cost + worth + dearer('cheapest', unit.id, power as Owner)
  return { price, unit, stack, sinks: true, cargo: cargoOf(stack), kind }
}

/** The first of both hits that fresh battleships take. */
function damaged(sinks: ShipHit): ShipHit[] {
  const { unit, stack } = sinks
  if (!unit.tags.has('two-hits') || stack.damaged) return []
  return new Array<ShipHit>(stack.count).fill({ ...sinks, price: DAMAGE + sinks.price - unit.cost, sinks: false })
}
