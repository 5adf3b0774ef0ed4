import { emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { stacksIn } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Counts, PowerId, SpaceId } from '../../types/ids.ts'

/** All units of the power here, its cargo anywhere and all cargo aboard its transports (STD-REV-08, TOU-COL-08, TOU-COL-15). */
export function disbandUnits(ctx: Ctx, space: SpaceId, power: PowerId): void {
  const here = stacksIn(ctx.state, space)
  const own = here.filter((s) => s.power === power)
  const cargo = here.flatMap((s) => s.cargo ?? []).filter((c) => c.power === power)
  if (own.length === 0 && cargo.length === 0) return
  const units: Counts = countsOf(own)
  for (const c of cargo) units[c.type] = (units[c.type] ?? 0) + 1
  const others = own.flatMap((s) => s.cargo ?? []).filter((c) => c.power !== power)
  emit(ctx, { type: 'units-disbanded', power, space, units, cargo: others.map((c) => ({ power: c.power, type: c.type })) })
}
