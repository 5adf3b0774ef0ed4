/** By what a number was worked out, in words. */
import type { Forecast } from '../../odds/index.ts'
import { t } from '../text.ts'
import { SIDE_IDS } from './spreads.ts'

type Policy = Forecast['policy']

/** Who loses what first; where ships fight, how long and whether boats dive. `landing`: of a landing at sea and ashore. */
export function policyText({ losses, press, dive }: Policy, at: 'land' | 'sea', landing = false): string {
  const orders = lossesText(losses)
  if (at === 'land' && !landing) return orders
  const pressed = typeof press === 'number' ? t('odds.picture.press.rounds', { count: press }) : t(`odds.picture.press.${press}`)
  const dived = typeof dive === 'number' ? t('odds.picture.dive.hits', { count: dive }) : t(`odds.picture.dive.${dive}`)
  return `${orders} ${pressed} ${dived}`
}

function lossesText(losses: Policy['losses']): string {
  if (typeof losses === 'string') return t(`odds.policy.losses.${losses}`)
  const { attacker, defender } = losses
  if (attacker === defender) return t(`odds.policy.losses.${attacker}`)
  return SIDE_IDS.map((side) => t('odds.picture.loses', { side, losses: losses[side] })).join(' ')
}
