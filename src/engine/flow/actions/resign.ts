import type { PlayerAction } from '../../kernel/action.ts'
import { emit } from '../../kernel/context.ts'
import { required, side } from '../../kernel/fields.ts'
import { otherSide } from '../../state/relations.ts'

/** A side gives up, also while a question stands open. */
export const resign: PlayerAction<'resign'> = {
  shape: { side: required(side) },
  duringQuestions: true,
  check: () => null,
  // Nobody is offered defeat.
  list: () => [],
  perform: (ctx, { side: loser }) => {
    emit(ctx, { type: 'resigned', side: loser })
    emit(ctx, { type: 'war-won', side: otherSide(loser), how: 'resignation', capitals: [], rule: 'CONTRACT' })
  },
}
