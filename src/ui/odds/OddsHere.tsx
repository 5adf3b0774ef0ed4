import '../../content/words/odds.ts'
import type { GameState } from '../../engine/index.ts'
import type { OddsQuery } from '../../odds/index.ts'
import type { ChainStep } from '../../planning/landing-chain.ts'
import { isOnlyRaid, raidText } from '../../store/odds/format.ts'
import { openOutlook } from '../../store/odds/outlook.ts'
import { useForecast } from '../../store/odds/useForecast.ts'
import { Chain } from '../panels/move/Chain.tsx'
import { t } from '../text.ts'
import { LandingSteps, LandingWay } from './Chain.tsx'
import { ChanceBar } from './ChanceBar.tsx'
import { MeanLosses } from './MeanLosses.tsx'
import css from './OddsHere.module.css'
import { PolicyChange } from './PolicyChange.tsx'
import { kindAt, partiesAt, policyPlaceAt } from './parties.ts'

type Props = {
  game: GameState
  /** Must be a stable reference while the question is the same. */
  ask: OddsQuery
  /** Id of the requesting part. */
  who: string
  /** Heading. */
  title?: string
  /** Steps of a landing. */
  steps?: readonly ChainStep[]
  /** Compact. */
  brief?: boolean
  /** Read-only: without a way to change the policy. */
  past?: boolean
}

/** The odds of one battle in a panel: chances, losses, policy and a link to details. */
export function OddsHere({ game, ask, who, title, steps = [], brief, past }: Props) {
  const { odds, isStale } = useForecast(who, game, ask)
  if (!odds) return steps.length > 0 ? <Chain steps={steps} /> : null
  const at = kindAt(ask.space)
  return (
    <section className={css.odds} aria-label={t('odds.picture.label')} aria-busy={isStale} data-old={isStale || undefined}>
      {title && (
        <h3 className="type-caption">
          {title}
          {isStale && '…'}
        </h3>
      )}
      {isOnlyRaid(odds) ? (
        <p>{raidText(odds)}</p>
      ) : (
        <>
          <ChanceBar odds={odds} at={at} brief={brief ?? false} />
          {steps.length > 0 ? <LandingSteps odds={odds} steps={steps} /> : odds.chain && <LandingWay odds={odds} />}
          <MeanLosses odds={odds} parties={partiesAt(game, ask.space)} />
        </>
      )}
      {!past && !isOnlyRaid(odds) && (
        <PolicyChange policy={odds.policy} place={policyPlaceAt(game, ask.space, odds)}>
          <button type="button" className={css.whole} onClick={() => openOutlook(ask)}>
            {t('odds.battle.whole')}
          </button>
        </PolicyChange>
      )}
    </section>
  )
}
