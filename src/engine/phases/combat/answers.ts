import type { Ctx, QuestionHandler } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { ActionOf } from '../../types/action.ts'
import type { Question } from '../../types/decision.ts'
import type { PowerId } from '../../types/ids.ts'
import type { Battle } from '../../types/task.ts'
import { stepHandler } from './step.ts'

/** No more of them than the question is about, as boats that could dive (STD-NAV-06). */
export const checkAtMost = (
  ctx: Ctx,
  named: number,
  { count: most = 0, space }: Question,
  code: 'too-many-named' | 'too-many-boats',
) => (named > most ? refuse(ctx, 'CONTRACT', code, { n: most }, space) : null)

/** Every number of them that the question lets one name, none first. */
export const everyCount = <A>({ count = 0 }: Question, make: (n: number) => A): A[] =>
  Array.from({ length: count + 1 }, (_, n) => make(n))

const isOption = (ctx: Ctx, { option }: ActionOf<'choose'>, { options, space }: Question): Refusal | null =>
  options?.some((o) => o.id === option) ? null : refuse(ctx, 'CONTRACT', 'not-an-option', {}, space)

/** A question that one of its options answers. */
export const optionStepHandler = <B extends Battle>(answer: (ctx: Ctx, battle: B, option: string) => void): QuestionHandler<B> =>
  stepHandler<B, 'choose'>(
    'choose',
    (ctx, battle, action) => answer(ctx, battle, action.option),
    (ctx, _battle, action, decision) => isOption(ctx, action, decision),
  )

/** How many boats dive. */
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
