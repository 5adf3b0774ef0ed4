import type { Deed } from '../../kernel/action.ts'
import { emit } from '../../kernel/context.ts'
import { must, side } from '../../kernel/fields.ts'
import { otherSide } from '../../state/relations.ts'

/** A side gives up, also while a question stands open. */
export const resign: Deed<'resign'> = {
  shape: { side: must(side) },
  always: true,
  check: () => null,
  // Nobody is offered defeat.
  list: () => [],
  plan: (ctx, { side: loser }) => {
    emit(ctx, { type: 'resigned', side: loser })
    emit(ctx, { type: 'war-won', side: otherSide(loser), how: 'resignation', capitals: [], rule: 'CONTRACT' })
  },
}
