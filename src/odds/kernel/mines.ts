import {
  type Counts,
  type GameState,
  goPastMines,
  minesToPass,
  type PastMines,
  type SpaceId,
  unitTypesOf,
} from '../../engine/index.ts'
import { added, addOutlook, type Outlook } from './outlook.ts'
import { type Fleeted, zoneToFight } from './read.ts'
import { type BoardStack, cargoOf, kindOf } from './ships.ts'

/** Ships to which mines do alike. */
type Squadron = {
  at: SpaceId
  ships: readonly PastMines[]
  needs: number
  twoHits: boolean
  /** Each of them once it has passed. */
  whole: readonly BoardStack[]
  hurt: readonly BoardStack[]
}

/** So many of them come through as they were, or damaged. */
type Passed = { chance: number; whole: number; hurt: number }

/** All of them come to something: what is left of each squadron. */
type Passage = { chance: number; passed: readonly Passed[] }

/** What comes of a position in which the mines are passed; of `fleets`, if what stands there may be any of several. Null where it is not known. */
export type AfterMines = (state: GameState, fleets?: Fleeted | null) => Outlook | null

/** Passages after which the same ships are left but for how many there are of a type: all that is asked on the way to battle is which. */
type Alike = { state: GameState; all: { chance: number; zones: Zones; lost: Counts }[]; whole: boolean }

/** A position in which ships are about to pass mines: all that comes of it. */
export function outlookPastMines(state: GameState, space: SpaceId, all: Outlook, after: AfterMines): Outlook | null {
  const mines = minesToPass(state)
  if (!mines) return null
  const squadrons = squadronsOf(state, mines.ships, mines.needs)
  for (const alike of groupsOf(state, squadrons, space)) {
    const { landings, ashore } = alike.state.turn
    const lands = landings.some(({ to }) => to === space) || ashore.some(({ to }) => to === space)
    const add = (then: Outlook | null, chance: number, lost: Counts): boolean => {
      if (!then) return false
      addOutlook(all, then, chance, { attacker: lost, defender: {} })
      all.afloat += chance * ((lands ? 1 : 0) + then.afloat)
      all.through += chance * then.through
      all.ashore += chance * then.ashore
      return true
    }
    const fleets = fleetsOf(state, alike, space)
    if (fleets) {
      const chance = alike.all.reduce((sum, each) => sum + each.chance, 0)
      const left = fleets.left.map((each) => ({ ...each, chance: each.chance / chance }))
      if (!add(after(alike.state, { ...fleets, left }), chance, {})) return null
      continue
    }
    for (const { chance, zones, lost } of alike.all)
      if (!add(after(alike.whole ? withShips(alike.state, zones) : alike.state), chance, lost)) return null
  }
  return all
}

type Zones = ReadonlyMap<SpaceId, { left: readonly BoardStack[]; hit: boolean }>

function groupsOf(state: GameState, squadrons: readonly Squadron[], space: SpaceId): Alike[] {
  const groups = new Map<string, Alike>()
  for (const [n, { chance, passed }] of passages(squadrons).entries()) {
    const zones = zonesAfter(state, squadrons, passed)
    // Of transports which are left, of others whether any is; and where a mine hit.
    const name = squadrons
      .map(({ ships, at }, k) => {
        const { whole, hurt } = passed[k] as Passed
        const left = whole + hurt
        return `${ships[0]?.unit.id === undefined ? left > 0 : left} ${zones.get(at)?.hit}`
      })
      .join()
    const each = { chance, zones, lost: lostBy(squadrons, passed) }
    const known = groups.get(name)
    if (known) known.all.push(each)
    else {
      const now = goPastMines(state, zones, space).state
      // What has moved on the way is not put back.
      const whole = now.flow.pending === null && [...zones].every(([zone, { left }]) => isThere(now.war.units[zone] ?? [], left))
      groups.set(whole ? name : `${n}`, { state: now, all: [each], whole })
    }
  }
  return [...groups.values()]
}

/** Where a battle at sea comes next for the zone in which they all were, it is fought for all of them at once. */
function fleetsOf(state: GameState, { state: now, all, whole }: Alike, space: SpaceId): Fleeted | null {
  const [zone, ...more] = all[0]?.zones.keys() ?? []
  if (!whole || zone === undefined || more.length > 0 || zoneToFight(now, space) !== zone) return null
  const own = (stacks: readonly BoardStack[]): BoardStack[] => stacks.filter(({ power }) => power === state.flow.power)
  const left = all.map(({ chance, zones }) => ({ chance, ships: own(zones.get(zone)?.left ?? []) }))
  return { first: own(state.war.units[zone] ?? []), left }
}

