import {
  battleRules,
  checkAction,
  decision,
  forcesIn,
  type GameState,
  muster,
  type SpaceId,
  unitTypesOf,
} from '../../engine/index.ts'
import type { Settled } from '../types.ts'
import { type Afloat, fleetOf } from './fleet.ts'
import type { LandQuestion } from './land.ts'
import { type Contingent, can, forcesOf, sum } from './units.ts'

type Rules = ReturnType<typeof battleRules>

/** What the kernel does itself, and what it may pass over where nobody is there for it. A step that is not among these is the graph's. */
const STEPS: Readonly<Record<string, (question: Idle) => boolean>> = (() => {
  const known = () => true
  const noGas = ({ gas }: Idle) => !gas
  const noShots = ({ defenders }: Idle) => sum(defenders, can('first-shot')) === 0
  const noDuel = ({ attackers, defenders }: Idle) => sum(attackers, flies) === 0 || sum(defenders, flies) === 0
  const nobodyFlies = ({ attackers, defenders }: Idle) => sum(attackers, flies) + sum(defenders, flies) === 0
  const fleetless = ({ fleet }: Idle) => !fleet
  const of = (test: (question: Idle) => boolean, ...names: string[]) => Object.fromEntries(names.map((name) => [name, test]))
  return {
    ...of(known, 'strike', 'strike-losses', 'air-attack', 'air-defence', 'air-losses', 'attack', 'defence'),
    ...of(known, 'attacker-losses', 'defender-losses', 'conclude'),
    ...of(noGas, 'gas-announcement', 'gas', 'gas-spread', 'gassed'),
    ...of(noShots, 'first-shot', 'first-shot-losses', 'stopped'),
    ...of(noDuel, 'air-damage'),
    ...of(nobodyFlies, 'strafe-attack', 'strafe-defence', 'strafe-losses'),
    ...of(fleetless, 'coastal', 'coastal-fire', 'coastal-losses', 'coastal-infantry', 'driven-off', 'driven-ashore', 'ashore'),
  }
})()
const flies = can('air-battle')

/** What decides whether a step has nothing to do. `fleet`: a landing has still to come ashore. */
type Idle = { attackers: readonly Contingent[]; defenders: readonly Contingent[]; gas: boolean; fleet: boolean }

/** The battle on land that the acting power may begin here now; null where there is none, or where the kernel does not know all of it. */
export function landQuestion(state: GameState, space: SpaceId): LandQuestion | null {
  if (state.turn.landings.some(({ to }) => to === space) || !mayBegin(state, space)) return null
  const now = muster(state, space)
  if (now?.kind !== 'land') return null
  const here = forcesIn(state, space)
  // Fighters that were sent home fall like others and do not fire (ADV-04-03, ADV-04-06).
  if ([...here.attackers, ...here.defenders].some(({ damaged }) => damaged)) return null
  const attackers = forcesOf(state, here.attackers)
  const defenders = forcesOf(state, here.defenders)
  const rules = battleRules(state)
  const idle = { attackers, defenders, gas: here.attackers.some(({ gas }) => gas === true), fleet: false }
  if (!rules.land.every((step) => STEPS[step]?.(idle))) return null
  if (!fallAsPrinted(rules, [attackers, defenders])) return null
  return {
    attackers,
    defenders,
    strike: state.flow.pending?.topic === 'strike-dice' ? (decision(state)?.throw?.groups ?? []) : now.strike,
    bombarding: now.attackers.filter(({ type }) => BOMBARDS.has(type)),
    apart: rules.behaviours.seaborneApart,
  }
}
const BOMBARDS: ReadonlySet<string> = new Set(['battleship', 'cruiser'])

/** Could the battle on land be begun, or does it wait for dice with nothing owed yet of those before, and nothing out of the ordinary done? */
function mayBegin(state: GameState, space: SpaceId): boolean {
  const { agenda, pending } = state.flow
  const task = agenda.at(-1)
  if (!task) return pending === null && checkAction(state, { type: 'attack', space }) === null
  if (task.task !== 'land-battle' || task.space !== space || pending?.kind !== 'dice') return false
  const { step, absorbed, onAttacker, onDefender, gasFired, gassed, coastal } = task
  const plain = gasFired === undefined && gassed === undefined && coastal === undefined
  return plain && FIRST_STEPS.has(step) && absorbed + onAttacker + onDefender === 0
}
const FIRST_STEPS: ReadonlySet<string> = new Set(['strike', 'air-attack', 'attack'])

/** Steps of a round at sea that the kernel knows, where nobody dives. */
const SEA_STEPS: ReadonlySet<string> = new Set([
  'attacker-submerge',
  'attack',
  'defender-submerge',
  'defence',
  'attacker-losses',
  'defender-losses',
  'press',
  'conclude',
])

/** The battle at sea that the acting power may begin here now: both fleets after every number of hits. Null as for one on land. */
export function seaQuestion(state: GameState, space: SpaceId, { dive }: Settled): SeaQuestion | null {
  if (checkAction(state, { type: 'attack', space }) !== null) return null
  const { attackers, defenders } = forcesIn(state, space)
  const free = (stacks: Stacks): Stacks => stacks.filter((s) => !s.strategic && s.group === undefined && !s.retreated)
  const [own, theirs] = [free(attackers), free(defenders)]
  if (theirs.length === 0 || !battleRules(state).sea.every((step) => SEA_STEPS.has(step))) return null
  const boats = unitTypesOf(state).flatMap(({ id, tags }) => (tags.has('submerges') ? [id] : []))
  if (dive !== 'never' && [...own, ...theirs].some(({ type }) => boats.includes(type))) return null
  const others = (state.war.units[space] ?? []).filter((s) => !own.includes(s) && !theirs.includes(s))
  return { own: fleetOf(state, own, 'attack'), theirs: fleetOf(state, theirs, 'defence'), others }
}
type Stacks = NonNullable<GameState['war']['units'][string]>

/** Both fleets after 0, 1, 2 … hits, and what else is in the zone. */
export type SeaQuestion = { own: readonly Afloat[]; theirs: readonly Afloat[]; others: Stacks }

/** Do all units fall as the printed rules have it: where fighters may rest with allies, only if everybody has infantry of his own (INF-UNIT-06)? */
function fallAsPrinted({ behaviours }: Rules, sides: readonly (readonly Contingent[])[]): boolean {
  if (behaviours.guestFighters === false) return true
  if (behaviours.guestFighters === 'free') return sum(sides.flat(), flies) === 0
  return sides.every((side) =>
    side.every(({ owner }) => side.some((force) => force.owner === owner && force.unit.tags.has('army-core'))),
  )
}
