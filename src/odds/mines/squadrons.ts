import type { Counts, GameState, MinedShip, SpaceId } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'
import type { BattlePosition } from '../battle-script.ts'
import type { PossibleFleets } from '../kernel/questions.ts'
import { type BoardStack, cargoOf, createKindLookup } from '../kernel/ships.ts'
import { unitFacts } from '../kernel/units.ts'
import { addUnits } from '../tally.ts'
/** Ships that mines affect alike. `single`: ships with an id, such as transports. */
export type Squadron = {
  at: SpaceId
  ships: readonly MinedShip[]
  single: boolean
  /** The number of survivors matters: transports, bombarding ships, or ships with further orders. */
  counts: boolean
  /** Zone and kind of fighting ships; empty for others. */
  fights: string
  /** The ships after passing, undamaged and damaged. */
  whole: readonly BoardStack[]
  hurt: readonly BoardStack[]
  ends: readonly Passed[]
}

/** One joint outcome of all squadrons. */
export type Survivors = { chance: number; passed: readonly Passed[] }

/** Survivors in each zone, and whether a mine hit any. */
export type Zones = ReadonlyMap<SpaceId, { left: readonly BoardStack[]; hit: boolean }>

/** Total chance. */
export const likelihood = (all: readonly { chance: number }[]): number => all.reduce((sum, { chance }) => sum + chance, 0)

/** Survivors of squadron k. */
export const leftOf = (passed: readonly Passed[], k: number): number => {
  const { whole, hurt } = passed[k] as Passed
  return whole + hurt
}

/** Groups outcomes by name. */
export function groupBy(all: readonly Survivors[], nameOf: (each: Survivors) => string): Survivors[][] {
  const groups = new Map<string, Survivors[]>()
  for (const each of all) getOrCreate(groups, nameOf(each), () => []).push(each)
  return [...groups.values()]
}

/** The possible fleets for one sea battle, if all squadrons are in its zone; else null. */
export function possibleFleets(
  state: GameState,
  squadrons: readonly Squadron[],
  all: readonly Survivors[],
  zone: SpaceId | null,
): PossibleFleets | null {
  if (zone === null || squadrons.some(({ at }) => at !== zone)) return null
  const own = (stacks: readonly BoardStack[]): BoardStack[] => stacks.filter(({ power }) => power === state.flow.power)
  const others = own(shipsNotPassing(state, zone, squadrons))
  const left = all.map(({ chance, passed }) => ({
    chance,
    ships: [...others, ...squadrons.flatMap((squadron, k) => survivingShips(squadron, passed[k] as Passed))],
  }))
  return { first: own(state.war.units[zone] ?? []), left }
}

/** The state with these ships in their zones. */
export function withShips(state: GameState, zones: Zones): GameState {
  const units = { ...state.war.units }
  for (const [zone, { left }] of zones) if (left.length > 0) units[zone] = [...left]
  return { ...state, war: { ...state.war, units } }
}

const count = (stacks: readonly BoardStack[]): number => stacks.reduce((n, stack) => n + stack.count, 0)
/** Are all survivors still in their zones, with their cargo and no open question? */
export const isUndisturbed = ({ flow, war }: GameState, zones: Zones): boolean =>
  flow.pending === null &&
  [...zones].every(([zone, { left }]) => {
    const there = war.units[zone] ?? []
    return (
      count(there) === count(left) &&
      left.every(({ id, cargo }) => id === undefined || there.some((stack) => stack.id === id && stack.cargo === cargo))
    )
  })

/** Groups passing ships into squadrons. */
export function squadronsOf({ state, left }: BattlePosition, ships: readonly MinedShip[], needs: number): Squadron[] {
  const facts = unitFacts(state)
  const has = (unit: BoardStack, tag: 'two-hits' | 'bombards' | 'submerges'): boolean =>
    facts.get(unit.type)?.tags.has(tag) === true
  const kindOf = createKindLookup(state)
  const open = [...left, ...state.flow.agenda]
  // Remaining orders of a ship (STD-MIN-09).
  const bound = (id: number): unknown[] =>
    open.flatMap((each, n): unknown[] => {
      if ('transport' in each) return each.transport === id ? ['to' in each && each.to, each.units] : []
      return 'transports' in each && each.transports?.includes(id) ? [n] : []
    })
  const known = new Map<string, MinedShip[]>()
  for (const ship of ships) {
    const { type, damaged, id, cargo: _, ...rest } = ship.unit
    const name = JSON.stringify([ship.at, type, damaged, ship.fields, kindOf(ship.unit), id === undefined ? rest : bound(id)])
    getOrCreate(known, name, () => []).push(ship)
  }
  return [...known.values()].map((alike) => {
    const [{ at, unit, fields }] = alike as [MinedShip]
    const single = unit.id !== undefined
    return {
      at,
      ships: alike,
      single,
      counts: single || has(unit, 'bombards') || left.some(({ type }) => type !== 'offload'),
      fights: single ? '' : `${at} ${has(unit, 'submerges')}`,
      whole: alike.map((ship) => afterMines(ship, false)),
      hurt: alike.map((ship) => afterMines(ship, true)),
      ends: passageOutcomes(alike.length, needs / 6, fields.length, has(unit, 'two-hits') && !unit.damaged),
    }
  })
}

