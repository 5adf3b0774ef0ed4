import type { Deed } from '../../../kernel/action.ts'

/** On anyone's turn, while no question is open. */
export const declareSubmarineWarfare: Deed<'declare-submarine-warfare'> = {
  shape: {},
  check: (ctx) => ctx.rules.hooks.warfareRefused(ctx),
  list: () => [{ type: 'declare-submarine-warfare' }],
  plan: (ctx) => ctx.rules.hooks.declareWarfare(ctx),
}
