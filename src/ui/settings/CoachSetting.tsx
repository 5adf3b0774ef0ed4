import '../../content/words/help.ts'
import { useGame } from '../../store/game/table.ts'
import { resetCoachProgress } from '../../store/modes/coach-progress.ts'
import { EVERY, NONE, setCoach, useCoachSetting } from '../../store/modes/coach-setting.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import css from './Settings.module.css'

const CHOICES = ['on', 'off'] as const

/** Switches the coach on or off for all games. Switching it on restarts the coach. */
export function CoachSetting() {
  const where = useCoachSetting((coaching) => coaching.where)
  const id = useGame((store) => store.id)
  const on = where === EVERY || (where === id && id !== null)
  const choose = (choice: (typeof CHOICES)[number]) => {
    if (choice === 'off') return setCoach(NONE)
    resetCoachProgress()
    setCoach(EVERY)
  }
  return (
    <div className={css.setting}>
      <Choice
        legend={t('coach.settings.title')}
        value={on ? 'on' : 'off'}
        onChange={choose}
        choices={CHOICES.map((name) => ({ id: name, label: t(`coach.settings.${name}`) }))}
      />
      <p className="type-note">{t('coach.settings.note')}</p>
    </div>
  )
}
