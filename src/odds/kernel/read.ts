import { battleRules, checkAction, decision, forcesIn, type GameState, muster, type SpaceId } from '../../engine/index.ts'
import type { Settled } from '../types.ts'
import { fleetTable } from './fleet.ts'
import type { LandQuestion } from './land.ts'
import { divesBy, type SeaStart } from './sea.ts'
import { type Ranks, ranksOf } from './ships.ts'
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

/** Steps of a round at sea that the kernel knows. */
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

/**
 * The battle at sea that the acting power may begin here now, or that stands before a round or at the question if there is another one.
 * Null as for one on land.
 */
export function seaQuestion(state: GameState, space: SpaceId, policy: Settled): SeaQuestion | null {
  const stand = standAtSea(state, space)
  const { sea, behaviours } = battleRules(state)
  if (!stand || !sea.every((step) => SEA_STEPS.has(step))) return null
  const { attackers, defenders } = forcesIn(state, space)
  const free = (stacks: Stacks): Stacks => stacks.filter((s) => !s.strategic && s.group === undefined && !s.retreated)
  const sides = [free(attackers), free(defenders)] as const
  const ranks = sides.map((stacks) => ranksOf(state, stacks)) as [Ranks, Ranks]
  if (ranks[1].ships.length + ranks[1].boats.length === 0) return null
  if (policy.dive !== 'never' && stand.thrown && ranks[0].boats.length > 0) return null
  if (policy.dive === 'best' && (typeof policy.press === 'number' || ranks.some(({ boats }) => boats.length > 1))) return null
  const hittable = behaviours.divingCanBeHit
  const own = fleetTable(ranks[0], 'attack', { numbers: divesBy(policy, 'attacker'), hittable })
  const theirs = fleetTable(ranks[1], 'defence', { numbers: divesBy(policy, 'defender'), hittable })
  const others = (state.war.units[space] ?? []).filter((s) => !sides.some((side) => side.includes(s)))
  return { fleets: { own, theirs }, round: stand.round, asked: stand.asked, others }
}
type Stacks = NonNullable<GameState['war']['units'][string]>

/** Where a battle at sea stands before a round: the round, whether the attacker is asked first if it is fought, and whether nobody can dive before the dice any more. */
function standAtSea(state: GameState, space: SpaceId): { round: number; asked: boolean; thrown: boolean } | null {
  const { agenda, pending } = state.flow
  const task = agenda.at(-1)
  if (!task) return checkAction(state, { type: 'attack', space }) === null ? { round: 1, asked: false, thrown: false } : null
  if (task.task !== 'sea-battle' || task.space !== space || !pending) return null
  const { step, round, onAttacker, onDefender, asked, diving } = task
  if (step === 'press') return { round: round + 1, asked: true, thrown: false }
  const fresh = onAttacker + onDefender === 0 && asked.length === 0 && Object.keys(diving).length === 0
  if (!fresh || (step !== 'attacker-submerge' && step !== 'attack')) return null
  return { round, asked: false, thrown: step === 'attack' }
}

/** Both fleets, where their battle stands, and what else is in the zone. */
export type SeaQuestion = SeaStart & { others: Stacks }

/** Do all units fall as the printed rules have it: where fighters may rest with allies, only if everybody has infantry of his own (INF-UNIT-06)? */
function fallAsPrinted({ behaviours }: Rules, sides: readonly (readonly Contingent[])[]): boolean {
  if (behaviours.guestFighters === false) return true
  if (behaviours.guestFighters === 'free') return sum(sides.flat(), flies) === 0
  return sides.every((side) =>
    side.every(({ owner }) => side.some((force) => force.owner === owner && force.unit.tags.has('army-core'))),
  )
}
