import { type Counts, type GameState, type Owner, unitTypesOf } from '../../engine/index.ts'
import type { Fleet } from '../policy/fleets.ts'
import { dearer } from '../policy/prices.ts'
import { type Chances, volley } from './chances.ts'
import { added } from './outlook.ts'
import type { UnitFacts } from './units.ts'

export type BoardStack = NonNullable<GameState['war']['units'][string]>[number]

/** A ship by itself, as it stands now. */
type Ship = { unit: UnitFacts; stack: BoardStack; damaged: boolean }

/** What one hit does to a fleet: a battleship is damaged, or a ship goes down with what it carries. `kind`: transports that are alike go together. */
type Step = { price: number; unit: UnitFacts; stack: BoardStack; sinks: boolean; cargo: Counts; last: boolean; kind: number }

/** A fleet after so many hits: with a fixed order of losses that is all there is to know of it. */
export type Afloat = {
  hits: Chances
  /** In figures, for whoever decides whether to go on. */
  fleet: Fleet
  lost: Counts
  /** The ships that are left, one a stack, and how many of them fire. */
  ships: readonly BoardStack[]
  armed: number
}

/** The cost of damage, which costs nothing yet: before all that sinks (STD-NAV-12). */
const DAMAGE = 0.01

/** A fleet after 0, 1, 2 … hits, down to nothing: damage first, the cheapest next, transports after all that fights (STD-NAV-11, STD-NAV-13). */
export function fleetOf(state: GameState, stacks: readonly BoardStack[], value: 'attack' | 'defence'): Afloat[] {
  const facts = new Map(unitTypesOf(state).map((unit) => [unit.id, unit]))
  const kinds: string[] = []
  const steps = stacks
    .flatMap((stack) => stepsOf(stack, facts, kindOf(state, stack, kinds)))
    .sort((a, b) => Number(a.last) - Number(b.last) || a.price - b.price || a.kind - b.kind)
  let ships = stacks.flatMap((stack): Ship[] => {
    const ship = { unit: facts.get(stack.type) as UnitFacts, stack, damaged: stack.damaged ?? false }
    return Array.from({ length: stack.count }, () => ship)
  })
  let lost: Counts = {}
  return [
    afloat(ships, value, lost),
    ...steps.map((step) => {
      ships = struck(ships, step)
      if (step.sinks) lost = added(added(lost, { [step.unit.id]: 1 }), step.cargo)
      return afloat(ships, value, lost)
    }),
  ]
}

/** Transports are alike that carry the same to the same shore; a number for each kind, in the order in which they are met. */
function kindOf({ turn }: GameState, { id, cargo = [] }: BoardStack, kinds: string[]): number {
  const landing = turn.landings.find(({ transport }) => transport === id)
  const held = cargo.map(({ power, type, gas }) => `${power} ${type} ${gas ?? ''}`).sort()
  const name = JSON.stringify([held, landing?.to, landing?.units])
  if (!kinds.includes(name)) kinds.push(name)
  return kinds.indexOf(name)
}

function stepsOf(stack: BoardStack, facts: ReadonlyMap<string, UnitFacts>, kind: number): Step[] {
  const { type, power, count, damaged, cargo = [], id } = stack
  const unit = facts.get(type) as UnitFacts
  const held = cargo.reduce<Counts>((all, each) => added(all, { [each.type]: 1 }), {})
  const costOf = (of: string): number => facts.get(of)?.cost ?? 0
  const worth = cargo.reduce((n, each) => n + costOf(each.type) + (each.gas ? costOf('poison-gas') : 0), 0)
  const more = dearer('cheapest', unit.id, power as Owner)
  const sinks: Step = { price: unit.cost + worth + more, unit, stack, sinks: true, cargo: held, last: id !== undefined, kind }
  const sinking = new Array<Step>(count).fill(sinks)
  if (!unit.tags.has('two-hits') || damaged) return sinking
  return [...new Array<Step>(count).fill({ ...sinks, price: DAMAGE + more, sinks: false }), ...sinking]
}

/** The ships after one more hit: one of them damaged, or one, a damaged one first, gone. */
function struck(ships: readonly Ship[], { sinks, stack }: Step): Ship[] {
  const alike = ({ stack: { power, type, id } }: Ship): boolean => power === stack.power && type === stack.type && id === stack.id
  const weak = ships.findIndex((ship) => alike(ship) && ship.damaged === sinks)
  const at = weak >= 0 ? weak : ships.findIndex(alike)
  const left = [...ships]
  if (sinks) left.splice(at, 1)
  else left[at] = { ...(ships[at] as Ship), damaged: true }
  return left
}

function afloat(ships: readonly Ship[], value: 'attack' | 'defence', lost: Counts): Afloat {
  const armed = ships.filter(({ unit }) => unit[value] > 0)
  return {
    hits: volley(armed.map(({ unit }) => ({ count: 1, needs: unit[value] }))),
    fleet: {
      power: armed.reduce((n, { unit }) => n + unit[value], 0),
      hits: armed.reduce((n, { unit, damaged }) => n + (unit.tags.has('two-hits') && !damaged ? 2 : 1), 0),
      boats: armed.filter(({ unit }) => unit.tags.has('submerges')).length,
      ships: armed.length,
    },
    lost,
    ships: ships.map(({ stack, damaged }) => ({ ...stack, count: 1, ...(damaged ? { damaged: true as const } : {}) })),
    armed: armed.length,
  }
}
