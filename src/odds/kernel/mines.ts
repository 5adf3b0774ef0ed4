import {
  type Counts,
  type GameState,
  goPastMines,
  minesToPass,
  type PastMines,
  type SpaceId,
  unitTypesOf,
} from '../../engine/index.ts'
import { isIdle } from '../script.ts'
import { kept } from './kept.ts'
import { addMore, addOutlook, type Outlook, stayedAboard } from './outlook.ts'
import { type Fleeted, zoneToFight } from './read.ts'
import { type BoardStack, cargoOf, kindsOf } from './ships.ts'

/** Ships to which mines do alike. `single`: each is told from the others, as transports are. */
type Squadron = {
  at: SpaceId
  ships: readonly PastMines[]
  single: boolean
  /** Each of them once it has passed. */
  whole: readonly BoardStack[]
  hurt: readonly BoardStack[]
  ends: readonly Passed[]
}

/** So many of them come through as they were, or damaged. */
type Passed = { chance: number; whole: number; hurt: number }

/** All of them come to something: what is left of each squadron. */
type Passage = { chance: number; passed: readonly Passed[] }

/** What comes of a position in which the mines are passed; of `fleets`, if what stands there may be any of several. Null where it is not known. */
export type AfterMines = (state: GameState, fleets?: Fleeted | null) => Outlook | null

/** A position in which ships are about to pass mines: all that comes of it. */
export function outlookPastMines(state: GameState, space: SpaceId, all: Outlook, after: AfterMines): Outlook | null {
  const mines = minesToPass(state)
  if (!mines) return null
  const squadrons = squadronsOf(state, mines.ships, mines.needs)
  const add = ({ turn }: GameState, then: Outlook | null, chance: number, lost: Counts): boolean => {
    if (!then) return false
    const lands = turn.landings.some(({ to }) => to === space) || turn.ashore.some(({ to }) => to === space)
    addOutlook(all, then, chance, { attacker: lost, defender: {} })
    all.afloat += chance * ((lands ? 1 : 0) + then.afloat)
    all.through += chance * then.through
    all.ashore += chance * then.ashore
    return true
  }
  // Whether there is a battle at sea asks who could fight it and whether anybody would land, not how many.
  const whose = ({ passed }: Passage): string =>
    [...new Set(squadrons.flatMap(({ at, single }, k) => (leftOf(passed, k) === 0 ? [] : single ? k : at)))].join()
  for (const alike of grouped(passages(squadrons), whose)) {
    const first = zonesAfter(state, squadrons, alike[0] as Passage)
    const now = goPastMines(state, first, space).state
    if (isIdle(now, space)) {
      for (const each of alike) stayedAboard(all, lostBy(squadrons, each), each.chance)
      continue
    }
    const fleets = isWhole(now, first) ? fleetsOf(state, squadrons, alike, zoneToFight(now, space)) : null
    if (fleets) {
      const chance = fleets.left.reduce((sum, each) => sum + each.chance, 0)
      const left = fleets.left.map((each) => ({ ...each, chance: each.chance / chance }))
      if (!add(now, after(now, { ...fleets, left }), chance, {})) return null
    } else if (
      !oneByOne(state, space, squadrons, alike, (then, each) => add(then, after(then), each.chance, lostBy(squadrons, each)))
    )
      return null
  }
  return all
}

/** Passages after which the same ships are left but for how many there are of a type: all that is asked on the way to battle is which. */
function oneByOne(
  state: GameState,
  space: SpaceId,
  squadrons: readonly Squadron[],
  all: readonly Passage[],
  add: (then: GameState, each: Passage) => boolean,
): boolean {
  const exactly = ({ passed }: Passage): string =>
    squadrons
      .map(({ ships, single }, k) => {
        const left = leftOf(passed, k)
        return `${single ? left : left > 0} ${(passed[k] as Passed).whole < ships.length}`
      })
      .join()
  return grouped(all, exactly).every((same) => {
    const first = zonesAfter(state, squadrons, same[0] as Passage)
    const now = goPastMines(state, first, space).state
    const whole = isWhole(now, first)
    return same.every((each, n) => {
      if (n === 0 && !whole) return add(now, each)
      const zones = zonesAfter(state, squadrons, each)
      return add(whole ? withShips(now, zones) : goPastMines(state, zones, space).state, each)
    })
  })
}

type Zones = ReadonlyMap<SpaceId, { left: readonly BoardStack[]; hit: boolean }>

const leftOf = (passed: readonly Passed[], k: number): number => {
  const { whole, hurt } = passed[k] as Passed
  return whole + hurt
}

function grouped(all: readonly Passage[], nameOf: (each: Passage) => string): Passage[][] {
  const groups = new Map<string, Passage[]>()
  for (const each of all) kept(groups, nameOf(each), () => []).push(each)
  return [...groups.values()]
}

/** Where a battle at sea comes next for the zone in which they all were, it is fought for all of them at once. */
function fleetsOf(
  state: GameState,
  squadrons: readonly Squadron[],
  all: readonly Passage[],
  zone: SpaceId | null,
): Fleeted | null {
  if (zone === null || squadrons.some(({ at }) => at !== zone)) return null
  const own = (stacks: readonly BoardStack[]): BoardStack[] => stacks.filter(({ power }) => power === state.flow.power)
  const others = own(untouched(state, zone, squadrons))
  const left = all.map(({ chance, passed }) => ({
    chance,
    ships: [...others, ...squadrons.flatMap((squadron, k) => comeThrough(squadron, passed[k] as Passed))],
  }))
  return { first: own(state.war.units[zone] ?? []), left }
}

