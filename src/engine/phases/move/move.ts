import { memoizeLast } from '../../../memoize.ts'
import { emit, pushTasks } from '../../kernel/context.ts'
import type { MovePlan } from '../../kernel/move-plan.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { enemiesIn, isClosedZone, minesStop, placeOf } from '../../state/selectors.ts'
import type { MoveAction } from '../../types/action.ts'
import type { GameState } from '../../types/state.ts'
import { makeContested } from '../politics/control.ts'
import { enterWarIfInvaded } from '../politics/neutral-powers.ts'
import { checkArmyMove } from './march/army-move.ts'
import { checkMovementLeft, planMove } from './plan.ts'
import { checkAnchored, checkFleetMove } from './sail/fleet-move.ts'

/** What was looked up to check a move serves to make it, within one call of the engine: nothing changes in between. */
const planCache = memoizeLast((ctx: Ctx, _state: GameState, action: MoveAction) => planMove(ctx, action))
const planFor = (ctx: Ctx, action: MoveAction) => planCache(ctx, ctx.state, action)

/** Why this move is refused, all reasons together; null when it may be made. */
export function checkMove(ctx: Ctx, action: MoveAction): Refusal | null {
  const found = planFor(ctx, action)
  return 'error' in found ? found.error : checkPlan(ctx, found.plan)
}

/** The same for what has been looked up already: of one plan only the way differs from one place to the next, and `left` with its length. */
export function checkPlan(ctx: Ctx, plan: MovePlan, left = checkMovementLeft(ctx, plan)): Refusal | null {
  if (plan.ships && (plan.land || plan.air)) return refuse(ctx, 'STD-MOV-02', 'ships-and-armies-apart', {}, plan.from)
  if (placeOf(ctx, plan.to).kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: plan.to }, plan.to)
  if (plan.strategic) return ctx.rules.hooks.checkStrategicMove(ctx, plan, left)
  // What ties a ship to its zone says more than that it has sailed far enough.
  return gather(
    plan.ships ? [...checkAnchored(ctx, plan), left, ...checkFleetMove(ctx, plan)] : [left, ...checkArmyMove(ctx, plan)],
  )
}

/** STD-MOV-01: moves are made one by one and count as simultaneous; entering a defended territory contests it at once (STD-MOV-04). */
export function doMove(ctx: Ctx, action: MoveAction): void {
  const found = planFor(ctx, action)
  if (!('error' in found)) makeMove(ctx, found.plan)
}

/** The same for what has been looked up already. */
export function makeMove(ctx: Ctx, plan: MovePlan): void {
  const { power, from, to, path, units, damaged, transports, land, ships, strategic } = plan
  const stops = ships && isClosedZone(ctx, to, power)
  emit(ctx, {
    type: 'units-moved',
    power,
    from,
    to,
    path: [...path],
    units,
    damaged,
    transports: [...transports],
    by: ships ? 'sea' : land ? 'land' : 'air',
    stops,
    ...(ships && minesStop(ctx, to, power) ? { mined: true as const } : {}),
    ...(strategic ? { strategic } : {}),
  })
  // Destroyers answer the submarines before surface ships make their strategic moves (ADV-00-07).
  if (strategic && ctx.state.turn.strategic === 'surface') pushTasks(ctx, { task: 'pursuit' })
  if (!land) return
  enterWarIfInvaded(ctx, to)
  ctx.rules.hooks.onArmyEntered(ctx, to)
  if (enemiesIn(ctx, to, power).length > 0) makeContested(ctx, to)
}
