import { type ReactNode, useId, useState } from 'react'
import type { Forecast } from '../../odds/index.ts'
import { changePolicy, DIVES, LOSSES, PRESSES, usePolicy } from '../../store/odds/policy.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import css from './PolicyChange.module.css'
import { policyText } from './policy-text.ts'

type Props = { policy: Forecast['policy']; at: 'land' | 'sea'; landing: boolean; children?: ReactNode }

const choices = <Id extends string>(group: 'losses' | 'press' | 'dive', ids: readonly Id[]) =>
  ids.map((id) => ({ id, label: t(`odds.policy.choose.${group}.${id}`) }))

/** By what the numbers are worked out, and behind a press how it can be changed: for all odds of this table. */
export function PolicyChange({ policy, at, landing, children }: Props) {
  const [open, setOpen] = useState(false)
  const { losses, press, dive } = usePolicy()
  const id = useId()
  const ships = at === 'sea' || landing
  return (
    <div className={css.policy}>
      <p className={css.line}>
        <span className={css.said}>{policyText(policy, at, landing)}</span>
        {children}
        <button type="button" className={css.change} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'odds.policy.done' : 'odds.policy.change')}
        </button>
      </p>
      <div id={id} hidden={!open} className={css.choices}>
        <Choice
          legend={t('odds.policy.choose.losses.legend')}
          value={losses}
          onChange={(choice) => changePolicy({ losses: choice })}
          choices={choices('losses', LOSSES)}
        />
        {ships && (
          <>
            <Choice
              legend={t('odds.policy.choose.press.legend')}
              value={press}
              onChange={(choice) => changePolicy({ press: choice })}
              choices={choices('press', PRESSES)}
            />
            <Choice
              legend={t('odds.policy.choose.dive.legend')}
              value={dive}
              onChange={(choice) => changePolicy({ dive: choice })}
              choices={choices('dive', DIVES)}
            />
          </>
        )}
        <p className={css.note}>{t('odds.policy.note')}</p>
      </div>
    </div>
  )
}
