import type { Ctx } from '../../kernel/rules.ts'
import { boundAtStart } from '../../state/bound.ts'
import { entries } from '../../state/stacks.ts'
import type { Counts, SpaceId } from '../../types/ids.ts'

/** Units that can still move here and began the turn in contested land (STD-MOV-06). */
export const includesBoundUnits = (ctx: Ctx, from: SpaceId, units: Counts): boolean =>
  entries(units).some(([type]) => boundAtStart(ctx.rules, ctx.state, from, type))
