import type { PlayerAction } from '../../../kernel/action.ts'
import { counts, flag, ids, optional, path, required, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { GAS } from '../../../state/gas.ts'
import { movesStrategically, ownIn } from '../../../state/selectors.ts'
import type { ActionOf, ReachQuery } from '../../../types/action.ts'
import type { SpaceId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import { oneOrAll } from '../../amounts.ts'
import { checkMove, doMove } from '../move.ts'
import { reachableSpaces } from '../reach.ts'

/** Units go from one space to another (STD-MOV-01). */
export const move: PlayerAction<'move'> = {
  phase: 'move',
  isOrder: true,
  shape: {
    from: required(space),
    path: required(path),
    units: optional(counts),
    damaged: optional(counts),
    transports: optional(ids),
    strategic: optional(flag),
  },
  check: checkMove,
  list: (ctx) =>
    Object.keys(ctx.state.war.units)
      .sort()
      .flatMap((from) =>
        movableGroups(ctx, from).flatMap((query) =>
          reachableSpaces(ctx, query).map(({ path }): ActionOf<'move'> => ({ type: 'move', path, ...query })),
        ),
      ),
  listIsChecked: true,
  perform: doMove,
}

/** Each stack here that can still go, one of it or all of it, and where it may also strategically; none twice. */
function movableGroups(ctx: Ctx, from: SpaceId): ReachQuery[] {
  const own = ownIn(ctx.state, from, ctx.state.flow.power)
  const groups = new Map<string, ReachQuery>()
  const add = (query: ReachQuery): void => {
    const key = JSON.stringify(query)
    if (!groups.has(key)) groups.set(key, query)
  }
  for (const s of own) {
    const isCarrier = s.id !== undefined
    if (!isCarrier && ctx.rules.units[s.type].kind !== 'sea' && s.used !== undefined) continue
    for (const n of isCarrier ? [1] : oneOrAll(s.count)) {
      const query = { from, ...queryOf(own, s, n) }
      add(query)
      if (movesStrategically(ctx, s.type)) add({ ...query, strategic: true })
    }
  }
  return [...groups.values()]
}

/** So many of the stack, told from the others that stand here. */
function queryOf(own: readonly Stack[], s: Stack, n: number): Omit<ReachQuery, 'from'> {
  if (s.id !== undefined) return { transports: [s.id] }
  if (s.damaged) return { damaged: { [s.type]: n } }
  const mixed = own.some((o) => o.type === s.type && o.gas !== s.gas)
  return { units: { [s.type]: n, ...(mixed ? { [GAS]: s.gas ? n : 0 } : {}) } }
}
