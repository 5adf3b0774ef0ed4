import { emit } from '../../../kernel/context.ts'
import type { Alignment, Ctx, View } from '../../../kernel/rules.ts'
import { alignedWithSide } from '../../../phases/politics/minors.ts'
import { otherSide } from '../../../state/relations.ts'
import { isMobilized } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { GameState } from '../../../types/state.ts'

/**
 * A minor that joins a side as a whole: Greece (ADV-27-01, ADV-27-02), Russia's minors (ADV-26-16, ADV-26-17), Spain (ADV-29-05,
 * ADV-29-06); null: as printed.
 */
export function leaningOf({ rules, state }: View, minor: SpaceId): Alignment | null {
  const driven = state.war.leanings?.[minor]
  if (driven !== undefined) return alignedWithSide[driven]
  const leaning = rules.data.leanings?.[minor]
  if (!leaning || state.flow.round < (leaning.fromRound ?? 1) || (leaning.afterRevolution && !state.war.revolution)) return null
  return alignedWithSide[leaning.side]
}

/**
 * The first occupation of this territory (ADV-29-11) drives its unmobilized neutral (ADV-29-13) to the other side; other land
 * does not (ADV-29-10).
 */
export function provoke(ctx: Ctx, space: SpaceId, by: PowerId): void {
  const provocation = ctx.rules.data.provocations?.[space]
  if (!provocation || isMobilized(ctx.state, provocation.minor) || ctx.state.war.leanings?.[provocation.minor]) return
  const side = otherSide(ctx.rules.sideOf(by))
  emit(ctx, { type: 'minor-leaned', minor: provocation.minor, side, by, rule: provocation.rules[side] })
}

/** In a position, the holder counts as the occupier. */
export function readLeanings(rules: View['rules'], state: GameState): GameState {
  let next = state
  for (const [space, { minor }] of Object.entries(rules.data.provocations ?? {})) {
    const control = state.war.control[space]
    if (control === undefined || control === 'contested' || isMobilized(state, minor)) continue
    next = { ...next, war: { ...next.war, leanings: { ...next.war.leanings, [minor]: otherSide(rules.sideOf(control)) } } }
  }
  return next
}
