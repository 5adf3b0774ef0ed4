import { type Ctx, emit } from '../../flow/context.ts'
import { controllerOf, placeOf } from '../../state/queries.ts'
import { SIDES, type Side, type SpaceId } from '../../types/ids.ts'

/** Control counts for the alliance as a whole; a contested capital counts for nobody (STD-VIC-03). */
const holds = (ctx: Ctx, side: Side, capital: SpaceId): boolean => {
  const control = controllerOf(ctx.state, capital)
  return control !== null && control !== 'contested' && ctx.rules.sideOf(control) === side
}

/** The capitals that give this side victory, or null (STD-VIC-01, VIC-02). */
export function winningCapitals(ctx: Ctx, side: Side): SpaceId[] | null {
  const test = ctx.rules.data.victory[side]
  const all = (test.all ?? []).filter((c) => holds(ctx, side, c))
  const some = test.among.filter((c) => holds(ctx, side, c))
  if (all.length < (test.all?.length ?? 0) || some.length < test.count) return null
  if (test.including && !some.some((c) => test.including?.includes(c))) return null
  return [...all, ...some]
}

function declare(ctx: Ctx, side: Side, rule: string): boolean {
  const capitals = winningCapitals(ctx, side)
  if (capitals === null) return false
  emit(ctx, { type: 'war-won', side, how: 'capitals', capitals, rule })
  return true
}

/** At the end of the turn after which a side's capitals are counted (STD-VIC-01, VIC-02, VIC-04). */
export function testVictoryAfterTurn(ctx: Ctx): boolean {
  return SIDES.some(
    (side) =>
      ctx.rules.data.victory[side].testedAfter === ctx.state.power &&
      declare(ctx, side, side === 'allies' ? 'STD-VIC-01' : 'STD-VIC-02'),
  )
}

/** WIK-16: whenever a capital changes hands. */
export function testVictoryAtOnce(ctx: Ctx, space: SpaceId): void {
  if (ctx.rules.switches.victoryTested !== 'at-once' || placeOf(ctx, space).capitalOf === null || ctx.state.winner) return
  for (const side of SIDES) if (declare(ctx, side, 'WIK-16')) return
}
