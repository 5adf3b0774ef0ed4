import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Lesson } from '../../content/lessons.ts'
import { closeLearn, useLearn } from '../../store/modes/learn-page.ts'
import { beginLesson, titleOfLesson, useLesson } from '../../store/modes/lesson.ts'
import { useLessonStars } from '../../store/modes/lesson-stars.ts'
import { useQuiz } from '../../store/modes/quiz.ts'
import { useSkippedLessons } from '../../store/modes/skipped-lessons.ts'
import { useCommands } from '../../store/settings/commands.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { RulesHere } from '../rules/RulesHere.tsx'
import { loadGameCode } from '../start/game-code.ts'
import { Notice } from '../start/Notice.tsx'
import { t } from '../text.ts'
import { Button, Glyph, KeyCap } from '../widgets/index.ts'
import { Chosen } from './Chosen.tsx'
import css from './LearnPage.module.css'
import { drills, isDone, ladder, MOST_STARS, nextDrill, type Rung } from './ladder.ts'
import { Quiz, QuizDoor } from './Quiz.tsx'
import { ShortWars } from './ShortWars.tsx'
import { StarRow } from './Stars.tsx'

/** Starts a first game with the coach; if its code cannot be loaded, the page stays. */
async function beginWithCoach(): Promise<void> {
  const works = await loadGameCode()
  if (!works) return
  await works.beginWithCoach()
  useLearn.setState({ open: false })
}

const COMMANDS = [{ id: 'learn.back', key: 'back' as const, run: closeLearn }]

/** All drills and the selected one. No drill is locked. */
export function LearnPage() {
  const won = useLessonStars((learned) => learned.stars)
  const [chosen, setChosen] = useState(() => useLesson.getState().last ?? nextDrill(won, useSkippedLessons.getState().rungs))
  const quizzing = useQuiz((quiz) => quiz.cards !== null)
  const rows = useRef<HTMLOListElement>(null)
  const card = useRef<HTMLElement>(null)
  // On a phone the selection scrolls into view.
  const [pressed, setPressed] = useState<{ lesson: Lesson } | null>(null)
  useEffect(() => {
    if (pressed) card.current?.scrollIntoView({ block: 'nearest' })
  }, [pressed])
  useCommands(COMMANDS)
  const walk = (event: KeyboardEvent) => {
    if (pressedIn('choices', event) !== 'choiceStep') return
    event.preventDefault()
    const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1
    const next = drills[(drills.indexOf(chosen) + by + drills.length) % drills.length]!
    setChosen(next)
    rows.current?.querySelector<HTMLElement>(`[data-drill="${next.id}"]`)?.focus()
  }
  const choose = (lesson: Lesson) => {
    setChosen(lesson)
    setPressed({ lesson })
  }
  const stars = drills.map(({ id }) => won[id] ?? 0)
  return (
    <main className={css.page}>
      <header className={css.head}>
        <Button variant="quiet" icon="prev" onClick={closeLearn}>
          {t('learn.back')} <KeyCap silent>Esc</KeyCap>
        </Button>
        <h1 className="type-product">{t('learn.title')}</h1>
        <p>
          {t('learn.sum', {
            done: stars.filter((each) => each > 0).length,
            all: drills.length,
            stars: stars.reduce<number>((sum, each) => sum + each, 0),
            most: MOST_STARS * drills.length,
          })}
        </p>
        <RulesHere />
        <Button onClick={() => void beginWithCoach()}>{t('app.start.coach')}</Button>
      </header>
      <Notice at="page" />
      {quizzing && <Quiz />}
      <div className={css.columns} hidden={quizzing}>
        <section className={css.ladder} aria-label={t('learn.ladder')}>
          <div className={css.caption}>
            <h2 className="type-caption">{t('learn.ladder')}</h2>
            <span>{t('learn.anywhere')}</span>
          </div>
          <ol ref={rows}>
            {ladder.map((rung, i) => (
              <Row key={rung.id} rung={rung} number={i + 1} chosen={chosen} onChoose={choose} onKey={walk} />
            ))}
          </ol>
        </section>
        <div className={css.side}>
          <Chosen ref={card} lesson={chosen} />
          <QuizDoor />
          <ShortWars />
        </div>
      </div>
    </main>
  )
}

/** Longer lists use less spacing, to fit one line. */
const FEW = 3

type RowProps = {
  rung: Rung
  number: number
  chosen: Lesson
  onChoose: (lesson: Lesson) => void
  onKey: (event: KeyboardEvent) => void
}

function Row({ rung, number, chosen, onChoose, onKey }: RowProps) {
  const won = useLessonStars((learned) => learned.stars)
  const name = t(`learn.rung.${rung.id}.name`)
  const many = rung.lessons.length > FEW
  const done = isDone(
    rung,
    won,
    useSkippedLessons((known) => known.rungs),
  )
  return (
    <li className={css.row} data-here={rung.lessons.includes(chosen) || undefined}>
      <span className={css.number} data-done={done || undefined}>
        {done ? <Glyph name="check" size={13} title={t('learn.done', { rung: name })} /> : number}
      </span>
      <div className={css.name}>
        <h3>{name}</h3>
        <p>{t(`learn.rung.${rung.id}.line`)}</p>
      </div>
      <div className={css.chips} data-many={many || undefined}>
        {rung.lessons.map((lesson) => {
          const title = titleOfLesson({ lesson, guest: null })
          const stars = won[lesson.id] ?? 0
          return (
            <button
              key={lesson.id}
              type="button"
              className={css.chip}
              data-drill={lesson.id}
              tabIndex={lesson === chosen ? 0 : -1}
              aria-pressed={lesson === chosen}
              aria-label={t('learn.drill', { title, stars: t('learn.stars', { stars }) })}
              onKeyDown={onKey}
              onClick={() => onChoose(lesson)}
              onDoubleClick={() => beginLesson(lesson)}
            >
              {title}
              <StarRow stars={stars} size={many ? 10 : 12} />
            </button>
          )
        })}
      </div>
    </li>
  )
}
