/** What is asked in a battle at sea: dive, go on, leave, raid or escort. */

import { type Action, checkAction, type Decision, type GameState, type SpaceId, sideOf, tableOf } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import type { Motive } from '../motives.ts'
import { type FleetStrength, opposingFleets, strengthRatio } from '../ships/fleet-strength.ts'
import type { PlannedOrder } from '../types.ts'
import type { Answerer } from './types.ts'

/** More ships than these are compared and not played through: their dives would take long. */
const MAX_FORECAST_SHIPS = 14
/** How much weaker than the enemy a fleet may be and still fight on; below the second its boats dive. 1 is even. */
const PRESS_RATIO = 0.95
const DIVE_RATIO = 0.7
/** IPCs that it is worth to a landing that it is let through. */
const LANDING_VALUE = 3

type FleetPair = { own: FleetStrength; theirs: FleetStrength; attacks: boolean }

/** Both fleets as the one who is asked sees them. */
function fleetPairOf(state: GameState, { by, space }: Decision): FleetPair | null {
  const battle = state.flow.agenda.at(-1)
  if (space === undefined || battle?.task !== 'sea-battle') return null
  const { attacker, defender } = opposingFleets(state, space, battle.attacker)
  const attacks = sideOf(by) === sideOf(battle.attacker)
  return attacks ? { own: attacker, theirs: defender, attacks } : { own: defender, theirs: attacker, attacks }
}

/** What it is worth to the landings that wait for this zone that it is cleared. */
const landingsValue = ({ turn: { landings } }: GameState, zone: SpaceId): number =>
  LANDING_VALUE * landings.filter((landing) => landing.zone === zone).length

/** As a number of IPCs: what the stronger of two fleets may expect to sink more than it loses. */
const strengthGain = ({ own, theirs }: FleetPair): number => (strengthRatio(own, theirs) - 1) * Math.min(own.ipc, theirs.ipc)

const reasonOf = (space: SpaceId | undefined, ipc: number, fightsOn: boolean): Motive => ({
  kind: fightsOn ? 'presses' : 'leaves',
  ipc,
  ...(space === undefined ? {} : { space }),
})

/** Another round where it pays: what the enemy is to lose more than he, and the landings that it lets through. */
export const answerPress: Answerer = ({ state, profile }, asked) => {
  const { space } = asked
  const on: Action = { type: 'press', on: true }
  const sides = fleetPairOf(state, asked)
  if (!sides || space === undefined || checkAction(state, on) !== null) return leave(state, asked, 0)
  const { own, theirs } = sides
  const exact = profile.settings.usesNavy && own.ships + theirs.ships <= MAX_FORECAST_SHIPS
  const ends = exact ? forecast(state, { space, orders: [on], policy: { press: 'while-stronger', dive: 'when-alone' } }) : null
  const worth = ends
    ? ends.lost.defender.ipc - ends.lost.attacker.ipc + landingsValue(state, space) * ends.cleared
    : strengthGain(sides)
  const goesOn = ends ? worth > 0 : strengthRatio(own, theirs) >= PRESS_RATIO
  return goesOn ? { action: on, why: reasonOf(space, worth, true) } : leave(state, asked, -worth)
}

/** Off, and back where there is a way, to the zone that is nearest to a base of one's own; beside a fleet that is beaten it stays. */
function leave(state: GameState, asked: Decision, ipc: number): PlannedOrder {
  const { by, options = [], space } = asked
  const { spaces, distance } = tableOf(state)
  const bases = [...spaces.values()].flatMap(({ original, navalBases = [] }) => (original === by ? navalBases : []))
  const home = (zone: SpaceId): number => Math.min(99, ...bases.map((base) => distance(zone, base)))
  const [to] = options.map(({ id }) => id).sort((a, b) => home(a) - home(b))
  const sides = fleetPairOf(state, asked)
  const stays = !sides || strengthRatio(sides.own, sides.theirs) >= 1
  const off: Action = { type: 'press', on: false }
  const back: Action | null = to === undefined || stays ? null : { type: 'retreat', to }
  const action = back && checkAction(state, back) === null ? back : off
  return { action, why: reasonOf(action.type === 'retreat' ? to : space, ipc, false) }
}

/** Boats dive where the battle is being lost; those that would sink whatever they do fire once more. */
export const answerDive: Answerer = ({ state }, asked) => {
  const { count = 0, hits = 0, topic, space } = asked
  const sides = fleetPairOf(state, asked)
  if (!sides) return null
  const { own, theirs, attacks } = sides
  const share = strengthRatio(own, theirs)
  const doomed = !attacks && hits >= own.hits
  const left = own.hits === 0 ? 0 : Math.max(0, own.hits - hits) / own.hits
  // All at once, before the first die: then only destroyers hit more than one in six (ADV-06-14).
  const dives = !doomed && (topic === 'dive-all' ? share < 1 : share * left < DIVE_RATIO)
  return { action: { type: 'submerge', count: dives ? count : 0 }, why: reasonOf(space, strengthGain(sides), !dives) }
}

/** A fleet leaves when it is the weaker one; whoever covers a landing is slower to. */
export const answerDisengage: Answerer = ({ state }, asked) => {
  const { space } = asked
  const sides = fleetPairOf(state, asked)
  if (!sides || space === undefined) return null
  const { own, theirs, attacks } = sides
  const covers = attacks && landingsValue(state, space) > 0
  const stays = strengthRatio(own, theirs) >= (attacks ? PRESS_RATIO * (covers ? 0.8 : 1) : 1)
  return { action: { type: 'disengage', on: !stays }, why: reasonOf(space, strengthGain(sides), stays) }
}

/** IPCs that a boat's die costs the convoy's owner, about. */
const RAID_VALUE = 1.5

/** Boats fire at the convoy unless they are needed against a fleet that can be beaten. */
export const answerConvoy: Answerer = ({ state }, asked) => {
  const { count = 0, space } = asked
  const sides = fleetPairOf(state, asked)
  const fights = sides !== null && sides.theirs.ships > 0 && strengthRatio(sides.own, sides.theirs) >= 1.2
  const submarines = fights ? 0 : count
  const why: Motive = { ...reasonOf(space, RAID_VALUE * submarines, true), kind: 'raids' }
  return { action: { type: 'convoy', submarines }, why }
}

/** Destroyers go after raiders, one for each. */
export const answerEscort: Answerer = ({ state }, asked) => {
  const { count = 0, space } = asked
  const battle = state.flow.agenda.at(-1)
  const raiders = battle?.task === 'sea-battle' ? (battle.raid?.submarines ?? 0) : 0
  const destroyers = Math.min(count, raiders)
  return { action: { type: 'escort', destroyers }, why: { ...reasonOf(space, RAID_VALUE * destroyers, true), kind: 'escorts' } }
}
