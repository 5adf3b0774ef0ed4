import { takeOverGame } from '../../store/persistence/open-saved-game.ts'
import { t } from '../text.ts'
import { Panel, PrimaryButton } from '../widgets/index.ts'
import css from './Dock.module.css'

/** This tab is read-only, because another tab plays the game. */
export function LookingOn() {
  return (
    <Panel footer={<PrimaryButton onPress={() => void takeOverGame()}>{t('app.lookingOn.take')}</PrimaryButton>}>
      <div className={css.text}>
        <h2 className="type-title">{t('app.lookingOn.title')}</h2>
        <p>{t('app.lookingOn.text')}</p>
      </div>
    </Panel>
  )
}
