import type { MovePlan } from '../../kernel/move-plan.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { includesBoundUnits } from '../../phases/move/march/army-move.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { controllerOf, isUnmobilizedMinor, landStatus, placeOf, statusOf } from '../../state/selectors.ts'
import type { SpaceId } from '../../types/ids.ts'

/**
 * A two-step march starts in friendly land (TOU-MOV-01) and crosses land its side controls (TOU-MOV-13, TOU-MOV-14). It may end
 * in contested land or a friendly minor (TOU-MOV-03, TOU-MOV-04).
 */
export function checkTwoSteps(ctx: Ctx, { power, from, path, to, units }: MovePlan): Refusal | null {
  if (includesBoundUnits(ctx, from, units)) return refuse(ctx, 'TOU-MOV-05', 'one-step-from-the-front', { from }, from)
  if (statusOf(ctx, from, power) !== 'friendly') return refuse(ctx, 'TOU-MOV-01', 'march-starts-among-friends', { from }, from)
  for (const step of path.slice(0, -1)) {
    const ends = endsAt(ctx, step, power)
    if (ends) return refuse(ctx, ends.rule, ends.sentence, { space: step, to }, step)
  }
  const end = closedAsSecond(ctx, to, power)
  if (end === 'TOU-MOV-03') return refuse(ctx, end, 'contested-this-turn', { space: to }, to)
  return end ? refuse(ctx, end, 'only-as-first-step', { space: to }, to) : null
}

type Ends = { rule: string; sentence: string }

/** Why a march cannot continue from here, or null. */
function endsAt(ctx: Ctx, space: SpaceId, power: MovePlan['power']): Ends | null {
  const closed = closedAsSecond(ctx, space, power)
  if (closed) return { rule: closed, sentence: 'march-ends-there' }
  if (statusOf(ctx, space, power) === 'contested') return { rule: 'TOU-MOV-03', sentence: 'march-ends-in-battle' }
  // A friendly minor without entry yet: it must first mobilize or be claimed.
  return controllerOf(ctx.state, space) === null ? { rule: 'TOU-MOV-04', sentence: 'march-ends-in-a-minor' } : null
}

/**
 * Hostile, neutral and vacant land can only be the first step (TOU-MOV-02, TOU-MOV-13), even if contested since this turn
 * (TOU-MOV-03).
 */
function closedAsSecond(ctx: Ctx, space: SpaceId, power: MovePlan['power']): string | null {
  const status = statusOf(ctx, space, power)
  if (status === 'friendly') return null
  if (status === 'contested') {
    const before = landStatus(ctx, space, power, ctx.state.turn.opened.control[space] ?? null)
    return before === 'friendly' || before === 'contested' ? null : 'TOU-MOV-03'
  }
  const nobodys = controllerOf(ctx.state, space) === null && !isUnmobilizedMinor(ctx, space) && !isAsleep(ctx, space)
  return nobodys ? 'TOU-MOV-13' : 'TOU-MOV-02'
}

/** A minor's colony that no power has entered yet. */
const isAsleep = (ctx: Ctx, space: SpaceId): boolean =>
  placeOf(ctx, space).colonyOf !== null && !ctx.state.war.vacant.includes(space)
