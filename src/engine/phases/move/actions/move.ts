import type { Deed } from '../../../kernel/action.ts'
import { counts, flag, ids, may, must, path, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { GAS } from '../../../state/gas.ts'
import { movesStrategically, ownIn } from '../../../state/selectors.ts'
import type { ActionOf, ReachQuery } from '../../../types/action.ts'
import type { SpaceId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import { amounts } from '../../amounts.ts'
import { checkMove, doMove } from '../move.ts'
import { reachIn } from '../reach.ts'

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
  list: (ctx) =>
    Object.keys(ctx.state.war.units)
      .sort()
      .flatMap((from) =>
        groupsIn(ctx, from).flatMap((query) =>
          reachIn(ctx, query).map(({ path }): ActionOf<'move'> => ({ type: 'move', path, ...query })),
        ),
      ),
  listsAllowed: true,
  plan: doMove,
}

/** Each stack here that can still go, one of it or all of it, and where it may also strategically; none twice. */
function groupsIn(ctx: Ctx, from: SpaceId): ReachQuery[] {
  const own = ownIn(ctx.state, from, ctx.state.flow.power)
  const groups = new Map<string, ReachQuery>()
  const add = (query: ReachQuery): void => {
    const key = JSON.stringify(query)
    if (!groups.has(key)) groups.set(key, query)
  }
  for (const s of own) {
    const isCarrier = s.id !== undefined
    if (!isCarrier && ctx.rules.units[s.type].kind !== 'sea' && s.used !== undefined) continue
    for (const n of isCarrier ? [1] : amounts(s.count)) {
      const query = { from, ...named(own, s, n) }
      add(query)
      if (movesStrategically(ctx, s.type)) add({ ...query, strategic: true })
    }
  }
  return [...groups.values()]
}

/** So many of the stack, told from the others that stand here. */
function named(own: readonly Stack[], s: Stack, n: number): Omit<ReachQuery, 'from'> {
  if (s.id !== undefined) return { transports: [s.id] }
  if (s.damaged) return { damaged: { [s.type]: n } }
  const mixed = own.some((o) => o.type === s.type && o.gas !== s.gas)
  return { units: { [s.type]: n, ...(mixed ? { [GAS]: s.gas ? n : 0 } : {}) } }
}
