import { emit, replaceTask, roll } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import {
  askInBattle,
  goToNextStep,
  goToStep,
  restartSteps,
  type SeaBattleStep,
  stepHandler,
} from '../../../phases/combat/battle-step.ts'
import { rollOf } from '../../../phases/combat/fire.ts'
import { countType, decidingPower, shipOwners } from '../../../phases/combat/forces.ts'
import { engagedShips, notSubmerged } from '../../../phases/combat/sea/ships.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Throw } from '../../../types/decision.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { BattleSide, SeaBattle } from '../../../types/task.ts'
import type { Bonus } from '../../../types/views.ts'

const current = (ctx: Ctx): SeaBattle => ctx.state.flow.agenda.at(-1) as SeaBattle

/** Ships of a side that still fight (ADV-09-17). */
const fleet = (ctx: Ctx, battle: SeaBattle, side: BattleSide): Stack[] => notSubmerged(engagedShips(ctx, battle, side))

const all = (ctx: Ctx, ships: readonly Stack[], tag: 'submerges' | 'carries'): boolean =>
  ships.every((s) => hasTag(ctx, s.type, tag))

/** Defending powers with fighting warships, in turn order; all must agree to leave (ADV-09-12). */
const defendingPowers = (ctx: Ctx, battle: SeaBattle): PowerId[] =>
  shipOwners(
    ctx,
    fleet(ctx, battle, 'defender').filter((s) => hasTag(ctx, s.type, 'warship')),
  )

/**
 * After each round both sides choose to stay or leave, the attacker first (ADV-09-01, ADV-09-02). No question for a side without
 * fighting ships (ADV-09-16) or of transports only, which always leaves (ADV-09-10, ADV-09-11).
 */
function askToDisengage(ctx: Ctx, battle: SeaBattle): void {
  const own = fleet(ctx, battle, 'attacker')
  const theirs = fleet(ctx, battle, 'defender')
  if (own.length === 0 || theirs.length === 0) return endBattle(ctx, battle)
  const wishes = battle.wishes ?? {}
  const question = { kind: 'disengage', topic: 'disengage', rule: 'ADV-09-01' } as const
  const attacker = all(ctx, own, 'carries') || wishes.attacker
  if (attacker === undefined) return askInBattle(ctx, battle, { by: battle.attacker, ...question })
  const undecided = defendingPowers(ctx, battle).find((p) => !battle.asked.includes(p))
  const defender = all(ctx, theirs, 'carries') || (wishes.defender ?? (undecided === undefined ? true : undefined))
  if (defender === undefined) return askInBattle(ctx, battle, { by: undecided as PowerId, ...question })
  replaceTask(ctx, { ...battle, wishes: { attacker, defender } })
  if (attacker !== defender) return goToNextStep(ctx)
  // ADV-09-03: both agree. The fleets stay in the zone (ADV-09-14).
  if (attacker) return endBattle(ctx, current(ctx), 'both')
  continueBattle(ctx)
}

/** One staying power holds its allies (ADV-09-12). */
function answerDisengage(ctx: Ctx, battle: SeaBattle, by: PowerId, on: boolean): void {
  if (by === battle.attacker) replaceTask(ctx, { ...battle, wishes: { ...battle.wishes, attacker: on } })
  else if (on) replaceTask(ctx, { ...battle, asked: [...battle.asked, by] })
  else replaceTask(ctx, { ...battle, wishes: { ...battle.wishes, defender: false } })
}

/** Bonuses on a side's engagement die; `leaves`: it wants to disengage. */
export function bonusOf(ctx: Ctx, battle: SeaBattle, side: BattleSide, leaves: boolean): Bonus {
  const rules = ctx.rules.data.disengagement
  if (!rules) return { swift: 0, boats: 0, transports: 0 }
  const ships = fleet(ctx, battle, side)
  return {
    swift: swifterSide(ctx, battle) === side ? rules.moreSwift : 0,
    boats: leaves && all(ctx, ships, 'submerges') ? rules.submarinesLeave : 0,
    transports: leaves && side === 'defender' && all(ctx, ships, 'carries') ? rules.transportsLeave : 0,
  }
}

