import type { PlayerAction } from '../../../kernel/action.ts'

/** On anyone's turn, while no question is open. */
export const declareSubmarineWarfare: PlayerAction<'declare-submarine-warfare'> = {
  shape: {},
  check: (ctx) => ctx.rules.hooks.warfareRefused(ctx),
  list: () => [{ type: 'declare-submarine-warfare' }],
  perform: (ctx) => ctx.rules.hooks.declareWarfare(ctx),
}
