import type { Ctx, QuestionHandler, TaskRunner } from '../kernel/rules.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Action, ActionOf } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { PowerId } from '../types/ids.ts'
import type { Battle, TaskId, TaskOf } from '../types/task.ts'
import { stepHandler } from './combat/battle-step.ts'

/** Offered amounts: one unit and all of them. */
export const oneOrAll = (n: number): number[] => (n > 1 ? [1, n] : n === 1 ? [1] : [])

/** The chosen option; fighters may also use `retreat` (ADV-PT2-07). */
const optionOf = (action: Action): string | null =>
  action.type === 'choose' ? action.option : action.type === 'retreat' ? action.to : null

/** Handles a task's question with options (STD-POL-14). */
export const optionTaskHandler = <T extends TaskId>(
  answer: (ctx: Ctx, task: TaskOf<T>, option: string, decision: Question) => void,
): Required<Pick<TaskRunner<T>, 'check' | 'answer'>> => ({
  check: (ctx, _task, decision, action) =>
    decision.options?.some((o) => o.id === optionOf(action))
      ? null
      : refuse(ctx, 'CONTRACT', 'not-an-option', {}, decision.space),
  answer: (ctx, task, decision, action) => answer(ctx, task, optionOf(action) as string, decision),
})

/** Refuses more than the question allows (STD-NAV-06). */
export const checkAtMost = (
  ctx: Ctx,
  named: number,
  { count: most = 0, space }: Question,
  code: 'too-many-named' | 'too-many-boats',
) => (named > most ? refuse(ctx, 'CONTRACT', code, { n: most }, space) : null)

/** Lists every number the question allows, from 0. */
export const everyCount = <A>({ count = 0 }: Question, make: (n: number) => A): A[] =>
  Array.from({ length: count + 1 }, (_, n) => make(n))

const isOption = (ctx: Ctx, { option }: ActionOf<'choose'>, { options, space }: Question): Refusal | null =>
  options?.some((o) => o.id === option) ? null : refuse(ctx, 'CONTRACT', 'not-an-option', {}, space)

/** Handles a battle step's question with options. */
export const optionStepHandler = <B extends Battle>(answer: (ctx: Ctx, battle: B, option: string) => void): QuestionHandler<B> =>
  stepHandler<B, 'choose'>(
    'choose',
    (ctx, battle, action) => answer(ctx, battle, action.option),
    (ctx, _battle, action, decision) => isOption(ctx, action, decision),
  )

/** Handles the question how many submarines dive. */
export const diveStepHandler = <B extends Battle>(
  answer: (ctx: Ctx, battle: B, count: number, by: PowerId) => void,
  check?: (ctx: Ctx, battle: B, count: number, most: number) => Refusal | null,
): QuestionHandler<B> =>
  stepHandler<B, 'submerge'>(
    'submerge',
    (ctx, battle, { count }, by) => answer(ctx, battle, count, by),
    (ctx, battle, { count }, decision) =>
      checkAtMost(ctx, count, decision, 'too-many-boats') ?? check?.(ctx, battle, count, decision.count ?? 0) ?? null,
  )
