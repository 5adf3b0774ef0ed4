import { replaceTask } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { goToNextStep, type SeaBattleStep } from '../../../phases/combat/battle-step.ts'
import { diveStep, seaFireStep, seaLossStep } from '../../../phases/combat/sea/steps.ts'
import type { SeaBattle } from '../../../types/task.ts'
import { convoyNaming } from './convoy.ts'
import { diveAll } from './dive.ts'
import { closeFirstShots, countDestroyers } from './first-shot.ts'

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
