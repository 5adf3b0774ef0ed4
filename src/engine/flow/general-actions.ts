import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import { emit, pushTasks } from '../kernel/context.ts'
import { dice, required, side, text } from '../kernel/fields.ts'
import { gather, refuse } from '../refusal.ts'
import { otherSide } from '../state/relations.ts'
import { PHASE_RULES } from './phases.ts'
import { afterPhase } from './turn.ts'

export const choose: AnswerAction<'choose'> = {
  shape: { option: required(text) },
  answers: ({ kind }) => kind === 'choice',
  summary: ({ option }) => option,
  list: (_ctx, { options = [] }) => options.map(({ id }) => ({ type: 'choose', option: id })),
}

/** Dice rolled by hand. The task that asked for them runs again and takes them. */
export const enterDice: AnswerAction<'enter-dice'> = {
  shape: { dice: required(dice) },
  answers: ({ kind }) => kind === 'dice',
  summary: () => 'enter-dice',
  check: (ctx, action, { count = 0 }) =>
    action.dice.length === count ? null : refuse(ctx, 'CONTRACT', 'dice-count', { n: count, m: action.dice.length }),
  perform: (ctx, action) => {
    ctx.entered = action.dice
  },
  // One example only.
  list: (_ctx, { count = 0 }) => [{ type: 'enter-dice', dice: Array.from({ length: count }, (_, i) => (i % 6) + 1) }],
}

/** Ends the phase. The ruleset's reasons against it come first. */
export const endPhase: PlayerAction<'end-phase'> = {
  shape: {},
  check: (ctx) =>
    gather([...ctx.rules.checks.end.map((check) => check(ctx)), PHASE_RULES[ctx.state.flow.phase].checkEnd?.(ctx) ?? null]),
  list: () => [{ type: 'end-phase' }],
  perform: (ctx) => {
    const { phase } = ctx.state.flow
    const tasks = PHASE_RULES[phase].closingTasks(ctx)
    afterPhase(ctx, phase)
    pushTasks(ctx, ...tasks)
  },
}

/** A side gives up, even while a question is open. */
export const resign: PlayerAction<'resign'> = {
  shape: { side: required(side) },
  duringQuestions: true,
  check: () => null,
  // Never offered.
  list: () => [],
  perform: (ctx, { side: loser }) => {
    emit(ctx, { type: 'resigned', side: loser })
    emit(ctx, { type: 'war-won', side: otherSide(loser), how: 'resignation', capitals: [], rule: 'CONTRACT' })
  },
}
