/** What is asked in a battle at sea: dive, go on, leave, raid or escort. */

import { type Action, checkAction, type Decision, type GameState, type SpaceId, sideOf, tableOf } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import type { Advice } from '../types.ts'
import type { Motive } from '../why.ts'
import { fleetsAt, type Strength, shareOf } from './fleets.ts'
import type { Answerer } from './types.ts'

/** More ships than these are compared and not played through: their dives would take long. */
const FEW = 14
/** How much weaker than the enemy a fleet may be and still fight on; below the second its boats dive. 1 is even. */
const PRESS = 0.95
const DIVE = 0.7
/** IPCs that it is worth to a landing that it is let through. */
const LANDING = 3

type Sides = { own: Strength; theirs: Strength; attacks: boolean }

/** Both fleets as the one who is asked sees them. */
function sidesOf(state: GameState, { by, space }: Decision): Sides | null {
  const battle = state.flow.agenda.at(-1)
  if (space === undefined || battle?.task !== 'sea-battle') return null
  const { attacker, defender } = fleetsAt(state, space, battle.attacker)
  const attacks = sideOf(by) === sideOf(battle.attacker)
  return attacks ? { own: attacker, theirs: defender, attacks } : { own: defender, theirs: attacker, attacks }
}

/** What it is worth to the landings that wait for this zone that it is cleared. */
const waitingFor = ({ turn: { landings } }: GameState, zone: SpaceId): number =>
  LANDING * landings.filter((landing) => landing.zone === zone).length

/** As a number of IPCs: what the stronger of two fleets may expect to sink more than it loses. */
const byStrength = ({ own, theirs }: Sides): number => (shareOf(own, theirs) - 1) * Math.min(own.ipc, theirs.ipc)

const reasonOf = (space: SpaceId | undefined, ipc: number, fightsOn: boolean): Motive => ({
  kind: fightsOn ? 'presses' : 'leaves',
  ipc,
  ...(space === undefined ? {} : { space }),
})

/** Another round where it pays: what the enemy is to lose more than he, and the landings that it lets through. */
export const presses: Answerer = ({ state, mind }, asked) => {
  const { space } = asked
  const on: Action = { type: 'press', on: true }
  const sides = sidesOf(state, asked)
  if (!sides || space === undefined || checkAction(state, on) !== null) return leave(state, asked, 0)
  const { own, theirs } = sides
  const exact = mind.sight.navy && own.ships + theirs.ships <= FEW
  const ends = exact ? forecast(state, { space, orders: [on], policy: { press: 'while-stronger', dive: 'when-alone' } }) : null
  const worth = ends
    ? ends.lost.defender.ipc - ends.lost.attacker.ipc + waitingFor(state, space) * ends.cleared
    : byStrength(sides)
  const goesOn = ends ? worth > 0 : shareOf(own, theirs) >= PRESS
  return goesOn ? { action: on, why: reasonOf(space, worth, true) } : leave(state, asked, -worth)
}

/** Off, and back where there is a way, to the zone that is nearest to a base of one's own; beside a fleet that is beaten it stays. */
function leave(state: GameState, asked: Decision, ipc: number): Advice {
  const { by, options = [], space } = asked
  const { spaces, distance } = tableOf(state)
  const bases = [...spaces.values()].flatMap(({ original, navalBases = [] }) => (original === by ? navalBases : []))
  const home = (zone: SpaceId): number => Math.min(99, ...bases.map((base) => distance(zone, base)))
  const [to] = options.map(({ id }) => id).sort((a, b) => home(a) - home(b))
  const sides = sidesOf(state, asked)
  const stays = !sides || shareOf(sides.own, sides.theirs) >= 1
  const off: Action = { type: 'press', on: false }
  const back: Action | null = to === undefined || stays ? null : { type: 'retreat', to }
  const action = back && checkAction(state, back) === null ? back : off
  return { action, why: reasonOf(action.type === 'retreat' ? to : space, ipc, false) }
}

/** Boats dive where the battle is being lost; those that would sink whatever they do fire once more. */
export const dives: Answerer = ({ state }, asked) => {
  const { count = 0, hits = 0, topic, space } = asked
  const sides = sidesOf(state, asked)
  if (!sides) return null
  const { own, theirs, attacks } = sides
  const share = shareOf(own, theirs)
  const doomed = !attacks && hits >= own.hits
  const left = own.hits === 0 ? 0 : Math.max(0, own.hits - hits) / own.hits
  // All at once, before the first die: then only destroyers hit more than one in six (ADV-06-14).
  const dives = !doomed && (topic === 'dive-all' ? share < 1 : share * left < DIVE)
  return { action: { type: 'submerge', count: dives ? count : 0 }, why: reasonOf(space, byStrength(sides), !dives) }
}

/** A fleet leaves when it is the weaker one; whoever covers a landing is slower to. */
export const leavesFleet: Answerer = ({ state }, asked) => {
  const { space } = asked
  const sides = sidesOf(state, asked)
  if (!sides || space === undefined) return null
  const { own, theirs, attacks } = sides
  const covers = attacks && waitingFor(state, space) > 0
  const stays = shareOf(own, theirs) >= (attacks ? PRESS * (covers ? 0.8 : 1) : 1)
  return { action: { type: 'disengage', on: !stays }, why: reasonOf(space, byStrength(sides), stays) }
}

/** IPCs that a boat's die costs the convoy's owner, about. */
const RAID = 1.5

/** Boats fire at the convoy unless they are needed against a fleet that can be beaten. */
export const boatsAtConvoy: Answerer = ({ state }, asked) => {
  const { count = 0, space } = asked
  const sides = sidesOf(state, asked)
  const fights = sides !== null && sides.theirs.ships > 0 && shareOf(sides.own, sides.theirs) >= 1.2
  const submarines = fights ? 0 : count
  const why: Motive = { ...reasonOf(space, RAID * submarines, true), kind: 'raids' }
  return { action: { type: 'convoy', submarines }, why }
}

/** Destroyers go after raiders, one for each. */
export const escorts: Answerer = ({ state }, asked) => {
  const { count = 0, space } = asked
  const battle = state.flow.agenda.at(-1)
  const raiders = battle?.task === 'sea-battle' ? (battle.raid?.submarines ?? 0) : 0
  const destroyers = Math.min(count, raiders)
  return { action: { type: 'escort', destroyers }, why: { ...reasonOf(space, RAID * destroyers, true), kind: 'escorts' } }
}
