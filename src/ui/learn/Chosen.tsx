import type { Ref } from 'react'
import type { Lesson } from '../../content/lessons.ts'
import { beginLesson, titleOfLesson } from '../../store/modes/lesson.ts'
import { useLessonStars } from '../../store/modes/lesson-stars.ts'
import { setSkipped, useSkippedLessons } from '../../store/modes/skipped-lessons.ts'
import { openRulebook, useRule } from '../../store/view/rulebook.ts'
import { lazyMapModule, lazyPanel } from '../lazy.tsx'
import { listText, powerInText, t } from '../text.ts'
import { Button, PrimaryButton, Roundel } from '../widgets/index.ts'
import css from './Chosen.module.css'
import { drills, isDone, ladder, numberOf, type Rung, rungRules } from './ladder.ts'
import { StarRow } from './Stars.tsx'
import { Wishes } from './Wishes.tsx'

const DrillMap = lazyPanel(
  lazyMapModule(() => import('./DrillMap.tsx').then((module) => module.DrillMap)),
  {
    fallback: <div className={css.sea} />,
  },
)

/** The selected drill: its map, its task and its stars. */
export function Chosen({ lesson, ref }: { lesson: Lesson; ref?: Ref<HTMLElement> }) {
  const stars = useLessonStars((learned) => learned.stars[lesson.id] ?? 0)
  const phases = listText(lesson.phases.map((phase) => t(`learn.phase.${phase}`)))
  const rung = ladder.find(({ id }) => id === lesson.rung)
  return (
    <section ref={ref} className={css.chosen} aria-label={t('learn.chosen')}>
      <div className={css.map}>
        <DrillMap lesson={lesson} />
      </div>
      <div className={css.card}>
        <p className={css.caption}>
          <span className="type-caption">
            {t(`learn.rung.${lesson.rung}.name`)} · {t('learn.number', { n: numberOf(lesson), all: drills.length })}
          </span>
          <span>
            {t('learn.best')} <StarRow stars={stars} size={12} />
          </span>
        </p>
        <h2 className="type-title">{titleOfLesson({ lesson, guest: null })}</h2>
        <p className={css.who}>
          <Roundel power={lesson.you} size={24} />
          {t('learn.who', { power: powerInText(lesson.you), phases })}
        </p>
        <Wishes lesson={lesson} />
        <PrimaryButton power={lesson.you} onPress={() => beginLesson(lesson)}>
          {t('learn.begin')}
        </PrimaryButton>
        {rung && <AboutRung rung={rung} />}
      </div>
    </section>
  )
}

/** What the step teaches, with a checkbox to mark it as known. */
function AboutRung({ rung }: { rung: Rung }) {
  const known = useSkippedLessons((store) => store.rungs.has(rung.id))
  const won = useLessonStars((learned) => learned.stars)
  const done = isDone(rung, won, NOBODY)
  const rules = rungRules(rung)
  return (
    <div className={css.rung}>
      <details onToggle={() => void openRulebook()}>
        <summary>{t('learn.rungRules', { rung: t(`learn.rung.${rung.id}.name`), count: rules.length })}</summary>
        <ul>
          {rules.map((rule) => (
            <Named key={rule} rule={rule} />
          ))}
        </ul>
      </details>
      {!done && (
        <Button
          variant="quiet"
          icon={known ? 'check' : undefined}
          aria-pressed={known}
          onClick={() => setSkipped(rung.id, !known)}
        >
          {t('learn.known')}
        </Button>
      )}
    </div>
  )
}

const NOBODY: ReadonlySet<string> = new Set()

function Named({ rule }: { rule: string }) {
  const entry = useRule(rule)
  return (
    <li>
      <span>{entry?.title}</span> <span>{rule}</span>
    </li>
  )
}
