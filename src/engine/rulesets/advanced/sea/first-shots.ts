import { replaceTask } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { goToNextStep, type SeaBattleStep } from '../../../phases/combat/battle-step.ts'
import { countSubmarines, engagedShips, hasTargets, notSubmerged, oppositeSide } from '../../../phases/combat/sea/ships.ts'
import { diveStep, seaFireStep, seaLossStep } from '../../../phases/combat/sea/steps.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Owner } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { BattleSide, SeaBattle } from '../../../types/task.ts'
import { convoyNaming } from './convoy-raid.ts'
import { diveAll } from './submarine-dive.ts'

const SIDES: readonly BattleSide[] = ['attacker', 'defender']

/**
 * Sides whose submarines fire first this round: the enemy has no destroyer in the battle (ADV-05-02, ADV-06-01, ADV-06-11).
 * Escorts do not count (ADV-10-17); none after a dive of the whole defence (ADV-06-26).
 */
export function countDestroyers(ctx: Ctx, battle: SeaBattle): BattleSide[] {
  if (battle.hunted) return []
  return SIDES.filter(
    (side) =>
      countSubmarines(ctx, engagedShips(ctx, battle, side)) > 0 &&
      hasTargets(ctx, battle, side) &&
      !notSubmerged(engagedShips(ctx, battle, oppositeSide(side))).some((s) => hasTag(ctx, s.type, 'patrols')),
  )
}

const hasFirstShot = (battle: SeaBattle, side: BattleSide): boolean => battle.firstShot?.includes(side) ?? false

/**
 * Ships that fire or dive in a step. `first`: submarines with a first shot, both sides at once (ADV-06-02, ADV-06-03, ADV-06-04,
 * ADV-06-05); `main`: all others (ADV-06-08, ADV-06-09, ADV-06-10).
 */
export function shootersIn(view: View, battle: SeaBattle, side: BattleSide, step: 'first' | 'main'): Stack[] {
  const ships = engagedShips(view, battle, side)
  const isBoat = (s: Stack): boolean => hasTag(view, s.type, 'submerges')
  const first = hasFirstShot(battle, side)
  if (step === 'first') return first ? ships.filter(isBoat) : []
  return first ? ships.filter((s) => !isBoat(s)) : ships
}

/** Boats that dived could be hit by first shots only (ADV-06-06, ADV-06-07). */
export function closeFirstShots(ctx: Ctx, battle: SeaBattle): void {
  const dived = { ...battle.dived }
  for (const [owner, n] of Object.entries(battle.diving) as [Owner, number][]) dived[owner] = (dived[owner] ?? 0) + n
  // After a dive of the whole defence the boats stay targets (ADV-06-14).
  if (!battle.hunted) replaceTask(ctx, { ...battle, dived, diving: {} })
}

/** Decisions before the first dice (ADV-06-12, ADV-10-06, ADV-06-11), then first shots and their losses (ADV-00-06). */
export const openingSteps: readonly SeaBattleStep[] = [
  diveAll,
  ...convoyNaming,
  {
    id: 'count-destroyers',
    track: 'first-shot',
    run: (ctx: Ctx, battle: SeaBattle): void => {
      replaceTask(ctx, { ...battle, firstShot: countDestroyers(ctx, battle) })
      goToNextStep(ctx)
    },
  },
  diveStep('first-attacker-submerge', 'first-shot', 'attacker', 'first'),
  seaFireStep('first-attack', 'first-shot', 'attacker', 'first'),
  diveStep('first-defender-submerge', 'first-shot', 'defender', 'first'),
  seaFireStep('first-defence', 'first-shot', 'defender', 'first'),
  seaLossStep('first-attacker-losses', 'first-shot', 'attacker', 'first'),
  seaLossStep('first-defender-losses', 'first-shot', 'defender', 'first'),
  {
    id: 'first-shots-over',
    track: 'first-shot',
    run: (ctx: Ctx, battle: SeaBattle): void => {
      closeFirstShots(ctx, battle)
      goToNextStep(ctx)
    },
  },
]
