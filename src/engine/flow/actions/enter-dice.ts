import type { AnswerAction } from '../../kernel/action.ts'
import { dice, required } from '../../kernel/fields.ts'
import { refuse } from '../../refusal.ts'

/** What was rolled on real dice; whatever asked for them runs again and takes them. */
export const enterDice: AnswerAction<'enter-dice'> = {
  shape: { dice: required(dice) },
  answers: ({ kind }) => kind === 'dice',
  summary: () => 'enter-dice',
  check: (ctx, action, { count = 0 }) =>
    action.dice.length === count ? null : refuse(ctx, 'CONTRACT', 'dice-count', { n: count, m: action.dice.length }),
  perform: (ctx, action) => {
    ctx.entered = action.dice
  },
  // One example: what dice show is nobody's choice.
  list: (_ctx, { count = 0 }) => [{ type: 'enter-dice', dice: Array.from({ length: count }, (_, i) => (i % 6) + 1) }],
}
