/** This turn's orders as arrows, built from events, so that the map shows what the engine did. */
import { content } from '../../content/index.ts'
import {
  battles,
  type Counts,
  type EventOf,
  type GameEvent,
  type GameState,
  type PowerId,
  reach,
  type SpaceId,
  sideOf,
  spacesOf,
  turn,
  type UnitType,
} from '../../engine/index.ts'
import type { Selection } from '../../planning/selection.ts'
import type { Entry } from '../../save/replay.ts'
import type { Arrow, Struck, TargetClass } from './board-view.ts'
import { risingIn } from './features.ts'

export type { Arrow }

const FIGHTS: ReadonlySet<TargetClass> = new Set(['attack', 'contested', 'minor', 'neutral'])

function sum(a: Counts, b: Counts): Counts {
  const total: Counts = { ...a }
  for (const [type, count] of Object.entries(b) as [UnitType, number][]) total[type] = (total[type] ?? 0) + count
  return total
}

/** Whole and damaged units, transports included. */
function shipsAndAll({ units, damaged, transports }: EventOf<'units-moved'>): Counts {
  const all = sum(units, damaged)
  return transports.length > 0 ? sum(all, { transport: transports.length }) : all
}

function arrowOf(event: GameEvent, fighting: ReadonlySet<SpaceId>): Arrow | null {
  switch (event.type) {
    case 'units-moved': {
      const { power, from, to } = event
      const units = shipsAndAll(event)
      // Ships on a strategic move are out of every battle (ADV-06-19, ADV-07-02).
      const kind =
        event.by === 'air' ? 'flight' : fighting.has(to) && !event.strategic ? 'attack' : event.by === 'sea' ? 'sail' : 'move'
      return { from, via: event.path.slice(0, -1), to, units, kind, planned: false, power }
    }
    case 'units-loaded':
      return { from: event.from, to: event.zone, units: event.units, kind: 'move', planned: false, power: event.power }
    case 'units-landed':
    case 'landing-declared':
      return { from: event.zone, to: event.to, units: event.units, kind: 'landing', planned: false, power: event.power }
    default:
      return null
  }
}

/** Units that retreated at sea (TOU-RET-01), and fighters that flew off alone (INF-UNIT-07). */
function retreatOf(event: GameEvent): Arrow[] {
  if (event.type !== 'ships-retreated' && event.type !== 'fighters-retreated') return []
  const { from, to, units, power } = event
  return [{ from, to, units, kind: event.type === 'ships-retreated' ? 'sail' : 'flight', planned: false, power }]
}

/** Spaces with units of both sides at the end: arrows into them lead into battle. */
function fightingAfter(entries: readonly Entry[]): ReadonlySet<SpaceId> {
  const state = entries.at(-1)?.after
  if (!state) return new Set()
  const mixed = Object.entries(state.war.units).filter(([, stacks]) => {
    const sides = new Set(stacks.map((stack) => (stack.power === 'neutral' ? 'neutral' : sideOf(stack.power))))
    return sides.size > 1
  })
  return new Set(mixed.map(([space]) => space))
}

const keyOf = ({ kind, from, via, to, power }: Arrow): string => `${kind} ${power} ${from} ${via?.join() ?? ''} ${to}`

const alike = (a: Counts, b: Counts): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((type) => a[type as UnitType] === b[type as UnitType])

/**
 * One arrow for each way. `resisted`: land whose army has not risen yet. Arrows equal to one in `before` are the same object, so
 * that they are not laid out again.
 */
export function ordersAsArrows(
  entries: readonly Entry[],
  before: readonly Arrow[] = [],
  resisted: readonly SpaceId[] = [],
): Arrow[] {
  const fighting = new Set([...fightingAfter(entries), ...resisted])
  const arrows = new Map<string, Arrow>()
  for (const entry of entries) {
    for (const event of entry.events) {
      const arrow = arrowOf(event, fighting)
      if (!arrow) continue
      const key = keyOf(arrow)
      const known = arrows.get(key)
      arrows.set(key, known ? { ...known, units: sum(known.units, arrow.units) } : arrow)
    }
  }
  const known = new Map(before.map((arrow) => [keyOf(arrow), arrow]))
  return [...arrows].map(([key, arrow]) => {
    const old = known.get(key)
    return old && !old.faint && alike(old.units, arrow.units) ? old : arrow
  })
}

/** Entries behind an arrow. */
export function entriesOf(arrow: Arrow, entries: readonly Entry[]): number[] {
  const fighting = fightingAfter(entries)
  const key = keyOf(arrow)
  return entries.flatMap(({ events }, i) => {
    const made = events.flatMap((event) => arrowOf(event, fighting) ?? [])
    return made.some((each) => keyOf(each) === key) ? [i] : []
  })
}

