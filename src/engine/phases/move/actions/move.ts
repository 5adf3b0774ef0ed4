import type { Deed } from '../../../kernel/action.ts'
import { counts, flag, ids, may, must, path, space } from '../../../kernel/fields.ts'
import { checkMove, doMove } from '../move.ts'

/** Units go from one space to another (STD-MOV-01). */
export const move: Deed<'move'> = {
  phase: 'move',
  isOrder: true,
  shape: {
    from: must(space),
    path: must(path),
    units: may(counts),
    damaged: may(counts),
    transports: may(ids),
    strategic: may(flag),
  },
  check: checkMove,
  plan: doMove,
}
