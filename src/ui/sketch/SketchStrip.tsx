import '../../content/words/table.ts'
import { chooseSketchDice, SKETCH_DICE, type SketchDice, useSketchDice } from '../../store/modes/sketch.ts'
import { t } from '../text.ts'
import css from './Sketch.module.css'

/** Below the map: the dice mode of the sketch. */
export function SketchStrip() {
  const dice = useSketchDice((store) => store.dice)
  return (
    <section className={css.strip} aria-label={t('sketch.strip')}>
      <div className={css.dice}>
        <span className="type-caption" aria-hidden="true">
          {t('sketch.dice')}
        </span>
        <select
          aria-label={t('sketch.dice')}
          value={dice}
          onChange={({ target }) => chooseSketchDice(target.value as SketchDice)}
        >
          {SKETCH_DICE.map((each) => (
            <option key={each} value={each}>
              {t(`sketch.how.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <p className={css.means} aria-live="polite">
        {t(`sketch.means.${dice}`)}
      </p>
    </section>
  )
}
