/** By what a number was worked out, in words. */
import type { Forecast } from '../../odds/index.ts'
import { t } from '../text.ts'

type Policy = Forecast['policy']

/** Who loses what first; where ships fight, how long and whether boats dive. `landing`: of a landing at sea and ashore. */
export function policyText({ losses, press, dive }: Policy, at: 'land' | 'sea', landing = false): string {
  const orders = t(`odds.policy.losses.${losses}`)
  if (at === 'land' && !landing) return orders
  const pressed = typeof press === 'number' ? t('odds.picture.press.rounds', { count: press }) : t(`odds.picture.press.${press}`)
  const dived = typeof dive === 'number' ? t('odds.picture.dive.hits', { count: dive }) : t(`odds.picture.dive.${dive}`)
  return `${orders} ${pressed} ${dived}`
}
