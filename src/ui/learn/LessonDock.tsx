import { type ReactNode, useEffect, useRef } from 'react'
import type { Lesson } from '../../content/lessons.ts'
import { announce } from '../../store/announce.ts'
import { useGame } from '../../store/game.ts'
import { useLearned } from '../../store/learned.ts'
import {
  beginAgain,
  beginLesson,
  exampleStep,
  nextHint,
  type Session,
  showMeHow,
  taskOf,
  titleOfLesson,
  useLesson,
} from '../../store/lesson.ts'
import { openRulebook, useRule } from '../../store/rulebook.ts'
import { useUi } from '../../store/ui.ts'
import { PhasePanel, Section } from '../panels/shared/parts.tsx'
import { t } from '../text.ts'
import { Button, PrimaryButton, RuleTag } from '../widgets/index.ts'
import { stepText } from './example.ts'
import css from './LessonDock.module.css'
import { drillAfter, drills, numberOf } from './ladder.ts'
import { Star, StarRow } from './Stars.tsx'

/** After so many tries without the goal a hint is offered, then the worked example. */
const OFFER_HINT = 2
const OFFER_EXAMPLE = 3

/** In the place of the orders: how the try has ended, or the worked example step by step. */
export function LessonDock() {
  const session = useLesson((store) => store.session)
  const setTab = useUi((ui) => ui.setTab)
  useEffect(() => setTab('orders'), [setTab])
  if (!session) return null
  return session.example ? <Example session={session} /> : <Result session={session} />
}

/** What is said of it in one sentence: what the mistake led to, else what is left, and what is left besides. */
function verdict({ result, lesson, guest, ...rest }: Session): readonly string[] {
  if (!result) return []
  const { stars, trap, unmet } = result
  const left = unmet.filter((name) => name !== 'goal')
  if (guest) {
    const missed = t('learn.missed', { task: taskOf({ result, lesson, guest, ...rest }) })
    return stars === 0 ? [missed] : [stars === 3 ? t('learn.all') : t('learn.starLeft', { stars: 3 - stars })]
  }
  const goal = unmet.includes('goal') ? [t('learn.missed', { task: t(`lessons.${lesson.id}.task`) })] : []
  const trapped = trap === null ? [] : [t(`lessons.${lesson.id}.trap.${trap + 1}`)]
  const stood = left.map((name) => t(`lessons.${lesson.id}.star.${name === 'star-1' ? 1 : 2}`))
  // Short of the goal what stars want is of no use yet.
  const said = stars === 0 ? [...trapped, ...goal] : [...trapped, ...stood]
  return said.length > 0 ? said : [t('learn.all')]
}

function Result({ session }: { session: Session }) {
  const { lesson, guest, result, misses, hint } = session
  const best = useLearned((learned) => learned.stars[lesson.id] ?? 0)
  const stars = result?.stars ?? 0
  const [first = '', ...more] = verdict(session)
  const title = t('learn.won', { stars })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    announce(`${title}. ${first}`)
  }, [title, first])
  return (
    <PhasePanel label={t('learn.result')} foot={<ResultFoot lesson={lesson} guest={guest !== null} />}>
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
        {more.map((sentence) => (
          <p key={sentence} className={css.left}>
            {stars > 0 && <Star won={false} size={16} />}
            {sentence}
          </p>
        ))}
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

function ResultFoot({ lesson, guest }: { lesson: Lesson; guest: boolean }) {
  const next = guest ? undefined : drillAfter(lesson)
  return (
    <>
      <div className={css.pair}>
        <Button onClick={beginAgain}>{t('learn.again')}</Button>
        <Button onClick={showMeHow}>{t('learn.show')}</Button>
      </div>
      {next ? (
        <PrimaryButton onPress={() => beginLesson(next)}>
          {t('learn.next', { title: titleOfLesson({ lesson: next, guest: null }) })}
        </PrimaryButton>
      ) : (
        <PrimaryButton onPress={() => useGame.getState().leave()}>{t('learn.toLadder')}</PrimaryButton>
      )}
    </>
  )
}

function Example({ session }: { session: Session }) {
  const log = useGame((store) => store.log)
  const step = session.result ? null : exampleStep(session, log)
  const all = session.example?.length ?? 0
  const words = step ? stepText(step.action) : t('learn.shown')
  const next = () => step && useGame.getState().dispatch(step.action)
  useEffect(() => announce(words), [words])
  const foot: ReactNode = (
    <>
      {step && (
        <div className={css.pair}>
          <Button onClick={beginAgain}>{t('learn.tryIt')}</Button>
        </div>
      )}
      <PrimaryButton onPress={step ? next : beginAgain}>{t(step ? 'learn.nextStep' : 'learn.tryIt')}</PrimaryButton>
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
