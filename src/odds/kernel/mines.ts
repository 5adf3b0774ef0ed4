import {
  type Counts,
  type GameState,
  goPastMines,
  minesToPass,
  type PastMines,
  type SpaceId,
  unitTypesOf,
} from '../../engine/index.ts'
import { isAshore, lands, ordersGiven, type UnderWay } from '../script.ts'
import { kept } from './kept.ts'
import { addMore, addOutlook, type Outlook } from './outlook.ts'
import { type Fleeted, zoneToFight } from './read.ts'
import { type BoardStack, cargoOf, kindsOf } from './ships.ts'

/** Ships to which mines do alike. `single`: each is told from the others, as transports are. */
type Squadron = {
  at: SpaceId
  ships: readonly PastMines[]
  single: boolean
  /** How many are left is asked ashore: of transports, of ships that bombard, and of all where ships are still to be sent elsewhere. */
  counts: boolean
  /** Where they fight, and whether as boats do; empty of those that do not. */
  fights: string
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
export type AfterMines = (way: UnderWay, fleets?: Fleeted | null) => Outlook | null

/** A position in which ships are about to pass mines: all that comes of it. */
export function outlookPastMines(way: UnderWay, space: SpaceId, all: Outlook, after: AfterMines): Outlook | null {
  const { state } = way
  const mines = minesToPass(state)
  if (!mines) return null
  const squadrons = squadronsOf(way, mines.ships, mines.needs)
  const past = (zones: Zones): UnderWay => ordersGiven({ ...way, state: goPastMines(state, zones, space).state }, space)
  all.fought = false
  const add = ({ state: now }: UnderWay, then: Outlook | null, lost: readonly Lost[]): boolean => {
    if (!then) return false
    const ashore = isAshore(now, space) && !isAshore(state, space) ? 1 : 0
    const afloat = now.flow.phase === 'combat' && lands(now, space) ? 1 : 0
    for (const { chance, units } of lost) {
      addOutlook(all, then, chance, { attacker: units, defender: {} })
      all.afloat += chance * (afloat + then.afloat)
      all.through += chance * then.through
      all.ashore += chance * (ashore + then.ashore)
    }
    all.fought ||= then.fought
    return true
  }
  // Whether there is a battle at sea asks who could fight it and whether anybody would land, not how many.
  const whose = ({ passed }: Passage): string =>
    [...new Set(squadrons.flatMap(({ at, single }, k) => (leftOf(passed, k) === 0 ? [] : single ? k : at)))].join()
  // A shore asks who lands, how many bombard (STD-ASL-08), what else fights there (STD-AMP-08), and where a mine has hit (STD-AMP-12).
  const asked = ({ passed }: Passage): string => {
    const left = squadrons.map(({ counts }, k) => (counts ? leftOf(passed, k) : 0))
    const there = squadrons.map(({ fights }, k) => (leftOf(passed, k) > 0 ? fights : ''))
    const hit = squadrons.map(({ at, ships }, k) => ((passed[k] as Passed).whole < ships.length ? at : ''))
    return [...left, ...new Set(there), '', ...new Set(hit)].join()
  }
  for (const alike of grouped(passages(squadrons), whose)) {
    const first = zonesAfter(state, squadrons, alike[0] as Passage)
    const now = past(first)
    const zone = zoneToFight(now.state, space)
    const fleets = isWhole(now.state, first) ? fleetsOf(state, squadrons, alike, zone) : null
    if (fleets) {
      const chance = chanceOf(fleets.left)
      const left = fleets.left.map((each) => ({ ...each, chance: each.chance / chance }))
      if (!add(now, after(now, { ...fleets, left }), [{ chance, units: {} }])) return null
      continue
    }
    for (const same of grouped(alike, asked)) {
      const zones = zonesAfter(state, squadrons, same[0] as Passage)
      const then = past(zones)
      // A battle at sea asks of every ship whether it is damaged; a shore does not.
      if (zone === null) {
        if (!add(then, after(then), lostIn(squadrons, same))) return null
        continue
      }
      const whole = isWhole(then.state, zones)
      for (const each of same) {
        const left = zonesAfter(state, squadrons, each)
        const one = whole ? { ...then, state: withShips(then.state, left) } : past(left)
        if (!add(one, after(one), lostIn(squadrons, [each]))) return null
      }
    }
  }
  return all
}

/** What is lost to mines, and how likely. */
type Lost = { chance: number; units: Counts }

/** What these passages cost: those that leave as many ships of each squadron cost the same. */
const lostIn = (squadrons: readonly Squadron[], all: readonly Passage[]): Lost[] =>
  grouped(all, ({ passed }) => passed.map((_, k) => leftOf(passed, k)).join()).map((same) => ({
    chance: chanceOf(same),
    units: lostBy(squadrons, same[0] as Passage),
  }))

const chanceOf = (all: readonly { chance: number }[]): number => all.reduce((sum, { chance }) => sum + chance, 0)

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

function squadronsOf({ state, left }: UnderWay, ships: readonly PastMines[], needs: number): Squadron[] {
  const facts = new Map(unitTypesOf(state).map((unit) => [unit.id, unit]))
  const has = (unit: BoardStack, tag: 'two-hits' | 'bombards' | 'submerges'): boolean =>
    facts.get(unit.type)?.tags.has(tag) === true
  const kindOf = kindsOf(state)
  const open = [...left, ...state.flow.agenda]
  // What is still to be done with it, as an order or as what waits for these dice (STD-MIN-09).
  const bound = (id: number): unknown[] =>
    open.flatMap((each, n): unknown[] => {
      if ('transport' in each) return each.transport === id ? ['to' in each && each.to, each.units] : []
      return 'transports' in each && each.transports?.includes(id) ? [n] : []
    })
  const known = new Map<string, PastMines[]>()
  for (const ship of ships) {
    const { type, damaged, id, cargo: _, ...rest } = ship.unit
    const name = JSON.stringify([ship.at, type, damaged, ship.fields, kindOf(ship.unit), id === undefined ? rest : bound(id)])
    kept(known, name, () => []).push(ship)
  }
  return [...known.values()].map((alike) => {
    const [{ at, unit, fields }] = alike as [PastMines]
    const single = unit.id !== undefined
    return {
      at,
      ships: alike,
      single,
      counts: single || has(unit, 'bombards') || left.some(({ type }) => type !== 'offload'),
      fights: single ? '' : `${at} ${has(unit, 'submerges')}`,
      whole: alike.map((ship) => afterMines(ship, false)),
      hurt: alike.map((ship) => afterMines(ship, true)),
      ends: endsOf(alike.length, needs / 6, fields.length, has(unit, 'two-hits') && !unit.damaged),
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
    ({ power, entered }) =>
      entered === undefined || due.every(({ unit }) => unit.power !== power || `${unit.entered}` !== `${entered}`),
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
