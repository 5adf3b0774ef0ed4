import type { Answer } from '../../kernel/action.ts'
import { dice, must } from '../../kernel/fields.ts'
import { refuse } from '../../refusal.ts'

/** What was rolled on real dice; whatever asked for them runs again and takes them. */
export const enterDice: Answer<'enter-dice'> = {
  shape: { dice: must(dice) },
  answers: ({ kind }) => kind === 'dice',
  say: () => 'enter-dice',
  check: (ctx, action, { count = 0 }) =>
    action.dice.length === count ? null : refuse(ctx, 'CONTRACT', 'dice-count', { n: count, m: action.dice.length }),
  plan: (ctx, action) => {
    ctx.entered = action.dice
  },
  // One example: what dice show is nobody's choice.
  list: (_ctx, { count = 0 }) => [{ type: 'enter-dice', dice: Array.from({ length: count }, (_, i) => (i % 6) + 1) }],
}
