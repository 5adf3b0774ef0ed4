import { emit, popTask, replaceTask } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { BattleSide, LandBattle } from '../../../types/task.ts'
import { settleControl } from '../../politics/control.ts'
import { goToStep, isLastOfTrack, type LandBattleStep, nextStep, skipTrack } from '../battle-step.ts'
import { type Battery, fireStep } from '../fire.ts'
import { lossStep } from '../losses/loss-step.ts'
import { landProblem } from '../losses/problem.ts'
import { attackBatteries, defenceBatteries, fighterBatteries, strikeBatteriesOf, withoutCoastal } from './batteries.ts'
import { seaborneIn, strikingGuns } from './begin.ts'
import { absorbsLeft, attackersOf, currentLandBattle, defendersOf, isInAirBattle } from './sides.ts'

const BOTH = ['attacker', 'defender'] as const

/** STD-ASL-01, STD-ASL-02, STD-ASL-03, STD-ASL-04, STD-ASL-05, STD-ASL-06, STD-ASL-07: before the battle each defending gun fires at those coming ashore. */
function strikeBatteries(view: View, battle: LandBattle): Battery[] {
  if (!isStruck(view, battle)) return []
  const batteries = strikeBatteriesOf(view, strikingGuns(view, battle))
  return withoutCoastal(view, battle, batteries).filter((b) => b.count > 0)
}

const isStruck = (view: View, battle: LandBattle): boolean =>
  battle.assault && strikingGuns(view, battle).length > 0 && seaborneIn(view, battle.space, battle.attacker).length > 0

const strike = fireStep<LandBattle>({
  id: 'strike',
  track: 'strike',
  fire: { side: 'defender', step: 'strike', topic: 'strike-dice', rule: 'STD-ASL-02', batteries: strikeBatteries },
  instead: (ctx, battle) => {
    if (isStruck(ctx, battle)) return false
    if (battle.assault) emit(ctx, { type: 'step-skipped', space: battle.space, step: 'strike', rule: 'STD-ASL-02' })
    nextStep(ctx)
    return true
  },
})

const strikeLosses = lossStep<LandBattle>({
  id: 'strike-losses',
  track: 'strike',
  losses: {
    sides: ['attacker'],
    topic: 'strike-losses',
    problem: (ctx, battle, side) =>
      landProblem(ctx, battle, side, {
        step: 'strike',
        rule: 'STD-ASL-04',
        targets: () => seaborneIn(ctx, battle.space, battle.attacker),
        seaborne: true,
        spares: 'STD-ASL-03',
      }),
  },
  // STD-ASL-12: nobody left to fight.
  whenTaken: (ctx, battle) => (attackersOf(ctx, battle).length === 0 ? goToStep(ctx, 'conclude') : nextStep(ctx)),
})

/** A side's fighters in the air, while there are some on both sides (STD-LND-07). */
function airBatteries(view: View, battle: LandBattle, side: BattleSide): Battery[] {
  const own = fighterBatteries(view, attackersOf(view, battle), 'airBattle')
  const theirs = fighterBatteries(view, defendersOf(view, battle), 'airBattle')
  return own.length === 0 || theirs.length === 0 ? [] : side === 'attacker' ? own : theirs
}

/** A die of the air battle that hits removes, or where it shows more than the aces need only damages (ADV-04-01). */
const removesUpTo = (view: View): number => view.rules.numbers.acesUpTo

/**
 * STD-LND-07, ADV-04-05: fighters first, both sides at once, until one side has none; a side alone, or left alone, has the air
 * (ADV-04-11), two sides with nobody up have not (ADV-04-10).
 */
const airAttack = fireStep<LandBattle>({
  id: 'air-attack',
  track: 'air',
  fire: {
    side: 'attacker',
    step: 'air',
    topic: 'air-dice',
    rule: 'STD-LND-07',
    batteries: (view, battle) => airBatteries(view, battle, 'attacker'),
    removesUpTo,
  },
  instead: (ctx, battle) => {
    const own = fighterBatteries(ctx, attackersOf(ctx, battle), 'airBattle').length > 0
    const theirs = fighterBatteries(ctx, defendersOf(ctx, battle), 'airBattle').length > 0
    if (own && theirs) return false
    const side = own ? 'attacker' : theirs ? 'defender' : null // STD-LND-08
    if (side !== null || battle.airRound > 0) emit(ctx, { type: 'air-supremacy', space: battle.space, side })
    else emit(ctx, { type: 'step-skipped', space: battle.space, step: 'air', rule: 'STD-LND-07' })
    skipTrack(ctx, 'air')
    return true
  },
})

const airDefence = fireStep<LandBattle>({
  id: 'air-defence',
  track: 'air',
  fire: {
    side: 'defender',
    step: 'air',
    topic: 'air-dice',
    rule: 'STD-LND-07',
    batteries: (view, battle) => airBatteries(view, battle, 'defender'),
    removesUpTo,
  },
})