/** All joint outcomes. */
export const everyPassage = (squadrons: readonly Squadron[]): Survivors[] =>
  squadrons.reduce<Survivors[]>(
    (all, { ends }) =>
      all.flatMap(({ chance, passed }) => ends.map((each) => ({ chance: chance * each.chance, passed: [...passed, each] }))),
    [{ chance: 1, passed: [] }],
  )

/** Surviving ships; identical ones as one stack. */
function survivingShips({ single, whole: fresh, hurt: damaged }: Squadron, { whole, hurt }: Passed): BoardStack[] {
  if (single) return [...fresh.slice(0, whole), ...damaged.slice(whole, whole + hurt)]
  const so = (stack: BoardStack | undefined, n: number): BoardStack[] => (stack && n > 0 ? [{ ...stack, count: n }] : [])
  return [...so(fresh[0], whole), ...so(damaged[0], hurt)]
}

/** Survivors in every zone of these squadrons. */
export function zonesAfter(state: GameState, squadrons: readonly Squadron[], { passed }: Survivors): Zones {
  const zones = new Map<SpaceId, { left: BoardStack[]; hit: boolean }>()
  for (const [n, squadron] of squadrons.entries()) {
    const { at, ships } = squadron
    const each = passed[n] as Passed
    const zone = getOrCreate(zones, at, () => ({ left: shipsNotPassing(state, at, squadrons), hit: false }))
    zone.left.push(...survivingShips(squadron, each))
    zone.hit ||= each.whole < ships.length
  }
  return zones
}

/** Stacks in the zone that pass no mines. */
function shipsNotPassing(state: GameState, zone: SpaceId, squadrons: readonly Squadron[]): BoardStack[] {
  const due = squadrons.flatMap(({ at, ships }) => (at === zone ? ships : []))
  return (state.war.units[zone] ?? []).filter(
    ({ power, entered }) =>
      entered === undefined || due.every(({ unit }) => unit.power !== power || `${unit.entered}` !== `${entered}`),
  )
}

/** The ship after passing its fields. */
function afterMines({ unit, fields }: MinedShip, damaged: boolean): BoardStack {
  const { entered = [], rolled = [], ...rest } = unit
  const more = entered.filter((zone) => !fields.includes(zone))
  return {
    ...rest,
    ...(damaged ? { damaged: true as const } : {}),
    ...(more.length > 0 ? { entered: more } : {}),
    rolled: [...rolled, ...fields],
  }
}

/** Units lost, cargo included. */
export function lostShips(squadrons: readonly Squadron[], { passed }: Survivors): Counts {
  const lost: Counts = {}
  for (const [n, { ships }] of squadrons.entries())
    for (const { unit } of ships.slice(leftOf(passed, n))) addUnits(addUnits(lost, { [unit.type]: 1 }), cargoOf(unit))
  return lost
}

/** Number that pass undamaged and damaged. */
export type Passed = { chance: number; whole: number; hurt: number }

/** Chances that a ship passes its fields undamaged or damaged; fields are independent (STD-MIN-06). */
export const passageChances = (p: number, fields: number, twoHits: boolean): { whole: number; hurt: number } => ({
  whole: (1 - p) ** fields,
  hurt: twoHits ? fields * p * (1 - p) ** (fields - 1) : 0,
})

/** Outcomes of several ships; the first is that nothing happens. */
export function passageOutcomes(ships: number, p: number, fields: number, twoHits: boolean): Passed[] {
  const { whole, hurt } = passageChances(p, fields, twoHits)
  let all: Passed[] = [{ chance: 1, whole: 0, hurt: 0 }]
  for (let n = 0; n < ships; n++) {
    const next = new Map<number, Passed>()
    const add = (each: Passed): void => {
      const name = each.whole * 1000 + each.hurt
      const known = next.get(name)
      if (known) known.chance += each.chance
      else if (each.chance > 1e-15) next.set(name, each)
    }
    for (const before of all) {
      add({ ...before, chance: before.chance * whole, whole: before.whole + 1 })
      add({ ...before, chance: before.chance * hurt, hurt: before.hurt + 1 })
      add({ ...before, chance: before.chance * (1 - whole - hurt) })
    }
    all = [...next.values()]
  }
  return all
}
