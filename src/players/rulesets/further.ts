/** The one zone that ships may go beyond their ordinary move, after all others have sailed: from quiet waters to quiet waters. */
import {
  atWar,
  type Counts,
  type GameState,
  type PowerId,
  reach,
  type SpaceId,
  statusOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import { raidedBy } from '../ships/fleet.ts'
import { type Pull, pullOf } from '../ships/pull.ts'
import { partyOf, waitingIn } from '../ships/troops.ts'
import { type Transport, type Waters, watersOf } from '../ships/waters.ts'
import type { Advice } from '../types.ts'
import type { OwnRules } from './own.ts'

/** IPCs of a unit where it is wanted most, and of a raid; what the way ahead promises counts for so much of it. */
const UNIT = 3
const RAID = 1.5
const LATER = 0.85
/** What less than this brings is left; of troops that wait on a shore no more are counted. */
const LEAST = 0.2
const CROWD = 6

type Sea = { state: GameState; power: PowerId; waters: Waters; pull: Pull }

/** The coast beside a zone where troops are wanted most among those that are quiet: only there they land after such a move (ADV-07-11). */
function shoreAt({ state, power, waters, pull }: Sea, zone: SpaceId): { to: SpaceId | null; pull: number } {
  let best: { to: SpaceId | null; pull: number } = { to: null, pull: 0 }
  for (const to of waters.coasts(zone)) {
    const here = statusOf(state, to, power) === 'friendly' ? (pull.land.get(to) ?? 0) : 0
    if (here > best.pull) best = { to, pull: here }
  }
  return best
}

/** Those who wait beside a zone and are wanted elsewhere, by the land where most do. */
function crowdAt({ state, power, waters, pull }: Sea, zone: SpaceId): { from: SpaceId; waits: Counts; worth: number } | null {
  const ahead = pull.sea.get(zone) ?? 0
  const [most] = waters
    .coasts(zone)
    .map((from) => {
      const waits = waitingIn(state, power, from)
      return { from, waits, worth: Math.max(0, ahead - (pull.land.get(from) ?? 0)) * Math.min(CROWD, total(waits)) }
    })
    .sort((a, b) => b.worth - a.worth)
  return most && most.worth > 0 ? most : null
}

const costOf = ({ state }: Sea, type: 'transport' | 'submarine'): number => tableOf(state).units[type].cost

/** One transport: on with what is aboard, or to where an army waits. */
function transport(sea: Sea, { id, zone, cargo }: Transport): Advice[] {
  const { state, power, waters, pull } = sea
  const aboard: Counts = {}
  for (const unit of cargo) if (unit.power === power) aboard[unit.type] = (aboard[unit.type] ?? 0) + 1
  const count = total(aboard)
  const stake = costOf(sea, 'transport') + UNIT * count
  const worth = (at: SpaceId): number => {
    const carried = count > 0 ? UNIT * count * Math.max(LATER * (pull.sea.get(at) ?? 0), shoreAt(sea, at).pull) : 0
    return carried + (count === 0 ? (crowdAt(sea, at)?.worth ?? 0) : 0) - stake * waters.risk(at)
  }
  const stay = worth(zone)
  const [best] = reach(state, { from: zone, transports: [id], strategic: true })
    .map(({ space, path }) => ({ space, path, gain: worth(space) - stay }))
    .sort((a, b) => b.gain - a.gain)
  if (!best || best.gain < LEAST) return []
  const { space, path, gain } = best
  const sails: Advice = {
    action: { type: 'move', from: zone, path, transports: [id], strategic: true },
    why: { kind: 'sails', ipc: gain, space },
  }
  const shore = shoreAt(sea, space)
  if (count > 0 && shore.to !== null && shore.pull >= LATER * (pull.sea.get(space) ?? 0))
    return [
      sails,
      {
        action: { type: 'offload', transport: id, to: shore.to, units: aboard },
        why: { kind: 'lands', ipc: gain, space: shore.to, units: count },
      },
    ]
  const crowd = count === 0 ? crowdAt(sea, space) : null
  const party = crowd ? partyOf(state, crowd.waits, tableOf(state).units.transport.capacity ?? 2) : {}
  if (!crowd || total(party) === 0) return [sails]
  return [
    sails,
    {
      action: { type: 'load', from: crowd.from, transport: id, units: party },
      why: { kind: 'ships', ipc: gain, space: crowd.from, goal: space, units: total(party) },
    },
  ]
}

/** Boats: towards the next zone in which they cost the enemy money; what meets them there is feared as far as it is stronger. */
function boats(sea: Sea, zone: SpaceId): Advice[] {
  const { state, power, waters } = sea
  const { units, distance } = tableOf(state)
  const raids = raidedBy(state, power)
  const count = unitsIn(state, zone).reduce(
    (n, s) => n + (s.power === power && units[s.type].tags.has('raider') && s.strategic !== true ? s.count : 0),
    0,
  )
  if (count === 0 || raids.size === 0) return []
  const away = (at: SpaceId): number => Math.min(...[...raids].map((raid) => distance(at, raid)))
  const worth = (at: SpaceId): number => count * ((RAID * LATER) / (1 + away(at)) - costOf(sea, 'submarine') * waters.risk(at))
  const stay = worth(zone)
  const [best] = reach(state, { from: zone, units: { submarine: count }, strategic: true })
    .map(({ space, path }) => ({ space, path, gain: worth(space) - stay }))
    .sort((a, b) => b.gain - a.gain)
  if (!best || best.gain < LEAST) return []
  return [
    {
      action: { type: 'move', from: zone, path: best.path, units: { submarine: count }, strategic: true },
      why: { kind: 'raids', ipc: best.gain, space: best.space },
    },
  ]
}

export const furtherMoves: OwnRules = {
  knows: ({ strategicMoves }) => strategicMoves !== undefined && strategicMoves.length > 0,
  afterwards: {
    move: ({ state, power, mind }): Advice[] => {
      if (!mind.sight.navy || !atWar(state, power)) return []
      const waters = watersOf(state, power)
      const sea: Sea = { state, power, waters, pull: pullOf(state, power, waters) }
      // Boats go before all others (ADV-00-07).
      return [...waters.zones.flatMap((zone) => boats(sea, zone)), ...waters.ships.flatMap((ship) => transport(sea, ship))]
    },
  },
}
