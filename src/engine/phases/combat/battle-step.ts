import { ask, popTask, replaceTask } from '../../kernel/context.ts'
import type { BattleStep, Ctx, QuestionHandler, View } from '../../kernel/rules.ts'
import type { Refusal } from '../../refusal.ts'
import type { Action, ActionOf, ActionType } from '../../types/action.ts'
import type { Question, Throw } from '../../types/decision.ts'
import type { PowerId } from '../../types/ids.ts'
import type { LandTrack, SeaTrack } from '../../types/step.ts'
import type { Battle, LandBattle, SeaBattle } from '../../types/task.ts'

export type LandBattleStep = BattleStep<LandBattle>
export type SeaBattleStep = BattleStep<SeaBattle>

/** The steps of this kind of battle in order. */
export function stepsOf<B extends Battle>({ rules }: Pick<View, 'rules'>, battle: B): readonly BattleStep<B>[] {
  const { land, sea } = rules.steps
  return (battle.task === 'land-battle' ? land : sea) as unknown as readonly BattleStep<B>[]
}

const stepIndex = (view: Pick<View, 'rules'>, battle: Battle, id: Battle['step'] = battle.step): number =>
  stepsOf(view, battle).findIndex((step) => step.id === id)

/** The current step; undefined after the last. */
export const currentStep = <B extends Battle>(view: Pick<View, 'rules'>, battle: B): BattleStep<B> | undefined =>
  stepsOf(view, battle)[stepIndex(view, battle)]

/** Whether the battle is past this step or has no such step. */
export const hasPassedStep = (view: Pick<View, 'rules'>, battle: Battle, id: Battle['step']): boolean =>
  stepIndex(view, battle) > stepIndex(view, battle, id)

const currentBattle = (ctx: Ctx): Battle => ctx.state.flow.agenda.at(-1) as Battle

/** Continues the battle at this step. */
export function goToStep(ctx: Ctx, id: Battle['step']): void {
  const battle = currentBattle(ctx)
  replaceTask(ctx, (battle.task === 'sea-battle' ? { ...battle, step: id, asked: [] } : { ...battle, step: id }) as Battle)
}

/** Continues at the next step; ends the battle after the last. */
export function goToNextStep(ctx: Ctx): void {
  const battle = currentBattle(ctx)
  const following = stepsOf<Battle>(ctx, battle)[stepIndex(ctx, battle) + 1]
  if (following) goToStep(ctx, following.id)
  else popTask(ctx)
}

/** Starts another round at the first step (STD-NAV-14). */
export function restartSteps(ctx: Ctx): void {
  const [first] = stepsOf<Battle>(ctx, currentBattle(ctx))
  if (first) goToStep(ctx, first.id)
}

/** Continues after the last step of this track. */
export function skipTrack(ctx: Ctx, track: LandTrack | SeaTrack): void {
  const battle = currentBattle(ctx)
  const laterSteps = stepsOf<Battle>(ctx, battle).slice(stepIndex(ctx, battle) + 1)
  const following = laterSteps[laterSteps.findLastIndex((step) => step.track === track) + 1]
  if (following) goToStep(ctx, following.id)
  else popTask(ctx)
}

/** Whether this is the last step of its track. */
export function isLastOfTrack(ctx: Ctx): boolean {
  const battle = currentBattle(ctx)
  const track = currentStep<Battle>(ctx, battle)?.track
  return stepsOf<Battle>(ctx, battle)
    .slice(stepIndex(ctx, battle) + 1)
    .every((step) => step.track !== track)
}

type BattleQuestion = Omit<Question, 'id' | 'space'>

/** Asks a question about this battle. */
export const askInBattle = (ctx: Ctx, { space }: Battle, { by, kind, topic, ...more }: BattleQuestion): void =>
  ask(ctx, { by, kind, topic, space, ...more })

/** Handles a question answered by one action type. */
export const stepHandler = <B extends Battle, T extends ActionType>(
  type: T,
  answer: (ctx: Ctx, battle: B, action: ActionOf<T>, by: PowerId) => void,
  check?: (ctx: Ctx, battle: B, action: ActionOf<T>, decision: Question) => Refusal | null,
): QuestionHandler<B> => ({
  check: (ctx, battle, decision, action) =>
    action.type === type ? (check?.(ctx, battle, action as ActionOf<T>, decision) ?? null) : null,
  answer: (ctx, battle, decision, action) => {
    if (action.type === type) answer(ctx, battle, action as ActionOf<T>, decision.by)
  },
})

/** Runs the current step. */
export function runBattle<B extends Battle>(ctx: Ctx, battle: B): void {
  const step = currentStep(ctx, battle)
  if (step) step.run(ctx, battle)
  else popTask(ctx)
}

/** Delegates to the current step of the battle. */
export const battleTask = {
  run: runBattle<Battle>,
  nextRoll: (ctx: Ctx, battle: Battle): Throw | null => currentStep(ctx, battle)?.nextRoll?.(ctx, battle) ?? null,
  check: (ctx: Ctx, battle: Battle, decision: Question, action: Action): Refusal | null =>
    currentStep(ctx, battle)?.question?.check?.(ctx, battle, decision, action) ?? null,
  answer: (ctx: Ctx, battle: Battle, decision: Question, action: Action): void =>
    currentStep(ctx, battle)?.question?.answer(ctx, battle, decision, action),
}
