import { useGame } from '../store/table.ts'
import { t } from '../store/words.ts'
import css from './Missing.module.css'
import button from './widgets/Button.module.css'

type Props = {
  /** It was asked for more than once. */
  often: boolean
  onAgain: () => void
}

/**
 * In the place of a part of the page that could not be fetched. What does not come twice may have been replaced by a newer
 * page: loading that loses nothing while the game is kept.
 */
export function Missing({ often, onAgain }: Props) {
  const playing = useGame((store) => store.game !== null)
  const kept = useGame((store) => store.autosave.state === 'saved')
  const renew = often && (kept || !playing)
  const plain = `${button.button} ${button.plain}`
  return (
    <div className={css.missing} role="alert">
      <p>{t('app.missing.text', { renew: renew ? 'yes' : 'no', playing: playing ? 'yes' : 'no' })}</p>
      <div className={css.buttons}>
        <button type="button" className={plain} onClick={onAgain}>
          {t('app.error.again')}
        </button>
        {renew && (
          <button type="button" className={plain} onClick={() => location.reload()}>
            {t('app.missing.reload')}
          </button>
        )}
      </div>
    </div>
  )
}
