import { emit, popTask } from '../../../kernel/context.ts'
import type { ArmyCheck, Ctx, TaskRunner, View } from '../../../kernel/rules.ts'
import { campsIn, controllerOf } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/**
 * Armistice land held by the power's side: counts as controlled for movement, but has no marker and no income (ADV-26-09,
 * ADV-26-11).
 */
export const isHeldUnderArmistice = ({ rules, state }: View, space: SpaceId, power: PowerId): boolean =>
  state.war.armistice !== undefined && controllerOf(state, space) === null && state.war.armistice[space] === rules.sideOf(power)

const SETTLED: Readonly<Record<'held' | 'left' | 'contested', string>> = {
  held: 'ADV-26-21',
  left: 'ADV-26-10',
  contested: 'STD-MOV-04',
}

/**
 * Settles armistice land: contested, or held by one side (ADV-26-11, ADV-26-21); without units it is Russia's and closed
 * (ADV-26-10, ADV-26-12).
 */
function settleArmistice(ctx: Ctx, space: SpaceId): void {
  const { sides } = campsIn(ctx, space)
  const from = controllerOf(ctx.state, space)
  const [side] = sides
  const to = sides.length > 1 ? 'contested' : side === undefined ? ctx.rules.data.revolution.power : null
  const rule = SETTLED[to === 'contested' ? 'contested' : side === undefined ? 'left' : 'held']
  if (to !== 'contested' && ctx.state.war.armistice?.[space] !== side)
    emit(ctx, { type: 'armistice-settled', space, side: side ?? null, rule })
  if (from !== to)
    emit(ctx, { type: 'control-changed', space, from, to, cause: to === 'contested' ? 'contested' : 'armistice', rule })
}

/** Settles the space if it is armistice land; returns whether it was. */
export function settleIfArmistice(ctx: Ctx, space: SpaceId): boolean {
  if (ctx.state.war.armistice?.[space] === undefined) return false
  settleArmistice(ctx, space)
  return true
}

/** Armistice land needs infantry of its holder (ADV-26-09, ADV-26-11). */
export const checkFrontManned: ArmyCheck = (view, space) =>
  isHeldUnderArmistice(view, space, view.state.flow.power) ? { rule: 'ADV-26-09', code: 'front-without-infantry' } : null

/** As Movement closes: armistice land left without units (ADV-26-10). */
function leaveArmisticeLand(ctx: Ctx): void {
  popTask(ctx)
  for (const space of Object.keys(ctx.state.war.armistice ?? {}).sort())
    if (controllerOf(ctx.state, space) === null && campsIn(ctx, space).sides.length === 0) settleArmistice(ctx, space)
}

export const abandonmentsTask: TaskRunner<'abandonments'> = { run: leaveArmisticeLand }
