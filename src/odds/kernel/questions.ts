import { battleRules, decision, forcesIn, type GameState, muster, type Owner, type SpaceId, unitsIn } from '../../engine/index.ts'
import { nextAttack } from '../battle-script.ts'
import type { BattleSideId, ResolvedPolicy } from '../types.ts'
import { type FleetTable, fleetTable } from './fleet.ts'
import type { LandQuestion } from './land.ts'
import { diveNumbers, type SeaStart } from './sea.ts'
import { groupIntoBerths } from './ships.ts'
import { type Contingent, forcesOf, hasTag, isFighter, sum } from './units.ts'

type Rules = ReturnType<typeof battleRules>

/**
 * What the kernel does itself, on land and at sea, or what is over where it is asked. A step that is not among these is the graph's, but
 * for losses: they ask only what was fired, in a step of its own.
 */
const SUPPORTED_STEPS = new Set(
  (
    'strike air-attack air-defence attack defence conclude coastal coastal-fire coastal-infantry driven-off driven-ashore ashore ' +
    'attacker-submerge defender-submerge press'
  ).split(' '),
)
const isSupportedStep = (step: string): boolean => step.endsWith('-losses') || SUPPORTED_STEPS.has(step)

/** The battle on land that the acting power may begin here now; null where there is none, or where the kernel does not know all of it. */
export function landQuestion(state: GameState, space: SpaceId): LandQuestion | null {
  if (state.turn.landings.some(({ to }) => to === space) || !canBeginHere(state, space)) return null
  const here = forcesIn(state, space)
  // Fighters that were sent home fall like others and do not fire (ADV-04-03, ADV-04-06).
  if ([...here.attackers, ...here.defenders].some(({ damaged }) => damaged)) return null
  const attackers = forcesOf(state, here.attackers)
  const defenders = forcesOf(state, here.defenders)
  const rules = battleRules(state)
  const gas = here.attackers.some((stack) => stack.gas === true)
  // Fighters of the attackers may stay beside whoever stands by (INF-UNIT-04).
  const backed = total(unitsIn(state, space)) > total([...here.attackers, ...here.defenders])
  if (backed && rules.behaviours.guestFighters === 'guests' && sum(attackers, isFighter) > 0) return null
  if (attackers.length === 0 || defenders.length === 0 || !isLandSupported(rules, attackers, defenders, gas)) return null
  // Ships have a part in it only where somebody comes ashore, or where they may fire without it.
  const ashore = state.turn.ashore.some(({ to }) => to === space) || rules.land.includes('coastal')
  const now = ashore ? muster(state, space) : null
  return {
    attackers,
    defenders,
    strike: state.flow.pending?.topic === 'strike-dice' ? (decision(state)?.throw?.groups ?? []) : (now?.strike ?? []),
    bombarding: now?.attackers.filter(({ type }) => !attackers.some(({ unit }) => unit.id === type)) ?? [],
    apart: rules.behaviours.seaborneApart,
  }
}

/** Has a battle on land between these nothing in it that the kernel does not know? */
export function isLandSupported(
  rules: Rules,
  attackers: readonly Contingent[],
  defenders: readonly Contingent[],
  gas: boolean,
): boolean {
  const [own, theirs] = [sum(attackers, isFighter), sum(defenders, isFighter)]
  // What it may pass over where nobody is there for it.
  const idle: readonly (readonly [nobody: boolean, steps: string])[] = [
    [!gas, 'gas-announcement gas gas-spread gassed'],
    [sum(defenders, hasTag('first-shot')) === 0, 'first-shot stopped'],
    [own * theirs === 0, 'air-damage'],
    [own + theirs === 0, 'strafe-attack strafe-defence'],
  ]
  const passes = (step: string): boolean => idle.some(([nobody, steps]) => nobody && steps.split(' ').includes(step))
  return rules.land.every((step) => isSupportedStep(step) || passes(step)) && usesPrintedLosses(rules, [attackers, defenders])
}

/** Has a battle at sea? */
export const isSeaSupported = ({ sea }: Rules): boolean => sea.every(isSupportedStep)

/** Could the battle on land be begun, or does it wait for dice with nothing owed yet of those before, and nothing out of the ordinary done? */
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

/**
 * The battle at sea that may be begun here now, as the caller knows, or that stands before a round or at the question if there is another one.
 * Null as for one on land.
 */
export function seaQuestion(
  state: GameState,
  space: SpaceId,
  policy: ResolvedPolicy,
  fleets: PossibleFleets | null,
): SeaQuestion | null {
  const stand = seaBattleStage(state)
  const rules = battleRules(state)
  if (!stand || !isSeaSupported(rules)) return null
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
  if (policy.dive !== 'never' && stand.thrown && own.boats > 0) return null
  if (policy.dive === 'best' && (typeof policy.press === 'number' || Math.max(own.boats, theirs.boats) > 1)) return null
  const others = (state.war.units[space] ?? []).filter((s) => !sides.flat().includes(s))
  const starts = left.map(({ chance }, i) => ({ at: own.table.starts[i + 1] as number, chance }))
  return { fleets: { own: own.table, theirs: theirs.table }, starts, ...stand, others }
}
type Stacks = NonNullable<GameState['war']['units'][string]>
type FleetRead = { boats: number; table: FleetTable }

/** What an attacking fleet was, and what may be left of it as its battle begins. */
export type PossibleFleets = { first: Stacks; left: readonly { chance: number; ships: Stacks }[] }

/** The zone that is to be fought for first: the one that is asked about, or one that a landing waits for; null: none. */
export function zoneToFight(state: GameState, space: SpaceId): SpaceId | null {
  const task = state.flow.agenda.at(-1)
  if (task) return task.task === 'sea-battle' && task.space === space ? space : null
  const next = nextAttack(state, space)
  return state.turn.battles.find((battle) => battle.space === next)?.kind === 'sea' ? (next ?? null) : null
}

/** Where a battle at sea stands before a round: the round, whether the attacker is asked first if it is fought, and whether nobody can dive before the dice any more. */
function seaBattleStage({ flow }: GameState): { round: number; asked: boolean; thrown: boolean } | null {
  const task = flow.agenda.at(-1)
  if (task?.task !== 'sea-battle') return { round: 1, asked: false, thrown: false }
  const { step, round, onAttacker, onDefender, asked, diving } = task
  if (step === 'press') return { round: round + 1, asked: true, thrown: false }
  const fresh = onAttacker + onDefender === 0 && asked.length === 0 && Object.keys(diving).length === 0
  if (!fresh || (step !== 'attacker-submerge' && step !== 'attack')) return null
  return { round, asked: false, thrown: step === 'attack' }
}

/** Both fleets, where their battle stands, and what else is in the zone. */
export type SeaQuestion = SeaStart & { others: Stacks }

/**
 * Do all units fall as the printed rules have it? Where fighters may rest with allies only if everybody has infantry of his own, and no
 * ally whose infantry would let a fighter outlast its own (INF-UNIT-04, INF-UNIT-06).
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
