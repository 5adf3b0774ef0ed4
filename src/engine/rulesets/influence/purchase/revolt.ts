import { emit } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { makeContested, setControl } from '../../../phases/politics/control.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { areEnemies, isIsolated } from '../../../state/relations.ts'
import { controllerOf, enemiesIn } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import { overrunFighters } from '../overrun.ts'

/** Whether the ruleset has revolts (INF-REV-01). */
export const hasRevolts = ({ rules }: Ctx): boolean => rules.data.revolts !== undefined

/**
 * Checks a revolt: listed territory, once a game, against the listed owner (INF-REV-01, INF-REV-03, INF-REV-05, INF-REV-06,
 * INF-ITA-07).
 */
export function checkRevolt(ctx: Ctx, { territory }: ActionOf<'revolt'>): Refusal | null {
  const { revolts } = ctx.rules.data
  const { power } = ctx.state.flow,
    { treasury, revolted = [] } = ctx.state.war,
    { paid } = ctx.state.turn
  const place = revolts?.places[territory]
  if (!revolts || place?.by !== power) return refuse(ctx, 'INF-REV-01', 'no-revolt-there', { power, space: territory }, territory)
  if (revolted.includes(territory) || paid?.revolts.includes(territory))
    return refuse(ctx, 'INF-REV-06', 'revolted-already', { space: territory }, territory)
  if (!areEnemies(ctx, power, place.owner))
    return refuse(
      ctx,
      isIsolated(ctx, place.owner) ? 'INF-ITA-07' : 'INF-REV-05',
      'revolt-needs-war',
      { space: territory, power: place.owner },
      territory,
    )
  if (controllerOf(ctx.state, territory) !== place.owner)
    return refuse(ctx, 'INF-REV-05', 'revolt-needs-owner', { space: territory, power: place.owner }, territory)
  const m = treasury[power]
  return revolts.cost > m
    ? refuse(ctx, 'INF-REV-01', 'revolt-too-dear', { space: territory, n: revolts.cost, m, power }, territory)
    : null
}

/** Pays now; the revolt breaks out in Mobilize (INF-REV-01, INF-REV-03). */
export function doRevolt(ctx: Ctx, { territory }: ActionOf<'revolt'>): void {
  const { power } = ctx.state.flow,
    { treasury } = ctx.state.war
  const price = ctx.rules.data.revolts?.cost ?? 0
  emit(ctx, { type: 'revolt-paid', power, territory, price, left: treasury[power] - price })
}

/**
 * As Mobilize opens, infantry appears in paid territories in any case (INF-REV-02, INF-REV-03, INF-REV-09, INF-REV-10): contested
 * with enemies, otherwise taken (INF-REV-04), without change of original owner (INF-REV-08).
 */
export function raiseRevolts(ctx: Ctx): void {
  const { power } = ctx.state.flow,
    { paid } = ctx.state.turn
  for (const territory of paid?.revolts ?? []) {
    emit(ctx, { type: 'revolt-broke-out', power, territory, units: ctx.rules.data.revolts?.raises ?? {} })
    overrunFighters(ctx, territory)
    const control = controllerOf(ctx.state, territory)
    if (enemiesIn(ctx, territory, power).length > 0) makeContested(ctx, territory)
    else if (control === null || control === 'contested' || areEnemies(ctx, power, control))
      setControl(ctx, territory, power, { cause: 'revolt', by: power, rule: 'INF-REV-04' })
  }
}
