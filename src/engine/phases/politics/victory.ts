import type { VictoryCondition } from '../../../content/index.ts'
import { emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'
import { currentNeeds, isFulfilled, sideHolds, victoryConditions } from './victory-conditions.ts'

/** The capitals that a side holds of those its condition names. */
function heldCapitalsOf(ctx: Ctx, condition: VictoryCondition): SpaceId[] {
  const named = currentNeeds(ctx, condition).flatMap((list) => list.map((need) => need.space))
  return [...new Set(named)].filter((space) => sideHolds(ctx, condition.side, space))
}

function declareVictory(ctx: Ctx, condition: VictoryCondition): boolean {
  const { side, rule } = condition
  emit(ctx, { type: 'war-won', side, how: 'capitals', capitals: heldCapitalsOf(ctx, condition), rule })
  return true
}

/** The first condition that is fulfilled; if both sides have one the war goes on (INF-VICT-05, ADV-31-10). */
function decideVictory(ctx: Ctx, conditions: readonly VictoryCondition[]): boolean {
  const fulfilled = conditions.filter((c) => isFulfilled(ctx, c))
  const [first] = fulfilled
  return first !== undefined && fulfilled.every((c) => c.side === first.side) && declareVictory(ctx, first)
}

/**
 * As a turn ends: what is tested after this very power's turn (STD-VIC-01, STD-VIC-02, STD-VIC-04) or after every turn of its own
 * side (ADV-31-03, ADV-31-04), but not where the turn of a power that has left the war is only passed over (ADV-26-02); then,
 * after the last power's, what is tested as the round ends (ADV-31-05, ADV-31-08, ADV-31-10).
 */
export function testVictoryAfterTurn(ctx: Ctx, skipped = false): boolean {
  const { rules, state } = ctx
  const now = (when: VictoryCondition['when']) =>
    victoryConditions(rules).filter(
      (c) =>
        c.when === when &&
        (c.after === undefined
          ? when === 'round'
            ? state.flow.power === rules.order.at(-1)
            : !skipped && rules.sideOf(state.flow.power) === c.side
          : c.after === state.flow.power),
    )
  return decideVictory(ctx, now('turn')) || decideVictory(ctx, now('round'))
}

/**
 * Whenever a capital changes hands, whoever's turn it is: what its new controller's side wins with it at once (WIK-16, ADV-31-02,
 * ADV-31-07, ADV-31-13); and on that side's own turns what else this capital decides (ADV-31-03).
 */
export function testVictoryAtOnce(ctx: Ctx, capital: SpaceId, holder: PowerId): void {
  if (ctx.state.flow.winner) return
  const side = ctx.rules.sideOf(holder)
  const ownTurn = ctx.rules.sideOf(ctx.state.flow.power) === side
  const decidedBy = ({ when, needs, atOnceWith }: VictoryCondition): boolean =>
    when === 'at-once' ? needs.some((list) => list.some((need) => need.space === capital)) : ownTurn && atOnceWith === capital
  decideVictory(
    ctx,
    victoryConditions(ctx.rules).filter((c) => c.side === side && decidedBy(c)),
  )
}

/** Both sides' conditions once more, whenever they are tested in the ordinary way (TOU-VIC-03). */
export const testVictoryNow = (ctx: Ctx): boolean => decideVictory(ctx, victoryConditions(ctx.rules))
