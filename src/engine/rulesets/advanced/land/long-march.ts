import type { LandEntry, MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { isAssault } from '../../../phases/move/transport/assault.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { areEnemies, areFriends } from '../../../state/relations.ts'
import { controllerOf, isUnmobilizedMinor, standardBoundMayEnter } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { Control } from '../../../types/state.ts'
import { isHeldUnderArmistice } from '../politics/armistice-land.ts'

/**
 * Controlled by the power or an ally at war; not contested, vacant or a sleeping minor (ADV-00-08). Armistice land counts for its
 * side (ADV-26-09).
 */
export const isFriendlyControl = (
  view: View,
  power: PowerId,
  space: SpaceId,
  control: Control | null = controllerOf(view.state, space),
): boolean =>
  control === null ? isHeldUnderArmistice(view, space, power) : control !== 'contested' && areFriends(view, power, control)

/** Two-step moves stay on friendly controlled land. */
export function checkLongMarch(ctx: Ctx, { power, from, path, to }: MovePlan): Refusal | null {
  const held = (space: SpaceId): boolean => isFriendlyControl(ctx, power, space)
  const no = (rule: string, code: 'march-start' | 'march-middle' | 'march-end' | 'march-minor', space: SpaceId) =>
    refuse(ctx, rule, code, { space }, space)
  if (!held(from)) return no(controllerOf(ctx.state, from) === 'contested' ? 'ADV-01-03' : 'ADV-01-01', 'march-start', from)
  const minor = path.find((space) => isUnmobilizedMinor(ctx, space))
  if (minor !== undefined) return no('ADV-01-06', 'march-minor', minor)
  if (!held(to)) {
    const control = controllerOf(ctx.state, to)
    if (control === 'contested') return no('ADV-01-02', 'march-end', to)
    const enemy = control === null ? ctx.state.war.armistice?.[to] !== undefined : areEnemies(ctx, power, control)
    return no(enemy ? 'ADV-01-04' : 'ADV-01-01', 'march-end', to)
  }
  const middle = path.find((space) => !held(space))
  return middle === undefined ? null : no('ADV-01-05', 'march-middle', middle)
}

/** Bound units may also go to land an ally controlled at the turn's start, by land (ADV-01-09) and by ship (ADV-01-10). */
export const boundMayEnterFriendly = (view: View, to: SpaceId, power: PowerId): boolean =>
  standardBoundMayEnter(view, to, power) || isFriendlyControl(view, power, to, view.state.turn.opened.control[to] ?? null)

/**
 * The refusal for bound units: contested land without own units, assaults, enemy land or minors (ADV-01-11, ADV-01-12, ADV-01-13,
 * ADV-01-14, ADV-01-15).
 */
export function exitRefused(ctx: Ctx, { power, from, to, by }: LandEntry): Refusal {
  if (by === 'sea' && isAssault(ctx, to)) return refuse(ctx, 'ADV-01-13', 'exit-into-assault', { to }, to)
  if (controllerOf(ctx.state, to) === 'contested')
    return refuse(ctx, by === 'sea' ? 'ADV-01-12' : 'ADV-01-11', 'exit-to-contested', { to, power }, to)
  return refuse(ctx, 'ADV-01-15', 'exit-to-enemy', { from, to }, to)
}