/** With these ships in their zones. */
function withShips(state: GameState, zones: Zones): GameState {
  const units = { ...state.war.units }
  for (const [zone, { left }] of zones) if (left.length > 0) units[zone] = [...left]
  return { ...state, war: { ...state.war, units } }
}

const count = (stacks: readonly BoardStack[]): number => stacks.reduce((n, stack) => n + stack.count, 0)
/** Nothing is asked, and of what came through nothing has moved on: as many ships, and each with what it carried. */
const isWhole = ({ flow, war }: GameState, zones: Zones): boolean =>
  flow.pending === null &&
  [...zones].every(([zone, { left }]) => {
    const there = war.units[zone] ?? []
    return (
      count(there) === count(left) &&
      left.every(({ id, cargo }) => id === undefined || there.some((stack) => stack.id === id && stack.cargo === cargo))
    )
  })

function squadronsOf(state: GameState, ships: readonly PastMines[], needs: number): Squadron[] {
  const big = new Set(unitTypesOf(state).flatMap(({ id, tags }) => (tags.has('two-hits') ? [id] : [])))
  const kindOf = kindsOf(state)
  const known = new Map<string, PastMines[]>()
  for (const ship of ships) {
    const { type, damaged, id, cargo: _, ...rest } = ship.unit
    const name = JSON.stringify([ship.at, type, damaged, ship.fields.length, kindOf(ship.unit), id ? 0 : rest])
    kept(known, name, () => []).push(ship)
  }
  return [...known.values()].map((alike) => {
    const [{ at, unit, fields }] = alike as [PastMines]
    const twoHits = big.has(unit.type) && !unit.damaged
    return {
      at,
      ships: alike,
      single: unit.id !== undefined,
      whole: alike.map((ship) => afterMines(ship, false)),
      hurt: alike.map((ship) => afterMines(ship, true)),
      ends: endsOf(alike.length, needs / 6, fields.length, twoHits),
    }
  })
}

/** How likely a ship comes through its fields whole, or damaged, where the first hit only damages it: each throws by itself (STD-MIN-06). */
export const pastFields = (p: number, fields: number, twoHits: boolean): { whole: number; hurt: number } => ({
  whole: (1 - p) ** fields,
  hurt: twoHits ? fields * p * (1 - p) ** (fields - 1) : 0,
})

/** What so many ships may come to, one after the other; first that nothing happens. */
function endsOf(ships: number, p: number, fields: number, twoHits: boolean): Passed[] {
  const { whole, hurt } = pastFields(p, fields, twoHits)
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

const passages = (squadrons: readonly Squadron[]): Passage[] =>
  squadrons.reduce<Passage[]>(
    (all, { ends }) =>
      all.flatMap(({ chance, passed }) => ends.map((each) => ({ chance: chance * each.chance, passed: [...passed, each] }))),
    [{ chance: 1, passed: [] }],
  )

/** What comes through of a squadron: ships that nothing tells apart as one stack. */
function comeThrough({ single, whole: fresh, hurt: damaged }: Squadron, { whole, hurt }: Passed): BoardStack[] {
  if (single) return [...fresh.slice(0, whole), ...damaged.slice(whole, whole + hurt)]
  const so = (stack: BoardStack | undefined, n: number): BoardStack[] => (stack && n > 0 ? [{ ...stack, count: n }] : [])
  return [...so(fresh[0], whole), ...so(damaged[0], hurt)]
}

/** What is left in every zone in which ships of these squadrons stand, and whether a mine hit any of them. */
function zonesAfter(state: GameState, squadrons: readonly Squadron[], { passed }: Passage): Zones {
  const zones = new Map<SpaceId, { left: BoardStack[]; hit: boolean }>()
  for (const [n, squadron] of squadrons.entries()) {
    const { at, ships } = squadron
    const each = passed[n] as Passed
    const zone = kept(zones, at, () => ({ left: untouched(state, at, squadrons), hit: false }))
    zone.left.push(...comeThrough(squadron, each))
    zone.hit ||= each.whole < ships.length
  }
  return zones
}

/** What stands there without having to pass anything. */
function untouched(state: GameState, zone: SpaceId, squadrons: readonly Squadron[]): BoardStack[] {
  const due = squadrons.flatMap(({ at, ships }) => (at === zone ? ships : []))
  return (state.war.units[zone] ?? []).filter(
    ({ power, entered }) => entered === undefined || due.every(({ unit }) => unit.power !== power),
  )
}

/** The ship once it has passed its fields. */
function afterMines({ unit, fields }: PastMines, damaged: boolean): BoardStack {
  const { entered = [], rolled = [], ...rest } = unit
  const more = entered.filter((zone) => !fields.includes(zone))
  return {
    ...rest,
    ...(damaged ? { damaged: true as const } : {}),
    ...(more.length > 0 ? { entered: more } : {}),
    rolled: [...rolled, ...fields],
  }
}

function lostBy(squadrons: readonly Squadron[], { passed }: Passage): Counts {
  const lost: Counts = {}
  for (const [n, { ships }] of squadrons.entries())
    for (const { unit } of ships.slice(leftOf(passed, n))) addMore(addMore(lost, { [unit.type]: 1 }), cargoOf(unit))
  return lost
}