/** The side with more cruisers; null if equal or if a side has only submarines (ADV-09-05, ADV-09-06, ADV-09-07). */
function swifterSide(ctx: Ctx, battle: SeaBattle): BattleSide | null {
  const swift = ctx.rules.data.disengagement?.swift
  const own = fleet(ctx, battle, 'attacker')
  const theirs = fleet(ctx, battle, 'defender')
  if (swift === undefined || all(ctx, own, 'submerges') || all(ctx, theirs, 'submerges')) return null
  const more = countType(own, swift) - countType(theirs, swift)
  return more > 0 ? 'attacker' : more < 0 ? 'defender' : null
}

/** The die is shown for the first ship of the side. */
function engagementThrow(ctx: Ctx, battle: SeaBattle, side: BattleSide): Throw {
  const [ship] = fleet(ctx, battle, side)
  return rollOf(ship ? [{ power: ship.power, type: ship.type, count: 1, needs: 0 }] : [], 'faces')
}

/** The sides differ: one die each, the attacker first (ADV-09-04). Of allies the first in turn order rolls (ADV-09-13). */
function rollForSide(ctx: Ctx, battle: SeaBattle, side: BattleSide): void {
  const leaves = battle.wishes?.[side] ?? false
  const [first] = defendingPowers(ctx, battle)
  const defender = first ?? decidingPower(ctx, fleet(ctx, battle, 'defender'), battle.attacker)
  const by = side === 'attacker' ? battle.attacker : defender
  const topic = leaves ? 'disengagement-dice' : 'engagement-dice'
  const dice = roll(ctx, { by, topic, space: battle.space, count: 1, rule: 'ADV-09-04' })
  if (!dice) return
  const die = dice[0] as number
  const { swift, boats, transports } = bonusOf(ctx, battle, side, leaves)
  const plus = swift + boats + transports
  const { space, round } = battle
  emit(ctx, { type: 'engagement-rolled', space, round, side, power: by, leaves, die, bonus: plus, total: die + plus })
  const now = current(ctx)
  replaceTask(ctx, { ...now, rolls: { ...now.rolls, [side]: die + plus } })
  goToNextStep(ctx)
}

/** The higher total decides; ties go to the side with more cruisers or are rerolled (ADV-09-04, ADV-09-06, ADV-09-07). */
function settleEngagement(ctx: Ctx, battle: SeaBattle): void {
  const { attacker = 0, defender = 0 } = battle.rolls ?? {}
  const winner: BattleSide | null = attacker > defender ? 'attacker' : defender > attacker ? 'defender' : swifterSide(ctx, battle)
  const { rolls: _rolls, ...anew } = battle
  if (winner === null) {
    replaceTask(ctx, anew)
    return goToStep(ctx, 'attacker-engagement')
  }
  if (battle.wishes?.[winner]) return endBattle(ctx, battle, winner)
  // A failed attempt holds for one round (ADV-09-15).
  continueBattle(ctx)
}

function continueBattle(ctx: Ctx): void {
  const { space, round } = current(ctx)
  emit(ctx, { type: 'sea-round-ended', space, round, pressed: true })
  restartSteps(ctx)
}

function endBattle(ctx: Ctx, { space, round }: SeaBattle, left?: BattleSide | 'both'): void {
  emit(ctx, { type: 'sea-round-ended', space, round, pressed: false })
  if (left !== undefined) replaceTask(ctx, { ...current(ctx), left })
  goToStep(ctx, 'conclude')
}

/** Both sides choose; if they differ, dice decide. */
export const disengageSteps: readonly SeaBattleStep[] = [
  {
    id: 'disengage',
    track: 'leave',
    run: askToDisengage,
    question: stepHandler('disengage', (ctx, battle, { on }, by) => answerDisengage(ctx, battle, by, on)),
  },
  {
    id: 'attacker-engagement',
    track: 'leave',
    nextRoll: (ctx, battle) => engagementThrow(ctx, battle, 'attacker'),
    run: (ctx, battle) => rollForSide(ctx, battle, 'attacker'),
  },
  {
    id: 'defender-engagement',
    track: 'leave',
    nextRoll: (ctx, battle) => engagementThrow(ctx, battle, 'defender'),
    run: (ctx, battle) => rollForSide(ctx, battle, 'defender'),
  },
  { id: 'engagement', track: 'leave', run: settleEngagement },
]
