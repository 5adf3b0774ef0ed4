import {
  battleDice,
  battleRules,
  decision,
  forcesIn,
  type GameState,
  type Owner,
  type SpaceId,
  unitsIn,
} from '../../engine/index.ts'
import { nextAttack } from '../battle-script.ts'
import type { BattleSideId, ResolvedPolicy } from '../types.ts'
import { type FleetTable, fleetTable } from './fleet.ts'
import type { LandQuestion } from './land.ts'
import { diveNumbers, type SeaStart } from './sea.ts'
import { groupIntoBerths } from './ships.ts'
import { type Contingent, forcesOf, hasTag, isFighter, sum } from './units.ts'

type Rules = ReturnType<typeof battleRules>

/**
 * Steps that the kernel supports or that are over when it is asked. Other steps need the graph; loss steps are always
 * supported.
 */
const SUPPORTED_STEPS = new Set(
  (
    'strike air-attack air-defence attack defence conclude coastal coastal-fire coastal-infantry driven-off driven-ashore ashore ' +
    'attacker-submerge defender-submerge press'
  ).split(' '),
)
const isSupportedStep = (step: string): boolean => step.endsWith('-losses') || SUPPORTED_STEPS.has(step)

/** The land battle that can begin here; null if there is none or it is unsupported. */
export function landQuestion(state: GameState, space: SpaceId): LandQuestion | null {
  if (state.turn.landings.some(({ to }) => to === space) || !canBeginHere(state, space)) return null
  const here = forcesIn(state, space)
  // Retreated fighters can be lost but do not fire (ADV-04-03, ADV-04-06).
  if ([...here.attackers, ...here.defenders].some(({ damaged }) => damaged)) return null
  const attackers = forcesOf(state, here.attackers)
  const defenders = forcesOf(state, here.defenders)
  const rules = battleRules(state)
  const gas = here.attackers.some((stack) => stack.gas === true)
  // Attacking fighters may stay with non-fighting units (INF-UNIT-04).
  const backed = total(unitsIn(state, space)) > total([...here.attackers, ...here.defenders])
  if (backed && rules.behaviours.guestFighters === 'guests' && sum(attackers, isFighter) > 0) return null
  if (attackers.length === 0 || defenders.length === 0 || !isLandSupported(rules, attackers, defenders, gas)) return null
  // Ships take part only in landings, or where they may fire without one.
  const ashore = state.turn.ashore.some(({ to }) => to === space) || rules.land.includes('coastal')
  const now = ashore ? battleDice(state, space) : null
  return {
    attackers,
    defenders,
    strike: state.flow.pending?.topic === 'strike-dice' ? (decision(state)?.throw?.groups ?? []) : (now?.strike ?? []),
    bombarding: now?.attackers.filter(({ type }) => !attackers.some(({ unit }) => unit.id === type)) ?? [],
    apart: rules.behaviours.seaborneApart,
  }
}

/** Does the kernel support every step of this land battle? */
export function isLandSupported(
  rules: Rules,
  attackers: readonly Contingent[],
  defenders: readonly Contingent[],
  gas: boolean,
): boolean {
  const [own, theirs] = [sum(attackers, isFighter), sum(defenders, isFighter)]
  // Steps skipped without the units they need.
  const skippable: readonly (readonly [nobody: boolean, steps: string])[] = [
    [!gas, 'gas-announcement gas gas-spread gassed'],
    [sum(defenders, hasTag('first-shot')) === 0, 'first-shot stopped'],
    [own * theirs === 0, 'air-damage'],
    [own + theirs === 0, 'strafe-attack strafe-defence'],
  ]
  const passes = (step: string): boolean => skippable.some(([nobody, steps]) => nobody && steps.split(' ').includes(step))
  return rules.land.every((step) => isSupportedStep(step) || passes(step)) && usesPrintedLosses(rules, [attackers, defenders])
}

/** Does the kernel support every step of a sea battle? */
export const isSeaSupported = ({ sea }: Rules): boolean => sea.every(isSupportedStep)

/** Can the land battle begin, or does it wait for its first dice with nothing unusual done? */
function canBeginHere(state: GameState, space: SpaceId): boolean {
  const { agenda, pending } = state.flow
  const task = agenda.at(-1)
  if (!task) return pending === null && nextAttack(state, space) === space
  if (task.task !== 'land-battle' || task.space !== space || pending?.kind !== 'dice') return false
  const { step, absorbed, onAttacker, onDefender, gasFired, gassed, coastal } = task
  const plain = [gasFired, gassed, coastal].every((each) => each === undefined)
  return plain && FIRST_STEPS.includes(step) && absorbed + onAttacker + onDefender === 0
}
const FIRST_STEPS: readonly string[] = ['strike', 'air-attack', 'attack']

