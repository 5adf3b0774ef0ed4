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

/** The check and the move in one call share the plan. */
const planCache = memoizeLast((ctx: Ctx, _state: GameState, action: MoveAction) => planMove(ctx, action))
const planFor = (ctx: Ctx, action: MoveAction) => planCache(ctx, ctx.state, action)

/** All reasons against the move, or null. */
export function checkMove(ctx: Ctx, action: MoveAction): Refusal | null {
  const found = planFor(ctx, action)
  return 'error' in found ? found.error : checkPlan(ctx, found.plan)
}

/** The same for a plan; `left`: reasons from movement left, which depend on the path's length only. */
export function checkPlan(ctx: Ctx, plan: MovePlan, left = checkMovementLeft(ctx, plan)): Refusal | null {
  if (plan.ships && (plan.land || plan.air)) return refuse(ctx, 'STD-MOV-02', 'ships-and-armies-apart', {}, plan.from)
  if (placeOf(ctx, plan.to).kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: plan.to }, plan.to)
  if (plan.strategic) return ctx.rules.hooks.checkStrategicMove(ctx, plan, left)
  // What holds a ship in its zone is the better reason.
  return gather(
    plan.ships ? [...checkAnchored(ctx, plan), left, ...checkFleetMove(ctx, plan)] : [left, ...checkArmyMove(ctx, plan)],
  )
}

/** Moves one group (STD-MOV-01); entering a defended territory contests it at once (STD-MOV-04). */
export function doMove(ctx: Ctx, action: MoveAction): void {
  const found = planFor(ctx, action)
  if (!('error' in found)) makeMove(ctx, found.plan)
}

/** Moves a checked plan. */
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
  // Destroyers pursue submarines before surface ships move (ADV-00-07).
  if (strategic && ctx.state.turn.strategic === 'surface') pushTasks(ctx, { task: 'pursuit' })
  if (!land) return
  enterWarIfInvaded(ctx, to)
  ctx.rules.hooks.onArmyEntered(ctx, to)
  if (enemiesIn(ctx, to, power).length > 0) makeContested(ctx, to)
}
