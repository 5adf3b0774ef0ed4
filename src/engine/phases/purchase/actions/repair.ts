import type { PlayerAction } from '../../../kernel/action.ts'
import { optional, positiveCount, required, space } from '../../../kernel/fields.ts'
import { ownIn } from '../../../state/selectors.ts'
import { checkRepair, doRepair } from '../purchase.ts'

/** Damaged battleships at a naval base (STD-PUR-07). */
export const repair: PlayerAction<'repair'> = {
  phase: 'purchase',
  isOrder: true,
  shape: { space: required(space), count: optional(positiveCount) },
  check: checkRepair,
  list: ({ rules, state }) =>
    rules.map.zones
      .filter(({ id }) => ownIn(state, id, state.flow.power).some((s) => s.damaged))
      .map(({ id }) => ({ type: 'repair', space: id })),
  perform: doRepair,
}
