/** The policy of a forecast in words. */
import type { Forecast, SpecialId } from '../../odds/index.ts'
import { t } from '../text.ts'
import { SIDE_IDS } from './spreads.ts'

type Policy = Forecast['policy']
/** Parts of the policy that matter. `landing`: at sea and ashore. `specials`: choices of some rules. */
export type PolicyPlace = { readonly at: 'land' | 'sea'; readonly landing?: boolean; readonly specials?: readonly SpecialId[] }

/** Order of losses; at sea, duration and submerging; special choices. */
export function policyText(policy: Policy, { at, landing = false, specials = [] }: PolicyPlace): string {
  const { losses, press, dive } = policy
  const besides = specials.map((id) => t(`odds.picture.special.${id}.${policy[id]}`))
  const orders = lossesText(losses)
  if (at === 'land' && !landing) return [orders, ...besides].join(' ')
  const pressed = typeof press === 'number' ? t('odds.picture.press.rounds', { count: press }) : t(`odds.picture.press.${press}`)
  const dived = typeof dive === 'number' ? t('odds.picture.dive.hits', { count: dive }) : t(`odds.picture.dive.${dive}`)
  return [orders, pressed, dived, ...besides].join(' ')
}

function lossesText(losses: Policy['losses']): string {
  if (typeof losses === 'string') return t(`odds.policy.losses.${losses}`)
  const { attacker, defender } = losses
  if (attacker === defender) return t(`odds.policy.losses.${attacker}`)
  return SIDE_IDS.map((side) => t('odds.picture.loses', { side, losses: losses[side] })).join(' ')
}
