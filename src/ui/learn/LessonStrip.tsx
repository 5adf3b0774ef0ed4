import { type ReactNode, useEffect, useState } from 'react'
import { glyphs } from '../../content/palette.ts'
import { useUndoState } from '../../store/game/undo-state.ts'
import {
  hintOf,
  leaveLesson,
  nextHint,
  restartLesson,
  type Session,
  taskOf,
  titleOfLesson,
  useLesson,
} from '../../store/modes/lesson.ts'
import { useLessonStars } from '../../store/modes/lesson-stars.ts'
import { useCommands } from '../../store/settings/commands.ts'
import { useAfterSteps } from '../../store/view/rule-steps.ts'
import { undoOrAgree } from '../agreement/undo.ts'
import { t } from '../text.ts'
import { Button, type ButtonProps, Glyph, KeyCap, rem } from '../widgets/index.ts'
import { onward } from './example.ts'
import css from './LessonStrip.module.css'
import { drills, numberOf } from './ladder.ts'
import { StarRow } from './Stars.tsx'
import { wishesText } from './wish-words.ts'

/** Lowest priority: Esc closes everything else first. */
const COMMANDS = [
  { id: 'lesson.leave', key: 'back' as const, priority: -10, run: leaveLesson },
  { id: 'lesson.hint', key: 'hint' as const, run: nextHint },
]

/** Below the map: the task, hints, restart and exit. */
export function LessonStrip() {
  const session = useLesson((store) => store.session)
  useCommands(COMMANDS)
  const shown = session !== null && session.example !== null
  useEffect(() => {
    if (!shown) return undefined
    useAfterSteps.setState({ next: onward })
    return () => useAfterSteps.setState({ next: () => null })
  }, [shown])
  return session && <Strip session={session} />
}

type Read = 'wishes' | 'over' | 'task' | 'hint'
const READ: Readonly<Record<Read, (session: Session) => string>> = {
  wishes: ({ lesson }) => wishesText(lesson),
  over: (session) => t('learn.over', { task: taskOf(session) }),
  task: taskOf,
  hint: hintOf,
}

/** The open hint or question. Hints are available after the end too. */
function readIn({ hint, hintAtEnd, result, example }: Session): Read {
  if (result && !example && hint === hintAtEnd) return 'over'
  return hint === 0 ? 'task' : 'hint'
}

function Strip({ session }: { session: Session }) {
  const { lesson, guest, hint, result } = session
  const best = useLessonStars((learned) => learned.stars[lesson.id] ?? 0)
  // Replaces the previous hint.
  const [asked, setAsked] = useState<number | null>(null)
  const wishes = asked === hint && !guest
  const read = wishes ? 'wishes' : readIn(session)
  const stars = <StarRow stars={result?.stars ?? best} size={16} />
  return (
    <section className={css.strip} aria-label={t('learn.strip')}>
      <div className={css.title}>
        <p className="type-caption">
          {guest ? t('learn.strip') : t('learn.number', { n: numberOf(lesson), all: drills.length })}
        </p>
        <h2>{titleOfLesson(session)}</h2>
      </div>
      {/* The result announces the end itself. */}
      <p className={css.task} aria-live={read === 'over' ? 'off' : 'polite'} data-hint={read === 'hint' || undefined}>
        {READ[read](session)}
      </p>
      {guest ? (
        <span className={css.stars}>{stars}</span>
      ) : (
        <button
          type="button"
          className={css.stars}
          aria-pressed={wishes}
          title={t('learn.wishes')}
          onClick={() => setAsked(wishes ? null : hint)}
        >
          {stars}
        </button>
      )}
      <div className={css.buttons}>
        <TakeBack />
        {lesson.hints > 0 && (
          <Tool icon={<Icon d={LAMP} />} letter="H" onClick={nextHint} data-hints="">
            {hint === lesson.hints ? t('learn.task') : t('learn.hint', { n: hint })}
          </Tool>
        )}
        <Tool icon={<Icon d={ROUND} />} onClick={restartLesson}>
          {t('learn.again')}
        </Tool>
        <Tool icon={<Glyph name="x" size={20} />} onClick={leaveLesson} aria-keyshortcuts="Escape">
          {t('learn.leave')}
        </Tool>
      </div>
    </section>
  )
}

/** An icon unlike undo, which is beside it on a phone. */
const ROUND = 'M16 10a6 6 0 1 1-1.800-4.300M16 3v4h-4'
/** A lamp, because the question mark is the help button. */
const LAMP = glyphs.icons.lamp ?? ''
const Icon = ({ d }: { d: string }) => (
  <svg className={css.icon} viewBox="0 0 20 20" width={rem(20)} height={rem(20)} aria-hidden="true">
    <path d={d} />
  </svg>
)

/** A phone has no room for the title. */
function TakeBack() {
  const { can, reason } = useUndoState()
  const name = t('app.undo.name')
  return (
    <Button
      variant="quiet"
      className={css.takeBack}
      icon="undo"
      iconSize={20}
      aria-label={name}
      title={name}
      why={can ? null : reason}
      onClick={undoOrAgree}
      onRefused={undoOrAgree}
    />
  )
}

/** Icon only where space is short. */
function Tool({
  icon,
  letter,
  children,
  ...rest
}: Omit<ButtonProps, 'icon'> & { icon: ReactNode; letter?: string; children: string; 'data-hints'?: string }) {
  return (
    <Button variant="quiet" aria-label={children} title={children} aria-keyshortcuts={letter} {...rest}>
      <span className={css.glyph}>{icon}</span>
      <span className={css.word}>
        {children} {letter && <KeyCap letter>{letter}</KeyCap>}
      </span>
    </Button>
  )
}