/** STD-LND-13: gone at once, before anybody fires on the ground. */
const airLosses = lossStep<LandBattle>({
  id: 'air-losses',
  track: 'air',
  losses: {
    sides: BOTH,
    topic: 'air-losses',
    problem: (ctx, battle, side) =>
      landProblem(ctx, battle, side, {
        step: 'air',
        rule: side === 'defender' ? 'STD-MUL-04' : 'STD-LND-07',
        targets: (_ctx, _battle, force) => force.filter((s) => isInAirBattle(ctx, s)),
        spares: 'STD-LND-07',
      }),
  },
  whenTaken: endAirRound,
})

/** On until one side at most has fighters in the air (STD-LND-07, ADV-04-09); asked by the last step of the air battle. */
export function endAirRound(ctx: Ctx): void {
  if (!isLastOfTrack(ctx)) return nextStep(ctx)
  const now = currentLandBattle(ctx)
  replaceTask(ctx, { ...now, airRound: now.airRound + 1 })
  goToStep(ctx, 'air-attack')
}

/** WIK-04: the side with air supremacy strafes before anybody else fires. */
const strafers = (view: View, battle: LandBattle, side: BattleSide): Battery[] => {
  if (battle.supremacy !== side) return []
  return side === 'attacker'
    ? fighterBatteries(view, attackersOf(view, battle), 'attack')
    : fighterBatteries(view, defendersOf(view, battle), 'defence')
}

const strafeAttack = fireStep<LandBattle>({
  id: 'strafe-attack',
  track: 'strafe',
  fire: {
    side: 'attacker',
    step: 'strafe',
    topic: 'strafe-dice',
    rule: 'WIK-04',
    batteries: (view, battle) => strafers(view, battle, 'attacker'),
  },
})

const strafeDefence = fireStep<LandBattle>({
  id: 'strafe-defence',
  track: 'strafe',
  fire: {
    side: 'defender',
    step: 'strafe',
    topic: 'strafe-dice',
    rule: 'WIK-04',
    batteries: (view, battle) => strafers(view, battle, 'defender'),
    absorbs: absorbsLeft,
  },
})

const strafeLosses = lossStep<LandBattle>({
  id: 'strafe-losses',
  track: 'strafe',
  losses: {
    sides: BOTH,
    topic: 'strafe-losses',
    problem: (ctx, battle, side) =>
      landProblem(ctx, battle, side, {
        step: 'strafe',
        rule: 'WIK-04',
        targets: (_ctx, _battle, force) => force.filter((s) => !hasTag(ctx, s.type, 'air-battle')),
      }),
  },
  whenTaken: (ctx, battle) => {
    if (attackersOf(ctx, battle).length === 0 || defendersOf(ctx, battle).length === 0) goToStep(ctx, 'conclude')
    else nextStep(ctx)
  },
})

const attack = fireStep<LandBattle>({
  id: 'attack',
  track: 'fire',
  emitIfEmpty: true,
  fire: {
    side: 'attacker',
    step: 'attack',
    topic: 'attack-dice',
    rule: 'STD-LND-03',
    batteries: (view, battle) =>
      attackBatteries(view, attackersOf(view, battle), battle.bombarding, battle.supremacy === 'attacker', battle),
  },
})

/** STD-LND-14, STD-CBT-09: units that are hit still fire; both sides lose afterwards. */
const defence = fireStep<LandBattle>({
  id: 'defence',
  track: 'fire',
  emitIfEmpty: true,
  fire: {
    side: 'defender',
    step: 'defence',
    topic: 'defence-dice',
    rule: 'STD-LND-04',
    batteries: (view, battle) =>
      withoutCoastal(view, battle, defenceBatteries(view, defendersOf(view, battle), battle.supremacy === 'defender', battle)),
    absorbs: absorbsLeft,
  },
})

const groundLosses = (id: 'attacker-losses' | 'defender-losses', side: BattleSide, step: 'attack' | 'defence'): LandBattleStep =>
  lossStep<LandBattle>({
    id,
    track: 'losses',
    losses: {
      sides: [side],
      topic: 'land-losses',
      problem: (ctx, battle) => landProblem(ctx, battle, side, { step, rule: 'STD-LND-17' }),
    },
  })

/** STD-LND-01, STD-LND-19, STD-LND-20: one round, then what is left decides. */
const conclude: LandBattleStep = {
  id: 'conclude',
  track: 'result',
  run: (ctx, battle) => {
    const won = attackersOf(ctx, battle).length > 0
    const held = defendersOf(ctx, battle).length > 0
    const outcome = won ? (held ? 'contested' : 'cleared') : held ? 'repulsed' : 'annihilated'
    emit(ctx, { type: 'battle-ended', space: battle.space, kind: 'land', attacker: battle.attacker, outcome })
    popTask(ctx)
    settleControl(ctx, battle.space, 'captured', battle.with)
  },
}

/** The steps of the printed battle on land, in order: STD-LND-02, with the strike of STD-ASL-02 before it. */
export const landSteps: readonly LandBattleStep[] = [
  strike,
  strikeLosses,
  airAttack,
  airDefence,
  airLosses,
  attack,
  defence,
  groundLosses('attacker-losses', 'attacker', 'defence'),
  groundLosses('defender-losses', 'defender', 'attack'),
  conclude,
]

/** Fighters that fire before all others (WIK-04). */
export const strafeSteps: readonly LandBattleStep[] = [strafeAttack, strafeDefence, strafeLosses]
