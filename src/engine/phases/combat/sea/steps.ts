import { emit, popTask, replaceTask } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import type { SpaceId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { SeaStep, SeaTrack } from '../../../types/step.ts'
import type { BattleSide, SeaBattle } from '../../../types/task.ts'
import { diveStepHandler } from '../../answers.ts'
import { askInBattle, goToNextStep, goToStep, restartSteps, type SeaBattleStep } from '../battle-step.ts'
import { type Battery, fireStep } from '../fire.ts'
import { shipOwners } from '../forces.ts'
import { lossStep } from '../losses/loss-step.ts'
import { seaProblem } from '../losses/problem.ts'
import { countSubmarines, engagedShips, hasTargets, notSubmerged, oppositeSide, seaBatteries } from './ships.ts'

/** ADV-06-01. */
type FirePhase = 'first' | 'main'

/**
 * Asks each owner of submarines whether some dive instead of firing (STD-NAV-06, STD-SUB-04); defenders after the attackers' dice
 * (STD-NAV-09).
 */
export const diveStep = (id: SeaStep, track: SeaTrack, side: BattleSide, when: FirePhase): SeaBattleStep => ({
  id,
  track,
  run: (ctx, battle) => {
    const spared = battle.hunted || !hasTargets(ctx, battle, side)
    const ships: readonly Stack[] = spared ? [] : ctx.rules.hooks.firingShips(ctx, battle, side, when)
    const by = shipOwners(ctx, ships).find((p) => !battle.asked.includes(p) && countSubmarines(ctx, ships, p) > 0)
    if (by === undefined) return goToNextStep(ctx)
    const count = countSubmarines(ctx, ships, by)
    askInBattle(ctx, battle, { by, kind: 'submerge', topic: 'submerge', count, rule: 'STD-NAV-06' })
  },
  question: diveStepHandler((ctx, battle, count, by) => {
    replaceTask(ctx, { ...battle, asked: [...battle.asked, by] })
    if (count > 0) emit(ctx, { type: 'submarines-submerged', space: battle.space, power: by, count, round: battle.round })
  }),
})

const FIRE_SPECS = {
  main: {
    attacker: { step: 'sea-attack', topic: 'sea-attack-dice', rule: 'STD-NAV-04' },
    defender: { step: 'sea-defence', topic: 'sea-defence-dice', rule: 'STD-NAV-05' },
  },
  first: {
    attacker: { step: 'sea-first-attack', topic: 'first-attack-dice', rule: 'ADV-06-01' },
    defender: { step: 'sea-first-defence', topic: 'first-defence-dice', rule: 'ADV-06-01' },
  },
} as const

/** A side's dice; none without targets, as in a fight for the convoy only (ADV-10-29). */
function batteriesOf(view: View, battle: SeaBattle, side: BattleSide, when: FirePhase): readonly Battery[] {
  const ships = hasTargets(view, battle, side) ? view.rules.hooks.firingShips(view, battle, side, when) : []
  return view.rules.hooks.adjustSeaDice(view, battle, seaBatteries(view, ships, side === 'attacker' ? 'attack' : 'defence'))
}

/** A side fires, if it has targets (STD-NAV-03, STD-NAV-04, STD-NAV-05). */
export const seaFireStep = (id: SeaStep, track: SeaTrack, side: BattleSide, when: FirePhase): SeaBattleStep =>
  fireStep<SeaBattle>({
    id,
    track,
    fire: { side, ...FIRE_SPECS[when][side], batteries: (view, battle) => batteriesOf(view, battle, side, when) },
  })

/** A side's losses to the other side's dice. */
export const seaLossStep = (id: SeaStep, track: SeaTrack, side: BattleSide, when: FirePhase): SeaBattleStep =>
  lossStep<SeaBattle>({
    id,
    track,
    losses: {
      sides: [side],
      topic: 'sea-losses',
      problem: (ctx, battle) =>
        seaProblem(ctx, battle, side, {
          step: FIRE_SPECS[when][oppositeSide(side)].step,
          rule: when === 'first' ? 'ADV-06-04' : 'STD-NAV-10',
        }),
    },
  })

/** The battle ends if a side has only submerged boats or the attacker cannot fire (STD-NAV-14). */
function canContinue(ctx: Ctx, battle: SeaBattle): boolean {
  const own = notSubmerged(engagedShips(ctx, battle, 'attacker'))
  return notSubmerged(engagedShips(ctx, battle, 'defender')).length > 0 && own.some((s) => ctx.rules.units[s.type].attack > 0)
}

/** How the attacker may leave a sea battle after a round. */
export type SeaRetreat = {
  zones: (ctx: Ctx, battle: SeaBattle) => SpaceId[]
  check: (ctx: Ctx, battle: SeaBattle, to: SpaceId) => Refusal | null
  answer: (ctx: Ctx, battle: SeaBattle, to: SpaceId) => void
}

/** All survivors stay (STD-NAV-16). */
const noRetreat: SeaRetreat = {
  zones: () => [],
  check: (ctx, { attacker }, to) => refuse(ctx, 'CONTRACT', 'decision-open', { power: attacker }, to),
  answer: () => {},
}

/** The attacker starts another round or breaks off. Transports left alone are not lost (STD-NAV-14, STD-NAV-15). */
export const pressStep = (retreat: SeaRetreat): SeaBattleStep => ({
  id: 'press',
  track: 'press',
  run: (ctx, battle) => {
    const zones = retreat.zones(ctx, battle)
    if (!canContinue(ctx, battle) && zones.length === 0) {
      emit(ctx, { type: 'sea-round-ended', space: battle.space, round: battle.round, pressed: false })
      return goToNextStep(ctx)
    }
    const options = zones.map((id) => ({ id }))
    askInBattle(ctx, battle, {
      by: battle.attacker,
      kind: 'press',
      topic: 'press',
      ...(options.length > 0 ? { options } : {}),
      rule: options.length > 0 ? 'TOU-RET-01' : 'STD-NAV-14',
    })
  },
  question: {
    // Without firing units the attacker can only stay or leave (STD-NAV-14).
    check: (ctx, battle, _decision, action) => {
      if (action.type === 'retreat') return retreat.check(ctx, battle, action.to)
      if (action.type !== 'press' || !action.on || canContinue(ctx, battle)) return null
      return refuse(ctx, 'STD-NAV-14', 'nothing-left-to-fire', { space: battle.space }, battle.space)
    },
    answer: (ctx, battle, _decision, action) => {
      if (action.type === 'retreat') return retreat.answer(ctx, battle, action.to)
      if (action.type !== 'press') return
      emit(ctx, { type: 'sea-round-ended', space: battle.space, round: battle.round, pressed: action.on })
      if (action.on) restartSteps(ctx)
      else goToStep(ctx, 'conclude')
    },
  },
})

/** Survivors stay (STD-NAV-16) and boats surface (STD-NAV-08). */
const conclude: SeaBattleStep = {
  id: 'conclude',
  track: 'result',
  run: (ctx, battle) => {
    const own = engagedShips(ctx, battle, 'attacker')
    const theirs = engagedShips(ctx, battle, 'defender')
    const outcome = battle.retreated
      ? 'retreated'
      : own.length === 0
        ? theirs.length === 0
          ? 'annihilated'
          : 'repulsed'
        : notSubmerged(theirs).length === 0
          ? 'cleared'
          : battle.left === 'defender'
            ? 'disengaged'
            : 'broken-off'
    emit(ctx, { type: 'battle-ended', space: battle.space, kind: 'sea', attacker: battle.attacker, outcome })
    popTask(ctx)
  },
}

/** The steps of a sea round in order (STD-NAV-03). */
export const seaSteps: readonly SeaBattleStep[] = [
  diveStep('attacker-submerge', 'attack', 'attacker', 'main'),
  seaFireStep('attack', 'attack', 'attacker', 'main'),
  diveStep('defender-submerge', 'defence', 'defender', 'main'),
  seaFireStep('defence', 'defence', 'defender', 'main'),
  seaLossStep('attacker-losses', 'losses', 'attacker', 'main'),
  seaLossStep('defender-losses', 'losses', 'defender', 'main'),
  pressStep(noRetreat),
  conclude,
]
