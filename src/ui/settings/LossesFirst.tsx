import '../../content/words/odds.ts'
import { changePolicy, LOSSES, usePolicy } from '../../store/odds/policy.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import css from './Settings.module.css'

/** Order of automatic losses: the policy of the odds, so the shown odds match the game. */
export function LossesFirst() {
  const losses = usePolicy((policy) => policy.losses)
  return (
    <div className={css.setting}>
      <Choice
        legend={t('odds.settings.first')}
        value={losses}
        onChange={(choice) => changePolicy({ losses: choice })}
        choices={LOSSES.map((id) => ({ id, label: t(`odds.policy.choose.losses.${id}`) }))}
      />
      <p className="type-note">{t('odds.settings.firstNote')}</p>
    </div>
  )
}
