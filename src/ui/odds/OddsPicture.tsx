import '../../content/words/odds.ts'
import { type ReactNode, useMemo } from 'react'
import type { Forecast } from '../../odds/index.ts'
import type { Prices } from '../../odds/tally.ts'
import { isOnlyRaid, perCent, raidText } from '../../store/odds/format.ts'
import { t } from '../text.ts'
import { LandingWay } from './Chain.tsx'
import { ChanceBar } from './ChanceBar.tsx'
import { Chart } from './Chart.tsx'
import { Endings } from './Endings.tsx'
import { MeanLosses } from './MeanLosses.tsx'
import css from './OddsPicture.module.css'
import type { Parties } from './parties.ts'
import { namesOf } from './party-words.ts'
import { type PolicyPlace, policyText } from './policy-text.ts'
import { riskOf, SIDE_IDS, type SideId, swingValues, unitValues } from './spreads.ts'

type Props = {
  odds: Forecast
  /** The parties of each side; the first one names it. */
  parties: Parties
  place: PolicyPlace
  /** Unit costs of this ruleset. */
  prices: Prices
  /** Initial number of units; if known, the charts count survivors. */
  forces?: Readonly<Record<SideId, number>>
  /** New numbers are being computed; these are the previous ones. */
  old?: boolean
  /** Control beside the policy. */
  children?: ReactNode
}

/** A whole forecast: chances, losses, distributions and every result. Swing and results need its `rows`. */
export function OddsPicture({ odds, parties, place, prices, forces, old = false, children }: Props) {
  const { at } = place
  const { rows } = odds
  const swings = useMemo(() => rows && swingValues(rows, prices), [rows, prices])
  return (
    <section className={css.picture} aria-label={t('odds.picture.label')} aria-busy={old} data-old={old || undefined}>
      {isOnlyRaid(odds) ? (
        <p>{raidText(odds)}</p>
      ) : (
        <>
          <ChanceBar odds={odds} at={at} />
          {odds.chain && <LandingWay odds={odds} />}
          <MeanLosses odds={odds} parties={parties} />
          <div className={css.charts}>
            {SIDE_IDS.map((side) => (
              <Chart
                key={side}
                title={t(forces ? 'odds.picture.left' : 'odds.picture.lost', { power: namesOf(parties[side]) })}
                values={unitValues(odds.spread[side], forces?.[side])}
                falling={forces !== undefined}
              />
            ))}
          </div>
        </>
      )}
      {swings && (
        <Chart
          title={t('odds.picture.swings')}
          values={swings}
          written={whole}
          note={t('odds.picture.below', { chance: perCent(riskOf(swings)) })}
          wide
        />
      )}
      <p className={css.policy}>
        <span>{policyText(odds.policy, place)}</span>
        {children}
      </p>
      {rows && <Endings rows={rows} parties={parties} at={at} prices={prices} />}
    </section>
  )
}

/** IPC with sign, no decimals. */
const whole = (value: number): string =>
  value === 0 ? t('odds.chip.even') : t(value > 0 ? 'odds.chip.plus' : 'odds.chip.minus', { amount: Math.abs(value) })
