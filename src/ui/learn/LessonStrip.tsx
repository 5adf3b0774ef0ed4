import { useCommands } from '../../store/commands.ts'
import { useGame } from '../../store/game.ts'
import { useLearned } from '../../store/learned.ts'
import { beginAgain, hintOf, nextHint, type Session, taskOf, titleOfLesson, useLesson } from '../../store/lesson.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './LessonStrip.module.css'
import { drills, numberOf } from './ladder.ts'
import { StarRow } from './Stars.tsx'

const leave = (): void => useGame.getState().leave()
/** Whatever else Esc can close or let go comes first. */
const COMMANDS = [{ id: 'lesson.leave', key: 'back' as const, priority: -10, run: leave }]

/** Between the map and what happened last: what is to be done, and the ways to help, from the beginning and out. */
export function LessonStrip() {
  const session = useLesson((store) => store.session)
  useCommands(COMMANDS)
  return session && <Strip session={session} />
}

function Strip({ session }: { session: Session }) {
  const { lesson, guest, hint, result } = session
  const best = useLearned((learned) => learned.stars[lesson.id] ?? 0)
  const read = hint === 0 ? taskOf(session) : hintOf(session)
  return (
    <section className={css.strip} aria-label={t('learn.strip')}>
      <div className={css.title}>
        <p className="type-caption">
          {guest ? t('learn.strip') : t('learn.number', { n: numberOf(lesson), all: drills.length })}
        </p>
        <h2>{titleOfLesson(session)}</h2>
      </div>
      <p className={css.task} aria-live="polite" data-hint={hint > 0 || undefined}>
        {read}
      </p>
      <span className={css.stars}>
        <StarRow stars={result?.stars ?? best} size={16} />
      </span>
      <div className={css.buttons}>
        {lesson.hints > 0 && (
          <Button variant="quiet" data-hints="" onClick={nextHint}>
            {hint === lesson.hints ? t('learn.task') : t('learn.hint', { n: hint })}
          </Button>
        )}
        <Button variant="quiet" onClick={beginAgain}>
          {t('learn.again')}
        </Button>
        <Button variant="quiet" onClick={leave} aria-keyshortcuts="Escape">
          {t('learn.leave')}
        </Button>
      </div>
    </section>
  )
}