/** In combat: orders whose battle is pending, at their goal or in the zone of a landing. */
export function waitingArrows(entries: readonly Entry[], state: GameState): Arrow[] {
  const open = new Set(battles(state).flatMap(({ space, resolved }) => (resolved ? [] : [space])))
  const waits = ({ kind, from, to }: Arrow) => open.has(to) || (kind === 'landing' && open.has(from))
  return ordersAsArrows(entries)
    .filter(waits)
    .map((arrow) => ({ ...arrow, faint: true }))
}

/** Retreats of this turn in order. */
export function retreatArrows(entries: readonly Entry[], before: readonly Arrow[] = []): Arrow[] {
  const known = new Map(before.map((arrow) => [keyOf(arrow), arrow]))
  return entries.flatMap(({ events }) => events.flatMap(retreatOf)).map((arrow) => known.get(keyOf(arrow)) ?? arrow)
}

/** Land where a minor power's army will rise against the units that entered. */
const resistedIn = (state: GameState): SpaceId[] =>
  Object.entries(risingIn(state)).flatMap(([space, { hostile }]) => (hostile ? [space] : []))

/** The arrows of a turn by phase; `entries`: those of this turn. Unchanged arrows stay the same objects. */
export function arrowsOfPicture(): (entries: readonly Entry[], state: GameState) => Arrow[] {
  let shown: Arrow[] = []
  return (entries, state) => {
    const { phase } = turn(state)
    shown =
      phase === 'move'
        ? ordersAsArrows(entries, shown, resistedIn(state))
        : phase === 'combat'
          ? [...waitingArrows(entries, state), ...retreatArrows(entries, shown)]
          : []
    return shown
  }
}

/** Hits of an event by the space where they are shown: battles in theirs, mines in their zone, raids in the convoy's. */
function hitsOf(event: GameEvent): readonly [SpaceId, number] | null {
  switch (event.type) {
    case 'fired':
    case 'submarines-pursued':
    case 'convoy-escorted':
      return [event.space, event.hits]
    case 'mine-rolled':
      return [event.zone, event.result === 'safe' ? 0 : 1]
    case 'infantry-gassed':
      return [event.space, event.count]
    case 'convoy-raided':
      return [event.space, event.dice.reduce((sum, die) => sum + die.damage, 0)]
    case 'fleet-hit':
      return [event.zone, shipsIn(event.units) + shipsIn(event.damaged)]
    default:
      return null
  }
}
const shipsIn = (units: Counts): number => Object.values(units).reduce((sum: number, count) => sum + (count ?? 0), 0)

/** Countries that were won over, rose, surrendered or left the war. */
function turnedIn(event: GameEvent): SpaceId[] {
  switch (event.type) {
    case 'country-won':
      return [event.country]
    case 'revolt-broke-out':
      return [event.territory]
    case 'power-surrendered':
    case 'revolution-broke-out':
      return content.powers.flatMap(({ id, capital }) => (id === event.power ? [capital] : []))
    case 'minor-leaned':
      return [event.minor]
    default:
      return []
  }
}

/** Brief effects of the last action: hits by space, and countries that changed. */
export function struckBy(log: readonly Entry[]): Struck {
  const hits: Record<SpaceId, number> = {}
  const events = log.at(-1)?.events ?? []
  for (const event of events) {
    const [space, count] = hitsOf(event) ?? ['', 0]
    if (count > 0) hits[space] = (hits[space] ?? 0) + count
  }
  const turned = events.flatMap(turnedIn)
  return { at: log.length, hits, ...(turned.length > 0 ? { turned } : {}) }
}

const zones: ReadonlySet<SpaceId> = new Set(content.everySpace.filter((space) => space.kind === 'sea').map((space) => space.id))

/** Spaces passed by a march of several steps; none for ships and landings. */
export function marchedThrough(state: GameState, selection: Selection, to: SpaceId): SpaceId[] {
  const { space: from, units } = selection
  const borders = spacesOf(state).find((space) => space.id === from)?.adjacent
  if (zones.has(from) || zones.has(to) || borders?.includes(to)) return []
  return (
    reach(state, { from, units })
      .find((target) => target.space === to)
      ?.path.slice(0, -1) ?? []
  )
}

/** One leg of an order being drawn. */
export type Leg = { goers: Selection; to: SpaceId; class: TargetClass; via: readonly SpaceId[] }

export function plannedArrow(
  selection: Selection,
  to: SpaceId,
  target: TargetClass,
  power?: PowerId,
  via: readonly SpaceId[] = [],
): Arrow {
  const ships: Counts = selection.transports.length > 0 ? { transport: selection.transports.length } : {}
  const units = sum(sum(selection.units, selection.damaged ?? {}), ships)
  const flying = Object.entries(units).every(([type, count]) => !count || type === 'fighter')
  const kind = target === 'land' ? 'landing' : flying ? 'flight' : FIGHTS.has(target) ? 'attack' : zones.has(to) ? 'sail' : 'move'
  const way = via.length > 0 ? { via: [...via] } : {}
  return { from: selection.space, ...way, to, units, kind, planned: true, ...(power ? { power } : {}) }
}
