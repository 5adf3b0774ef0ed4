import type { Ctx, TaskRunner } from '../kernel/rules.ts'
import { refuse } from '../refusal.ts'
import type { Action } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { TaskId, TaskOf } from '../types/task.ts'

/** The option an answer names; where fighters fly away the action of ships that do says it as well (ADV-PT2-07). */
const optionOf = (action: Action): string | null =>
  action.type === 'choose' ? action.option : action.type === 'retreat' ? action.to : null

/** A question of a task that one of its options answers, as which power takes a minor (STD-POL-14). */
export const optionTaskHandler = <T extends TaskId>(
  answer: (ctx: Ctx, task: TaskOf<T>, option: string, decision: Question) => void,
): Required<Pick<TaskRunner<T>, 'check' | 'answer'>> => ({
  check: (ctx, _task, decision, action) =>
    decision.options?.some((o) => o.id === optionOf(action))
      ? null
      : refuse(ctx, 'CONTRACT', 'not-an-option', {}, decision.space),
  answer: (ctx, task, decision, action) => answer(ctx, task, optionOf(action) as string, decision),
})
