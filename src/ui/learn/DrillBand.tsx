import '../../content/words/learn.ts'
import { openLearn } from '../../store/modes/learn-page.ts'
import { useLessonStars } from '../../store/modes/lesson-stars.ts'
import { useSkippedLessons } from '../../store/modes/skipped-lessons.ts'
import { t } from '../../store/words.ts'
import css from './DrillBand.module.css'
import { drills, nextDrill } from './ladder.ts'

/** For the start page: drills with a star, and the next drill. */
export function DrillBand() {
  const won = useLessonStars((learned) => learned.stars)
  const known = useSkippedLessons(({ rungs }) => rungs)
  const done = drills.filter(({ id }) => won[id]).length
  const title = t(`lessons.${nextDrill(won, known).id}.title`)
  return (
    <button type="button" className={css.band} onClick={openLearn}>
      <b>{t('learn.band.title')}</b>
      <span className={css.bar} aria-hidden="true">
        <i style={{ width: `${(100 * done) / drills.length}%` }} />
      </span>
      <span>{t('learn.band.done', { done, all: drills.length })}</span>
      <span className={css.next}>{t('learn.band.next', { title })}</span>
    </button>
  )
}