/** With these ships in their zones. */
function withShips(state: GameState, zones: Zones): GameState {
  const units = { ...state.war.units }
  for (const [zone, { left }] of zones) if (left.length > 0) units[zone] = mergedIn(left)
  return { ...state, war: { ...state.war, units } }
}

const count = (stacks: readonly BoardStack[]): number => stacks.reduce((n, stack) => n + stack.count, 0)
/** As many ships, and each with what it carried. */
const isThere = (a: readonly BoardStack[], b: readonly BoardStack[]): boolean =>
  count(a) === count(b) &&
  b.every(({ id, cargo }) => id === undefined || a.some((stack) => stack.id === id && stack.cargo === cargo))

/** Ships of one sort as one stack. */
function mergedIn(ships: readonly BoardStack[]): BoardStack[] {
  const all: BoardStack[] = []
  for (const ship of ships) {
    const known =
      ship.id === undefined && all.findIndex((s) => s.power === ship.power && s.type === ship.type && s.damaged === ship.damaged)
    if (known === false || known < 0) all.push(ship)
    else all[known] = { ...(all[known] as BoardStack), count: (all[known] as BoardStack).count + ship.count }
  }
  return all
}

function squadronsOf(state: GameState, ships: readonly PastMines[], needs: number): Squadron[] {
  const big = new Set(unitTypesOf(state).flatMap(({ id, tags }) => (tags.has('two-hits') ? [id] : [])))
  const kinds: string[] = []
  const known = new Map<string, PastMines[]>()
  for (const ship of ships) {
    const { type, damaged, id, cargo: _, ...rest } = ship.unit
    const name = JSON.stringify([ship.at, type, damaged, ship.fields.length, kindOf(state, ship.unit, kinds), id ? 0 : rest])
    known.set(name, [...(known.get(name) ?? []), ship])
  }
  return [...known.values()].map((alike) => {
    const [{ at, unit }] = alike as [PastMines]
    return {
      at,
      ships: alike,
      needs,
      twoHits: big.has(unit.type) && !unit.damaged,
      whole: alike.map((ship) => afterMines(ship, false)),
      hurt: alike.map((ship) => afterMines(ship, true)),
    }
  })
}

/** What a squadron may come to: of so many ships each comes through by itself (STD-MIN-06). */
function passedBy({ ships, needs, twoHits }: Squadron): Passed[] {
  const [{ fields }] = ships as [PastMines]
  const p = needs / 6
  const whole = (1 - p) ** fields.length
  const hurt = twoHits ? fields.length * p * (1 - p) ** (fields.length - 1) : 0
  let all: Passed[] = [{ chance: 1, whole: 0, hurt: 0 }]
  for (const _ of ships) {
    const next = new Map<number, Passed>()
    const add = (each: Passed): void => {
      const name = each.whole * 1000 + each.hurt
      const known = next.get(name)
      if (known) known.chance += each.chance
      else if (each.chance > 0) next.set(name, each)
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
    (all, squadron) => {
      const own = passedBy(squadron)
      return all.flatMap(({ chance, passed }) => own.map((each) => ({ chance: chance * each.chance, passed: [...passed, each] })))
    },
    [{ chance: 1, passed: [] }],
  )

/** What is left in every zone in which ships of these squadrons stand, and whether a mine hit any of them. */
function zonesAfter(state: GameState, squadrons: readonly Squadron[], passed: readonly Passed[]) {
  const zones = new Map<SpaceId, { left: BoardStack[]; hit: boolean }>()
  for (const [n, squadron] of squadrons.entries()) {
    const { at, ships } = squadron
    const { whole, hurt } = passed[n] as Passed
    let zone = zones.get(at)
    if (!zone) {
      zone = { left: untouched(state, at, squadrons), hit: false }
      zones.set(at, zone)
    }
    zone.left.push(...squadron.whole.slice(0, whole), ...squadron.hurt.slice(whole, whole + hurt))
    zone.hit ||= whole < ships.length
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

function lostBy(squadrons: readonly Squadron[], passed: readonly Passed[]): Counts {
  let lost: Counts = {}
  for (const [n, { ships }] of squadrons.entries()) {
    const { whole, hurt } = passed[n] as Passed
    for (const { unit } of ships.slice(whole + hurt)) lost = added(added(lost, { [unit.type]: 1 }), cargoOf(unit))
  }
  return lost
}
