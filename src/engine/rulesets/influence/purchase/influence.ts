import { emit } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { setControl } from '../../../phases/politics/control.ts'
import { minorForceOf } from '../../../phases/politics/minors.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { controllerOf, isUnmobilizedMinor } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

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
