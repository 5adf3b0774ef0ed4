import { emit, pop } from '../../../kernel/context.ts'
import type { ArmyCheck, Ctx, Runner, View } from '../../../kernel/rules.ts'
import { campsIn, controllerOf } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/**
 * Does the power's side hold this front land under the armistice? It counts as controlled by that side in every rule of
 * movement, though nobody's marker lies there and it pays nobody (ADV-26-09, ADV-26-11).
 */
export const heldUnderArmistice = ({ rules, state }: View, space: SpaceId, power: PowerId): boolean =>
  state.war.armistice !== undefined && controllerOf(state, space) === null && state.war.armistice[space] === rules.sideOf(power)

const SETTLED: Readonly<Record<'held' | 'left' | 'contested', string>> = {
  held: 'ADV-26-21',
  left: 'ADV-26-10',
  contested: 'STD-MOV-04',
}

/**
 * Whose front land is after a battle or a withdrawal: contested as long as both sides stand there, else of the side that does
 * (ADV-26-11, ADV-26-21); once nobody does it is Russia's, out of play (ADV-26-10, ADV-26-12).
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

/** Front land goes by the armistice, whoever takes or leaves it. */
export function settlesByArmistice(ctx: Ctx, space: SpaceId): boolean {
  if (ctx.state.war.armistice?.[space] === undefined) return false
  settleArmistice(ctx, space)
  return true
}

/** It asks an infantry of whoever holds it (ADV-26-09, ADV-26-11). */
export const frontStaysManned: ArmyCheck = (view, space) =>
  heldUnderArmistice(view, space, view.state.flow.power) ? { rule: 'ADV-26-09', code: 'front-without-infantry' } : null

/** As Movement closes: front land that the side which held it has left without a fight (ADV-26-10). */
function leaveArmisticeLand(ctx: Ctx): void {
  pop(ctx)
  for (const space of Object.keys(ctx.state.war.armistice ?? {}).sort())
    if (controllerOf(ctx.state, space) === null && campsIn(ctx, space).sides.length === 0) settleArmistice(ctx, space)
}

export const abandonmentsTask: Runner<'abandonments'> = { run: leaveArmisticeLand }
