import '../../content/words/odds.ts'
import { useMemo } from 'react'
import type { GameState, SpaceId } from '../../engine/index.ts'
import { swingIn, swingText } from '../../store/odds/format.ts'
import { useForecast } from '../../store/odds/useForecast.ts'
import { t } from '../text.ts'
import { ChanceBar } from './ChanceBar.tsx'
import css from './PressOdds.module.css'
import { partiesAt, policyPlaceAt } from './parties.ts'
import { losesText } from './party-words.ts'
import { policyText } from './policy-text.ts'
import { SIDE_IDS } from './spreads.ts'

/** The odds of fighting on, with the table's policy from the next round. */
export function PressOdds({ game, space }: { game: GameState; space: SpaceId }) {
  const ask = useMemo(() => ({ space, orders: [{ type: 'press', on: true } as const] }), [space])
  const { odds, isStale } = useForecast('press', game, ask)
  if (!odds) return null
  const parties = partiesAt(game, space)
  return (
    <span className={css.press} data-old={isStale || undefined}>
      <ChanceBar odds={odds} at="sea" brief />
      {SIDE_IDS.map((side) => (
        <span key={side}>{losesText(odds, parties, side)}</span>
      ))}
      <b>{t('odds.battle.press.swing', { swing: swingText(swingIn(odds)) })}</b>
      <small>{policyText(odds.policy, policyPlaceAt(game, space, odds))}</small>
    </span>
  )
}
