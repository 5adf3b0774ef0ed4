import type { PlayerAction } from '../../kernel/action.ts'
import { emit } from '../../kernel/context.ts'
import { required, space } from '../../kernel/fields.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { makeContested, setControl } from '../../phases/politics/control.ts'
import { minorForceOf } from '../../phases/politics/minors.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { areEnemies, isIsolated } from '../../state/relations.ts'
import { controllerOf, enemiesIn, isUnmobilizedMinor } from '../../state/selectors.ts'
import type { ActionOf } from '../../types/action.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'
import { overrunFighters } from './fighters.ts'

/** Whether the ruleset sells influence (INF-INFL-01). */
export const hasInfluence = ({ rules }: Pick<View, 'rules'>): boolean => rules.data.influence !== undefined

/**
 * Price of the country for this power, or null (INF-TBL-01, INF-TBL-02, INF-TBL-03, INF-TBL-04, INF-TBL-05, INF-TBL-06,
 * INF-TBL-07, INF-TBL-08, INF-TBL-09, INF-TBL-10, INF-TBL-11, INF-TBL-12, INF-TBL-13, INF-TBL-14, INF-TBL-15, INF-TBL-16,
 * INF-TBL-17, INF-TBL-18, INF-TBL-19, INF-TBL-20, INF-TBL-21, INF-TBL-22, INF-TBL-23, INF-TBL-24).
 */
export const priceOf = ({ rules }: Pick<View, 'rules'>, country: SpaceId, power: PowerId): number | null =>
  rules.data.influence?.[country]?.[power] ?? null

/** Whether the country is paid for and its army still pending (INF-INFL-03). */
export const isPaidFor = ({ state }: Pick<View, 'state'>, country: SpaceId): boolean =>
  state.turn.paid?.influence.includes(country) ?? false

/** Checks a purchase of influence (INF-INFL-01, INF-INFL-02, INF-INFL-04, INF-INFL-07, INF-INFL-09). */
export function checkInfluence(ctx: Ctx, { country }: ActionOf<'influence'>): Refusal | null {
  const { power } = ctx.state.flow,
    { treasury } = ctx.state.war
  const price = priceOf(ctx, country, power)
  if (price === null) return refuse(ctx, 'INF-INFL-01', 'no-influence-there', { power, space: country }, country)
  if (isPaidFor(ctx, country)) return refuse(ctx, 'INF-INFL-04', 'influenced-already', { space: country }, country)
  if (!isUntouched(ctx, country)) return refuse(ctx, 'INF-INFL-04', 'no-longer-neutral', { space: country }, country)
  const m = treasury[power]
  return price > m ? refuse(ctx, 'INF-INFL-09', 'influence-too-dear', { space: country, n: price, m, power }, country) : null
}

/** Neutral, unmobilized and never entered; colonies do not matter (INF-INFL-04). */
const isUntouched = (view: View, country: SpaceId): boolean =>
  isUnmobilizedMinor(view, country) && controllerOf(view.state, country) === null && !view.state.war.vacant.includes(country)

/** The money is gone in any case (INF-INFL-09), without dice (INF-INFL-02). */
export function doInfluence(ctx: Ctx, { country }: ActionOf<'influence'>): void {
  const { power } = ctx.state.flow,
    { treasury } = ctx.state.war
  const price = priceOf(ctx, country, power) ?? 0
  emit(ctx, { type: 'influence-paid', power, country, price, left: treasury[power] - price })
}

/** As Mobilize opens, paid countries raise their army for the buyer (INF-INFL-03, INF-INFL-05, INF-INFL-06). */
export function winCountries(ctx: Ctx): void {
  const { power } = ctx.state.flow,
    { paid } = ctx.state.turn
  for (const country of paid?.influence ?? []) {
    emit(ctx, { type: 'country-won', power, country })
    emit(ctx, { type: 'minor-mobilized', space: country, owner: power, units: minorForceOf(ctx, country), entered: power })
    setControl(ctx, country, power, { cause: 'influenced', rule: 'INF-INFL-03' })
  }
}

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

/** Buys a neutral country (INF-INFL-01). */
export const influenceAction: PlayerAction<'influence'> = {
  phase: 'purchase',
  isOrder: true,
  noCapitalRule: 'INF-REV-07',
  isAvailable: hasInfluence,
  shape: { country: required(space) },
  check: checkInfluence,
  list: (ctx) => Object.keys(ctx.rules.data.influence ?? {}).map((country) => ({ type: 'influence', country })),
  perform: doInfluence,
}

/** Pays for a revolt (INF-REV-01). */
export const revoltAction: PlayerAction<'revolt'> = {
  phase: 'purchase',
  isOrder: true,
  noCapitalRule: 'INF-REV-07',
  isAvailable: hasRevolts,
  shape: { territory: required(space) },
  check: checkRevolt,
  list: (ctx) => Object.keys(ctx.rules.data.revolts?.places ?? {}).map((territory) => ({ type: 'revolt', territory })),
  perform: doRevolt,
}
