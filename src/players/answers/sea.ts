/** Answers in a battle at sea: dive, press, leave, raid or escort. */

import { type Action, checkAction, type Decision, type GameState, type SpaceId, sideOf, tableOf } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import type { Motive } from '../motives.ts'
import { type FleetStrength, opposingFleets, strengthRatio } from '../ships/fleet-strength.ts'
import type { Answerer, PlannedOrder } from '../types.ts'

/** Larger battles are compared by strength: a forecast with dives would take too long. */
const MAX_FORECAST_SHIPS = 14
/** Strength ratio down to which a fleet fights press, and below which its submarines dive. 1 is even. */
const PRESS_RATIO = 0.95
const DIVE_RATIO = 0.7
/** Value in IPC of letting a landing through. */
const LANDING_VALUE = 3

type FleetPair = { own: FleetStrength; theirs: FleetStrength; attacks: boolean }

/** Both fleets from the view of the power that is question. */
function fleetPairOf(state: GameState, { by, space }: Decision): FleetPair | null {
  const battle = state.flow.agenda.at(-1)
  if (space === undefined || battle?.task !== 'sea-battle') return null
  const { attacker, defender } = opposingFleets(state, space, battle.attacker)
  const attacks = sideOf(by) === sideOf(battle.attacker)
  return attacks ? { own: attacker, theirs: defender, attacks } : { own: defender, theirs: attacker, attacks }
}

/** Value of clearing this zone for the landings that wait for it. */
const landingsValue = ({ turn: { landings } }: GameState, zone: SpaceId): number =>
  LANDING_VALUE * landings.filter((landing) => landing.zone === zone).length

/** Estimated gain in IPC by fleet strength alone. */
const strengthGain = ({ own, theirs }: FleetPair): number => (strengthRatio(own, theirs) - 1) * Math.min(own.ipc, theirs.ipc)

const reasonOf = (space: SpaceId | undefined, ipc: number, fightsOn: boolean): Motive => ({
  kind: fightsOn ? 'presses' : 'leaves',
  ipc,
  ...(space === undefined ? {} : { space }),
})

/** Fights another round if it pays, landings included. */
export const answerPress: Answerer = ({ state, profile }, question) => {
  const { space } = question
  const press: Action = { type: 'press', on: true }
  const sides = fleetPairOf(state, question)
  if (!sides || space === undefined || checkAction(state, press) !== null) return leave(state, question, 0)
  const { own, theirs } = sides
  const exact = profile.settings.usesNavy && own.ships + theirs.ships <= MAX_FORECAST_SHIPS
  const odds = exact ? forecast(state, { space, orders: [press], policy: { press: 'while-stronger', dive: 'when-alone' } }) : null
  const worth = odds
    ? odds.lost.defender.ipc - odds.lost.attacker.ipc + landingsValue(state, space) * odds.cleared
    : strengthGain(sides)
  const pressesOn = odds ? worth > 0 : strengthRatio(own, theirs) >= PRESS_RATIO
  return pressesOn ? { action: press, why: reasonOf(space, worth, true) } : leave(state, question, -worth)
}

/** Breaks stop, and retreats to the zone nearest to an own base unless the enemy is beaten. */
function leave(state: GameState, question: Decision, ipc: number): PlannedOrder {
  const { by, options = [], space } = question
  const { spaces, distance } = tableOf(state)
  const bases = [...spaces.values()].flatMap(({ original, navalBases = [] }) => (original === by ? navalBases : []))
  const home = (zone: SpaceId): number => Math.min(99, ...bases.map((base) => distance(zone, base)))
  const [to] = options.map(({ id }) => id).sort((a, b) => home(a) - home(b))
  const sides = fleetPairOf(state, question)
  const stays = !sides || strengthRatio(sides.own, sides.theirs) >= 1
  const stop: Action = { type: 'press', on: false }
  const back: Action | null = to === undefined || stays ? null : { type: 'retreat', to }
  const action = back && checkAction(state, back) === null ? back : stop
  return { action, why: reasonOf(action.type === 'retreat' ? to : space, ipc, false) }
}

/** Submarines dive in a losing battle. Those that would sink anyway fire once more. */
export const answerDive: Answerer = ({ state }, question) => {
  const { count = 0, hits = 0, topic, space } = question
  const sides = fleetPairOf(state, question)
  if (!sides) return null
  const { own, theirs, attacks } = sides
  const ratio = strengthRatio(own, theirs)
  const doomed = !attacks && hits >= own.hits
  const left = own.hits === 0 ? 0 : Math.max(0, own.hits - hits) / own.hits
  // Before the first die only destroyers hit more than one in six (ADV-06-14).
  const dives = !doomed && (topic === 'dive-all' ? ratio < 1 : ratio * left < DIVE_RATIO)
  return { action: { type: 'submerge', count: dives ? count : 0 }, why: reasonOf(space, strengthGain(sides), !dives) }
}

/** A weaker fleet leaves; one that covers a landing leaves later. */
export const answerDisengage: Answerer = ({ state }, question) => {
  const { space } = question
  const sides = fleetPairOf(state, question)
  if (!sides || space === undefined) return null
  const { own, theirs, attacks } = sides
  const covers = attacks && landingsValue(state, space) > 0
  const stays = strengthRatio(own, theirs) >= (attacks ? PRESS_RATIO * (covers ? 0.8 : 1) : 1)
  return { action: { type: 'disengage', on: !stays }, why: reasonOf(space, strengthGain(sides), stays) }
}

/** Average IPC that one submarine's die takes from a convoy. */
const RAID_VALUE = 1.5

/** Submarines raid the convoy unless they are needed against a fleet that can be beaten. */
export const answerConvoy: Answerer = ({ state }, question) => {
  const { count = 0, space } = question
  const sides = fleetPairOf(state, question)
  const fights = sides !== null && sides.theirs.ships > 0 && strengthRatio(sides.own, sides.theirs) >= 1.2
  const submarines = fights ? 0 : count
  const why: Motive = { ...reasonOf(space, RAID_VALUE * submarines, true), kind: 'raids' }
  return { action: { type: 'convoy', submarines }, why }
}

/** One destroyer for each raiding submarine. */
export const answerEscort: Answerer = ({ state }, question) => {
  const { count = 0, space } = question
  const battle = state.flow.agenda.at(-1)
  const raiders = battle?.task === 'sea-battle' ? (battle.raid?.submarines ?? 0) : 0
  const destroyers = Math.min(count, raiders)
  return { action: { type: 'escort', destroyers }, why: { ...reasonOf(space, RAID_VALUE * destroyers, true), kind: 'escorts' } }
}
