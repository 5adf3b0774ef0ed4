import type { Deed } from '../../../kernel/action.ts'
import { counts, must, space } from '../../../kernel/fields.ts'
import type { ActionOf } from '../../../types/action.ts'
import { amounts } from '../../amounts.ts'
import { checkMobilize, doMobilize, shouldWait } from '../mobilize.ts'
import { placementsIn } from '../placements.ts'

/** Bought units are placed (STD-MOB-01). */
export const mobilize: Deed<'mobilize'> = {
  phase: 'mobilize',
  isOrder: true,
  shape: { units: must(counts), to: must(space) },
  check: checkMobilize,
  list: (ctx) =>
    placementsIn(ctx).flatMap(({ space, types }) =>
      types.flatMap((type) =>
        amounts(shouldWait(ctx, type, space) ? 0 : (ctx.state.turn.purchase[type] ?? 0)).map(
          (n): ActionOf<'mobilize'> => ({ type: 'mobilize', units: { [type]: n }, to: space }),
        ),
      ),
    ),
  plan: doMobilize,
}
