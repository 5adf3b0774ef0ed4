import type { EntryCheck, View } from '../../kernel/rules.ts'
import { refuse } from '../../refusal.ts'
import { controllerOf, isMobilized, placeOf } from '../../state/selectors.ts'
import type { SpaceId } from '../../types/ids.ts'

/**
 * A colony is closed until its minor mobilizes or a power enters it: only an enemy can be first (INF-COL-06, INF-COL-08,
 * INF-COL-10); Spanish colonies too (INF-COL-01, INF-COL-09).
 */
const isClosedColony = ({ state, rules }: View, colony: SpaceId): boolean => {
  const { colonyOf } = placeOf({ rules }, colony)
  if (colonyOf === null || isMobilized(state, colonyOf)) return false
  return controllerOf(state, colony) === null && !state.war.vacant.includes(colony)
}

/** Allied land units and fighters cannot enter or land (INF-COL-01, INF-COL-02, INF-COL-03, INF-COL-06, INF-COL-07). */
export const checkColony: EntryCheck = (ctx, { power, to, by }) => {
  if (ctx.rules.sideOf(power) !== 'allies' || !isClosedColony(ctx, to)) return null
  const words = { space: to, minor: placeOf(ctx, to).colonyOf ?? '' }
  return by === 'air'
    ? refuse(ctx, 'INF-COL-07', 'colony-closed-to-fighters', words, to)
    : refuse(ctx, by === 'sea' ? 'INF-COL-07' : 'INF-COL-06', 'colony-closed', words, to)
}