/** The sea battle here, before a round or at the question to continue; null if unsupported. */
export function seaQuestion(
  state: GameState,
  space: SpaceId,
  policy: ResolvedPolicy,
  fleets: PossibleFleets | null,
): SeaQuestion | null {
  const stage = seaBattleStage(state)
  const rules = battleRules(state)
  if (!stage || !isSeaSupported(rules)) return null
  const { attackers, defenders } = forcesIn(state, space)
  const free = (stacks: Stacks): Stacks => stacks.filter((s) => !s.retreated)
  const sides = [free(attackers), free(defenders)] as const
  if (sides[1].length === 0) return null
  const tableOf = (side: BattleSideId, list: readonly Stacks[]): FleetRead => {
    const read = groupIntoBerths(state, list)
    const boats = new Set(read.berths.flatMap(({ condition, stack }) => (condition === 'dived' ? [stack.power] : []))).size
    const value = side === 'attacker' ? 'attack' : 'defence'
    const dives = { numbers: diveNumbers(policy, side), hittable: rules.behaviours.divingCanBeHit }
    return { boats, table: fleetTable(read, value, dives) }
  }
  const theirs = tableOf('defender', [sides[1]])
  const { first, left } = fleets ?? { first: sides[0], left: [{ chance: 1, ships: sides[0] }] }
  const own = tableOf('attacker', [first, ...left.map(({ ships }) => ships)])
  if (policy.dive !== 'never' && stage.thrown && own.boats > 0) return null
  if (policy.dive === 'best' && (typeof policy.press === 'number' || Math.max(own.boats, theirs.boats) > 1)) return null
  const others = (state.war.units[space] ?? []).filter((s) => !sides.flat().includes(s))
  const starts = left.map(({ chance }, i) => ({ at: own.table.starts[i + 1] as number, chance }))
  return { fleets: { own: own.table, theirs: theirs.table }, starts, ...stage, others }
}
type Stacks = NonNullable<GameState['war']['units'][string]>
type FleetRead = { boats: number; table: FleetTable }

/** The fleet at first, and its possible states when the battle begins. */
export type PossibleFleets = { first: Stacks; left: readonly { chance: number; ships: Stacks }[] }

/** The zone to be fought for first: the space itself or a zone a landing waits for; null: none. */
export function zoneToFight(state: GameState, space: SpaceId): SpaceId | null {
  const task = state.flow.agenda.at(-1)
  if (task) return task.task === 'sea-battle' && task.space === space ? space : null
  const next = nextAttack(state, space)
  return state.turn.battles.find((battle) => battle.space === next)?.kind === 'sea' ? (next ?? null) : null
}

/** Stage of a sea battle: the next round, whether the attacker is asked first, and whether dives before the dice are over. */
function seaBattleStage({ flow }: GameState): { round: number; asked: boolean; thrown: boolean } | null {
  const task = flow.agenda.at(-1)
  if (task?.task !== 'sea-battle') return { round: 1, asked: false, thrown: false }
  const { step, round, onAttacker, onDefender, asked, diving } = task
  if (step === 'press') return { round: round + 1, asked: true, thrown: false }
  const fresh = onAttacker + onDefender === 0 && asked.length === 0 && Object.keys(diving).length === 0
  if (!fresh || (step !== 'attacker-submerge' && step !== 'attack')) return null
  return { round, asked: false, thrown: step === 'attack' }
}

/** A sea battle with the other stacks in the zone. */
export type SeaQuestion = SeaStart & { others: Stacks }

/**
 * Are losses as printed? With guest fighters only if every owner has infantry and no ally's infantry protects a fighter
 * (INF-UNIT-04, INF-UNIT-06).
 */
function usesPrintedLosses({ behaviours }: Rules, sides: readonly (readonly Contingent[])[]): boolean {
  if (behaviours.guestFighters === false) return true
  if (behaviours.guestFighters === 'free') return sum(sides.flat(), isFighter) === 0
  const isManned = (side: readonly Contingent[], owner: Owner): boolean =>
    side.some((force) => force.owner === owner && force.unit.tags.has('army-core'))
  const isAlone = (side: readonly Contingent[]): boolean => side.every(({ owner }) => owner === side[0]?.owner)
  return sides.every((side) => side.every(({ owner }) => isManned(side, owner)) && (sum(side, isFighter) === 0 || isAlone(side)))
}

const total = (stacks: readonly { count: number }[]): number => stacks.reduce((n, { count }) => n + count, 0)
