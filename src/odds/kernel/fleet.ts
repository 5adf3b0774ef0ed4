import { type Counts, type GameState, type Owner, unitTypesOf } from '../../engine/index.ts'
import type { Fleet } from '../policy/fleets.ts'
import { dearer } from '../policy/prices.ts'
import { type Chances, volley } from './chances.ts'
import type { UnitFacts } from './units.ts'

type Stack = NonNullable<GameState['war']['units'][string]>[number]

/** What one hit does to a fleet: a battleship is damaged, or a ship goes down with what it carries. */
type Step = { price: number; unit: UnitFacts; sinks: boolean; cargo: Counts; last: boolean }

/** A fleet after so many hits: with a fixed order of losses that is all there is to know of it. */
export type Afloat = {
  hits: Chances
  /** In figures, for whoever decides whether to go on. */
  fleet: Fleet
  lost: Counts
  /** All ships left, and those that fire in an attack. */
  left: number
  armed: number
}

/** The cost of damage, which costs nothing yet: before all that sinks (STD-NAV-12). */
const DAMAGE = 0.01

/** A fleet after 0, 1, 2 … hits, down to nothing: damage first, the cheapest next, transports after all that fights (STD-NAV-11, STD-NAV-13). */
export function fleetOf(state: GameState, ships: readonly Stack[], value: 'attack' | 'defence'): Afloat[] {
  const facts = new Map(unitTypesOf(state).map((unit) => [unit.id, unit]))
  const steps = ships
    .flatMap((stack) => stepsOf(state, stack, facts.get(stack.type) as UnitFacts, facts))
    .sort((a, b) => Number(a.last) - Number(b.last) || a.price - b.price)
  const left = ships.flatMap(({ type, count }) => new Array<UnitFacts>(count).fill(facts.get(type) as UnitFacts))
  let damage = steps.filter(({ sinks }) => !sinks).length
  let lost: Counts = {}
  const after = (): Afloat => afloat(left, value, damage, lost)
  return [
    after(),
    ...steps.map(({ sinks, unit, cargo }) => {
      if (sinks) {
        left.splice(left.indexOf(unit), 1)
        lost = sum(sum(lost, { [unit.id]: 1 }), cargo)
      } else damage--
      return after()
    }),
  ]
}

function stepsOf(state: GameState, stack: Stack, unit: UnitFacts, facts: ReadonlyMap<string, UnitFacts>): Step[] {
  const { power, count, damaged, cargo = [], id } = stack
  const held = cargo.reduce<Counts>((all, { type }) => sum(all, { [type]: 1 }), {})
  const worth = cargo.reduce(
    (n, { type, gas }) => n + (facts.get(type)?.cost ?? 0) + (gas ? (facts.get('poison-gas')?.cost ?? 0) : 0),
    0,
  )
  const more = dearer('cheapest', unit.id, power as Owner)
  const sinks = { price: unit.cost + worth + more, unit, sinks: true, cargo: held, last: id !== undefined }
  const sinking = new Array<Step>(count).fill(sinks)
  const fresh = unit.tags.has('two-hits') && !damaged
  return fresh
    ? [...new Array<Step>(count).fill({ ...sinks, price: DAMAGE + more, sinks: false, cargo: {} }), ...sinking]
    : sinking
}

function afloat(ships: readonly UnitFacts[], value: 'attack' | 'defence', damage: number, lost: Counts): Afloat {
  const armed = ships.filter((unit) => unit[value] > 0)
  return {
    hits: volley(armed.map((unit) => ({ count: 1, needs: unit[value] }))),
    fleet: {
      power: armed.reduce((n, unit) => n + unit[value], 0),
      hits: armed.length + damage,
      boats: armed.filter(({ tags }) => tags.has('submerges')).length,
      ships: armed.length,
    },
    lost,
    left: ships.length,
    armed: armed.length,
  }
}

const sum = (a: Counts, b: Counts): Counts => {
  const all = { ...a }
  for (const [type, n] of Object.entries(b) as [keyof Counts, number][]) all[type] = (all[type] ?? 0) + n
  return all
}
