/** Strategic moves: the extra zone that ships may sail after all other moves (ADV-07). */
import {
  type Counts,
  type GameState,
  isAtWar,
  type PowerId,
  reach,
  type SpaceId,
  statusOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import { type SeaView, seaViewOf, type Transport } from '../ships/sea-view.ts'
import { type TroopDemand, troopDemandOf } from '../ships/troop-demand.ts'
import { boardingParty, troopsWaiting } from '../ships/troops.ts'
import { raidZones } from '../ships/warships.ts'
import type { PlannedOrder } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** Values in IPC of a unit where it is needed most and of a raid; factor for what lies one turn ahead. */
const UNIT_VALUE = 3
const RAID_VALUE = 1.5
const LATER_FACTOR = 0.85
/** Smallest gain (IPC), and most troops counted on one shore. */
const MIN_GAIN = 0.2
const MAX_WAITING = 6

type SeaContext = { state: GameState; power: PowerId; waters: SeaView; pull: TroopDemand }

/** The friendly coast of a zone where troops are needed most: only such coasts can be landed on after this move (ADV-07-11). */
function bestShore({ state, power, waters, pull }: SeaContext, zone: SpaceId): { to: SpaceId | null; pull: number } {
  let best: { to: SpaceId | null; pull: number } = { to: null, pull: 0 }
  for (const to of waters.coasts(zone)) {
    const here = statusOf(state, to, power) === 'friendly' ? (pull.land.get(to) ?? 0) : 0
    if (here > best.pull) best = { to, pull: here }
  }
  return best
}

/** The land next to a zone with most troops that are needed elsewhere. */
function waitingCrowd(
  { state, power, waters, pull }: SeaContext,
  zone: SpaceId,
): { from: SpaceId; waits: Counts; worth: number } | null {
  const ahead = pull.sea.get(zone) ?? 0
  const [most] = waters
    .coasts(zone)
    .map((from) => {
      const waits = troopsWaiting(state, power, from)
      return { from, waits, worth: Math.max(0, ahead - (pull.land.get(from) ?? 0)) * Math.min(MAX_WAITING, total(waits)) }
    })
    .sort((a, b) => b.worth - a.worth)
  return most && most.worth > 0 ? most : null
}

const costOf = ({ state }: SeaContext, type: 'transport' | 'submarine'): number => tableOf(state).units[type].cost

/** Moves one transport: on with its cargo, or to waiting troops. */
function planTransport(sea: SeaContext, { id, zone, cargo }: Transport): PlannedOrder[] {
  const { state, power, waters, pull } = sea
  const aboard: Counts = {}
  for (const unit of cargo) if (unit.power === power) aboard[unit.type] = (aboard[unit.type] ?? 0) + 1
  const count = total(aboard)
  const stake = costOf(sea, 'transport') + UNIT_VALUE * count
  const worth = (at: SpaceId): number => {
    const carried = count > 0 ? UNIT_VALUE * count * Math.max(LATER_FACTOR * (pull.sea.get(at) ?? 0), bestShore(sea, at).pull) : 0
    return carried + (count === 0 ? (waitingCrowd(sea, at)?.worth ?? 0) : 0) - stake * waters.risk(at)
  }
  const stay = worth(zone)
  const [best] = reach(state, { from: zone, transports: [id], strategic: true })
    .map(({ space, path }) => ({ space, path, gain: worth(space) - stay }))
    .sort((a, b) => b.gain - a.gain)
  if (!best || best.gain < MIN_GAIN) return []
  const { space, path, gain } = best
  const sails: PlannedOrder = {
    action: { type: 'move', from: zone, path, transports: [id], strategic: true },
    why: { kind: 'sails', ipc: gain, space },
  }
  const shore = bestShore(sea, space)
  if (count > 0 && shore.to !== null && shore.pull >= LATER_FACTOR * (pull.sea.get(space) ?? 0))
    return [
      sails,
      {
        action: { type: 'offload', transport: id, to: shore.to, units: aboard },
        why: { kind: 'lands', ipc: gain, space: shore.to, units: count },
      },
    ]
  const crowd = count === 0 ? waitingCrowd(sea, space) : null
  const party = crowd ? boardingParty(state, crowd.waits, tableOf(state).units.transport.capacity ?? 2) : {}
  if (!crowd || total(party) === 0) return [sails]
  return [
    sails,
    {
      action: { type: 'load', from: crowd.from, transport: id, units: party },
      why: { kind: 'ships', ipc: gain, space: crowd.from, goal: space, units: total(party) },
    },
  ]
}

/** Moves submarines towards the next zone they can raid, away from stronger fleets. */
function planBoats(sea: SeaContext, zone: SpaceId): PlannedOrder[] {
  const { state, power, waters } = sea
  const { units, distance } = tableOf(state)
  const raids = raidZones(state, power)
  const count = unitsIn(state, zone).reduce(
    (n, s) => n + (s.power === power && units[s.type].tags.has('raider') && s.strategic !== true ? s.count : 0),
    0,
  )
  if (count === 0 || raids.size === 0) return []
  const away = (at: SpaceId): number => Math.min(...[...raids].map((raid) => distance(at, raid)))
  const worth = (at: SpaceId): number =>
    count * ((RAID_VALUE * LATER_FACTOR) / (1 + away(at)) - costOf(sea, 'submarine') * waters.risk(at))
  const stay = worth(zone)
  const [best] = reach(state, { from: zone, units: { submarine: count }, strategic: true })
    .map(({ space, path }) => ({ space, path, gain: worth(space) - stay }))
    .sort((a, b) => b.gain - a.gain)
  if (!best || best.gain < MIN_GAIN) return []
  return [
    {
      action: { type: 'move', from: zone, path: best.path, units: { submarine: count }, strategic: true },
      why: { kind: 'raids', ipc: best.gain, space: best.space },
    },
  ]
}

export const strategicMoves: RulesetPlanner = {
  applies: ({ strategicMoves }) => strategicMoves !== undefined && strategicMoves.length > 0,
  latePlanners: {
    move: ({ state, power, profile }): PlannedOrder[] => {
      if (!profile.settings.usesNavy || !isAtWar(state, power)) return []
      const waters = seaViewOf(state, power)
      const sea: SeaContext = { state, power, waters, pull: troopDemandOf(state, power, waters) }
      // Submarines move first (ADV-07).
      return [
        ...waters.zones.flatMap((zone) => planBoats(sea, zone)),
        ...waters.transports.flatMap((ship) => planTransport(sea, ship)),
      ]
    },
  },
}
