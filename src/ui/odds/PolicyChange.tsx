import { type ReactNode, useId, useState } from 'react'
import { type Forecast, SPECIALS } from '../../odds/index.ts'
import { changePolicy, DIVES, LOSSES, PRESSES, type TablePolicy, usePolicy } from '../../store/odds/policy.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import css from './PolicyChange.module.css'
import { type PolicyPlace, policyText } from './policy-text.ts'

type Props = { policy: Forecast['policy']; place: PolicyPlace; children?: ReactNode }

const CHOICES: { readonly [Id in keyof TablePolicy]: readonly TablePolicy[Id][] } = {
  losses: LOSSES,
  press: PRESSES,
  dive: DIVES,
  ...SPECIALS,
}

/** The policy of all odds in this game, with controls to change it. */
export function PolicyChange({ policy, place, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const ships = place.at === 'sea' || place.landing
  const asked: readonly (keyof TablePolicy)[] = [
    'losses',
    ...(ships ? (['press', 'dive'] as const) : []),
    ...(place.specials ?? []),
  ]
  return (
    <div className={css.policy}>
      <p className={css.line}>
        <span className={css.said}>{policyText(policy, place)}</span>
        {children}
        <button type="button" className={css.change} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'odds.policy.done' : 'odds.policy.change')}
        </button>
      </p>
      <div id={id} hidden={!open} className={css.choices}>
        {asked.map((each) => (
          <One key={each} of={each} />
        ))}
        <p className={css.note}>{t('odds.policy.note')}</p>
      </div>
    </div>
  )
}

function One({ of }: { of: keyof TablePolicy }) {
  const value = usePolicy((policy) => policy[of])
  return (
    <Choice<TablePolicy[keyof TablePolicy]>
      legend={t(`odds.policy.choose.${of}.legend`)}
      value={value}
      onChange={(choice) => changePolicy({ [of]: choice })}
      choices={CHOICES[of].map((each) => ({ id: each, label: t(`odds.policy.choose.${of}.${each}`) }))}
    />
  )
}
