import type { BattleStep, Ctx, StepLosses } from '../../../kernel/rules.ts'
import { refuse } from '../../../refusal.ts'
import type { Battle } from '../../../types/task.ts'
import { nextStep, stepHandler } from '../step.ts'
import { readAnswer } from './answer.ts'
import { applyLosses, hitsOwed, openLossProblem, takeLosses } from './take.ts'

type LossStepSpec<B extends Battle> = Pick<BattleStep<B>, 'id' | 'track'> & {
  losses: Pick<StepLosses<B>, 'sides' | 'topic' | 'problem'> & Partial<StepLosses<B>>
  /** What comes when nothing is owed any more; by default the next step. */
  whenTaken?: (ctx: Ctx, battle: B) => void
}

/** A step in which hits are taken (STD-LND-17, STD-NAV-10): without a question where there is no choice. */
export function lossStep<B extends Battle>({ id, track, losses: given, whenTaken = nextStep }: LossStepSpec<B>): BattleStep<B> {
  const losses: StepLosses<B> = { owed: hitsOwed, apply: applyLosses, ...given }
  return {
    id,
    track,
    losses,
    run: (ctx, battle) => {
      if (takeLosses(ctx, battle, losses)) whenTaken(ctx, battle)
    },
    question: stepHandler(
      'casualties',
      (ctx, battle, action, by) => {
        const problem = openLossProblem(ctx, battle, losses)
        const read = problem && readAnswer(ctx, problem, action)
        if (problem && read && 'choice' in read) losses.apply(ctx, problem, read.choice, by, read.ids)
      },
      (ctx, battle, action, { space }) => {
        const problem = openLossProblem(ctx, battle, losses)
        if (!problem) return refuse(ctx, 'CONTRACT', 'no-decision', {}, space)
        const read = readAnswer(ctx, problem, action)
        return 'error' in read ? { ...read.error, ...(space === undefined ? {} : { space }) } : null
      },
    ),
  }
}
