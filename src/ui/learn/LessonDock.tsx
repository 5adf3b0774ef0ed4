import { type ReactNode, useEffect, useRef } from 'react'
import type { Lesson } from '../../content/lessons.ts'
import { spacesOfOrder } from '../../learn/places.ts'
import { useGame } from '../../store/game/game.ts'
import {
  beginLesson,
  leaveLesson,
  nextHint,
  restartLesson,
  type Session,
  showSolution,
  solutionStep,
  taskOf,
  titleOfLesson,
  useLesson,
} from '../../store/modes/lesson.ts'
import { useLessonStars } from '../../store/modes/lesson-stars.ts'
import { notify } from '../../store/notify.ts'
import { useCommands } from '../../store/settings/commands.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { useUi } from '../../store/ui.ts'
import { openRulebook, useRule } from '../../store/view/rulebook.ts'
import { orderSentence } from '../order-words.ts'
import { PhasePanel, Section } from '../panels/shared/parts.tsx'
import { t } from '../text.ts'
import { Button, KeyCap, PrimaryButton, RuleTag } from '../widgets/index.ts'
import { onward } from './example.ts'
import css from './LessonDock.module.css'
import { drillAfter, drills, numberOf } from './ladder.ts'
import { StarRow } from './Stars.tsx'
import { Wishes } from './Wishes.tsx'

/** Failed attempts before a hint, and before the worked example, is offered. */
const OFFER_HINT = 2
const OFFER_EXAMPLE = 3

/** Replaces the orders: the result of the attempt, or the worked example. */
export function LessonDock() {
  const session = useLesson((store) => store.session)
  const setTab = useUi((ui) => ui.setTab)
  useEffect(() => setTab('orders'), [setTab])
  if (!session) return null
  return session.example ? <Example session={session} /> : <Result session={session} />
}

/** Everything that went wrong: results of mistakes, or the missing goal. */
function verdict({ result, lesson, guest, ...rest }: Session): string {
  if (!result) return ''
  const { stars, traps, unmet } = result
  if (traps.length > 0 && !guest) return traps.map((trap) => t(`lessons.${lesson.id}.trap.${trap + 1}`)).join(' ')
  // Lessons of others have no list of stars that names the goal.
  if (unmet.includes('goal')) return t('learn.missed', { task: guest ? taskOf({ result, lesson, guest, ...rest }) : 'none' })
  if (stars === 3) return t('learn.all')
  if (guest) return t('learn.starLeft', { stars: 3 - stars })
  return unmet.map((star) => t(`lessons.${lesson.id}.star.${star === 'star-1' ? 1 : 2}`)).join(' ')
}

const AGAIN = [{ id: 'lesson.again', key: 'again' as const, run: restartLesson }]

function Result({ session }: { session: Session }) {
  const { lesson, guest, result, misses, hint } = session
  const best = useLessonStars((learned) => learned.stars[lesson.id] ?? 0)
  const stars = result?.stars ?? 0
  const first = verdict(session)
  const title = t('learn.won', { stars })
  const heading = useRef<HTMLHeadingElement>(null)
  useCommands(AGAIN)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    notify(`${title}. ${first}`, 'polite')
  }, [title, first])
  return (
    <PhasePanel label={t('learn.result')} foot={<ResultFoot lesson={lesson} guest={guest !== null} hasFailed={stars === 0} />}>
      <div className={css.card}>
        <p className={css.caption}>
          <span className="type-caption">{t('learn.result')}</span>
          {!guest && (
            <span>
              {t('learn.best')} <StarRow stars={best} size={12} />
            </span>
          )}
        </p>
        <div className={css.head}>
          <StarRow stars={stars} size={34} />
          <h2 ref={heading} tabIndex={-1} className="type-title">
            {title}
          </h2>
        </div>
        <p className={css.sentence}>{first}</p>
        {!guest && result && <Wishes lesson={lesson} unmet={result.unmet} />}
        {stars === 0 && misses >= OFFER_HINT && hint === 0 && lesson.hints > 0 && (
          <p className={css.offer}>
            {t('learn.offerHint')} <Button onClick={nextHint}>{t('learn.hint', { n: 0 })}</Button>
          </p>
        )}
        {stars === 0 && misses >= OFFER_EXAMPLE && <p className={css.offer}>{t('learn.offerExample')}</p>}
      </div>
      {lesson.rules.length > 0 && (
        <Section title={t('learn.rules')}>
          <ul className={css.rules}>
            {lesson.rules.map((rule) => (
              <Rule key={rule} rule={rule} />
            ))}
          </ul>
        </Section>
      )}
      {session.refused.length > 0 && (
        <Section title={t('learn.onTheWay')}>
          <ul className={css.refused}>
            {session.refused.map(({ asked, rule, message }) => (
              <li key={message}>
                <span>{asked ? t('learn.refused', { what: orderSentence(asked) }) : message}</span>
                <RuleTag rule={rule} />
              </li>
            ))}
          </ul>
          <p className="type-note">{t('learn.refusedFree')}</p>
        </Section>
      )}
    </PhasePanel>
  )
}

