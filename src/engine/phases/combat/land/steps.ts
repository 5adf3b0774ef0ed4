import { emit, popTask, replaceTask } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { BattleSide, LandBattle } from '../../../types/task.ts'
import { settleControl } from '../../politics/control.ts'
import { goToNextStep, goToStep, isLastOfTrack, type LandBattleStep, skipTrack } from '../battle-step.ts'
import { type Battery, fireStep } from '../fire.ts'
import { lossStep } from '../losses/loss-step.ts'
import { landProblem } from '../losses/problem.ts'
import { attackBatteries, defenceBatteries, fighterBatteries, strikeBatteriesOf, withoutCoastal } from './batteries.ts'
import { seaborneIn, strikingGuns } from './begin.ts'
import { absorbsLeft, attackersOf, currentLandBattle, defendersOf, isInAirBattle } from './sides.ts'

const BOTH = ['attacker', 'defender'] as const

/**
 * Each defending gun fires at units coming ashore before the battle (STD-ASL-01, STD-ASL-02, STD-ASL-03, STD-ASL-04, STD-ASL-05,
 * STD-ASL-06, STD-ASL-07).
 */
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
    goToNextStep(ctx)
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
  // STD-ASL-12.
  whenTaken: (ctx, battle) => (attackersOf(ctx, battle).length === 0 ? goToStep(ctx, 'conclude') : goToNextStep(ctx)),
})

/** A side's fighters, if both sides have some (STD-LND-07). */
function airBatteries(view: View, battle: LandBattle, side: BattleSide): Battery[] {
  const own = fighterBatteries(view, attackersOf(view, battle), 'airBattle')
  const theirs = fighterBatteries(view, defendersOf(view, battle), 'airBattle')
  return own.length === 0 || theirs.length === 0 ? [] : side === 'attacker' ? own : theirs
}

/** Higher hits only damage (ADV-04-01). */
const removesUpTo = (view: View): number => view.rules.numbers.acesUpTo

/**
 * Air battle until one side has no fighters (STD-LND-07, ADV-04-05); the other gets supremacy (ADV-04-11), or neither
 * (ADV-04-10).
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

/** Before anybody fires on the ground (STD-LND-13). */
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

/** Repeats the air battle while both sides have fighters. Called by its last step (STD-LND-07, ADV-04-09). */
export function endAirRound(ctx: Ctx): void {
  if (!isLastOfTrack(ctx)) return goToNextStep(ctx)
  const now = currentLandBattle(ctx)
  replaceTask(ctx, { ...now, airRound: now.airRound + 1 })
  goToStep(ctx, 'air-attack')
}

/** The side with air supremacy fires first (WIK-04). */
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
    else goToNextStep(ctx)
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

/** Units that were hit still fire (STD-LND-14, STD-CBT-09). */
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

/** One round; the survivors decide (STD-LND-01, STD-LND-19, STD-LND-20). */
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

/** The steps of the printed land battle in order (STD-LND-02, STD-ASL-02). */
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

/** Fighters fire before all others (WIK-04). */
export const strafeSteps: readonly LandBattleStep[] = [strafeAttack, strafeDefence, strafeLosses]