function Rule({ rule }: { rule: string }) {
  useEffect(() => void openRulebook(), [])
  const entry = useRule(rule)
  return (
    <li>
      <span>{entry?.title}</span>
      <RuleTag rule={rule} />
    </li>
  )
}

/** The main button continues after a success and restarts after a failure. */
function ResultFoot({ lesson, guest, hasFailed }: { lesson: Lesson; guest: boolean; hasFailed: boolean }) {
  const next = guest ? undefined : drillAfter(lesson)
  const tried = useLesson((store) => store.tried !== null)
  const goOn = next ? () => beginLesson(next) : leaveLesson
  const goOnName = next
    ? t('learn.next', { title: titleOfLesson({ lesson: next, guest: null }) })
    : t(tried ? 'learn.leave' : 'learn.toLadder')
  if (hasFailed)
    return (
      <>
        <div className={css.pair}>
          <Button onClick={showSolution}>{t('learn.show')}</Button>
          <Button onClick={goOn}>{goOnName}</Button>
        </div>
        <PrimaryButton onPress={restartLesson}>{t('learn.again')}</PrimaryButton>
      </>
    )
  return (
    <>
      <div className={css.pair}>
        <Button onClick={restartLesson} aria-keyshortcuts="R">
          {t('learn.again')} <KeyCap letter>R</KeyCap>
        </Button>
        <Button onClick={showSolution}>{t('learn.show')}</Button>
      </div>
      <PrimaryButton onPress={goOn}>{goOnName}</PrimaryButton>
    </>
  )
}

const GO_ON = [{ id: 'lesson.onward', key: 'stepNext' as const, run: () => onward()?.run() }]

function Example({ session }: { session: Session }) {
  const log = useGame((store) => store.log)
  const step = session.result ? null : solutionStep(session, log)
  const all = session.example?.length ?? 0
  const words = step ? orderSentence(step.action, useGame.getState().game) : t('learn.shown')
  useCommands(GO_ON)
  useEffect(() => notify(words, 'polite'), [words])
  const action = step?.action
  // Shows the next step of the example on the map.
  useEffect(() => useUi.getState().setRing(action ? spacesOfOrder(action) : []), [action])
  const foot: ReactNode = (
    <>
      {step && (
        <div className={css.pair}>
          <Button onClick={restartLesson}>{t('learn.tryIt')}</Button>
        </div>
      )}
      {step ? (
        <PrimaryButton keyHint={keyLabel('stepNext')} onPress={() => onward()?.run()}>
          {t('learn.nextStep')}
        </PrimaryButton>
      ) : (
        <PrimaryButton onPress={restartLesson}>{t('learn.tryIt')}</PrimaryButton>
      )}
    </>
  )
  return (
    <PhasePanel label={t('learn.example')} foot={foot}>
      <div className={css.card}>
        <p className={css.caption}>
          <span className="type-caption">{t('learn.example')}</span>
          <span>{t('learn.number', { n: numberOf(session.lesson), all: drills.length })}</span>
        </p>
        <h2 className="type-title">{step ? t('learn.step', { n: step.at + 1, all }) : titleOfLesson(session)}</h2>
        <p className={css.sentence}>{words}</p>
      </div>
    </PhasePanel>
  )
}
