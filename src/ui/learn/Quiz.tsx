import { useEffect, useRef } from 'react'
import type { QuizCard } from '../../learn/quiz/cards.ts'
import { answerCard, beginQuiz, CARDS, closeQuiz, nextCard, useQuiz } from '../../store/modes/quiz.ts'
import { notify } from '../../store/notify.ts'
import { useCommands } from '../../store/settings/commands.ts'
import { lazyMapModule, lazyPanel } from '../lazy.tsx'
import { t } from '../text.ts'
import { Button, Glyph, PrimaryButton, RuleTag } from '../widgets/index.ts'
import beside from './Beside.module.css'
import css from './Quiz.module.css'
import { answerText, questionText } from './quiz-words.ts'

const DrillMap = lazyPanel(
  lazyMapModule(() => import('./DrillMap.tsx').then((module) => module.DrillMap)),
  {
    fallback: <div className={css.sea} />,
  },
)

const begin = (): void => beginQuiz(Date.now())
// Esc also leaves the page, so the quiz closes first.
const COMMANDS = [{ id: 'quiz.close', key: 'back' as const, priority: 1, run: closeQuiz }]

/** Opens the quiz from the list of drills. */
export function QuizDoor() {
  return (
    <section className={beside.box} aria-label={t('quiz.title')}>
      <button type="button" className={beside.row} onClick={begin}>
        <span className={beside.name}>{t('quiz.title')}</span>
        <span className={beside.line}>{t('quiz.line')}</span>
      </button>
    </section>
  )
}

/** One card after another, then the score. */
export function Quiz() {
  const { cards, at, missed } = useQuiz()
  useCommands(COMMANDS)
  if (!cards) return null
  const card = cards[at]
  return (
    <section className={css.quiz} aria-label={t('quiz.title')}>
      {card ? <Asking key={card.id} card={card} n={at + 1} all={cards.length} /> : <Done missed={missed} all={cards.length} />}
    </section>
  )
}

function useHeading(words: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    notify(words, 'polite')
  }, [words])
  return heading
}

function Asking({ card, n, all }: { card: QuizCard; n: number; all: number }) {
  const chosen = useQuiz((quiz) => quiz.chosen)
  const question = questionText(card.asked)
  const heading = useHeading(question)
  const said = chosen === card.right ? t('quiz.right') : t('quiz.wrong', { answer: answerText(card.answers[card.right]!) })
  useEffect(() => {
    if (chosen !== null) notify(said, 'polite')
  }, [chosen, said])
  return (
    <>
      <p className="type-caption">{t('quiz.card', { n, all })}</p>
      <h2 ref={heading} tabIndex={-1} className={css.question}>
        {question}
      </h2>
      {'lesson' in card.asked && (
        <div className={css.map}>
          <DrillMap lesson={card.asked.lesson} />
        </div>
      )}
      <ul className={css.answers}>
        {card.answers.map((answer, place) => {
          const words = answerText(answer)
          const shown = chosen !== null && (place === card.right || place === chosen)
          const name = place === card.right ? 'true' : 'chosen'
          return (
            <li key={words}>
              <button
                type="button"
                className={css.answer}
                data-shown={shown ? name : undefined}
                aria-disabled={chosen !== null || undefined}
                onClick={() => answerCard(place, Date.now())}
              >
                <span className={css.sign}>
                  {shown && <Glyph name={place === card.right ? 'check' : 'x'} size={18} title={t(`quiz.${name}`)} />}
                </span>
                {words}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={css.said}>
        {chosen !== null && said} {chosen !== null && card.rule && <RuleTag rule={card.rule} />}
      </p>
      {/* Reserves the space of the answer. */}
      <div className={css.foot} hidden={chosen === null}>
        <PrimaryButton onPress={nextCard}>{t(n === all ? 'quiz.finish' : 'quiz.next')}</PrimaryButton>
      </div>
    </>
  )
}

function Done({ missed, all }: { missed: readonly QuizCard[]; all: number }) {
  const words = all === 0 ? t('quiz.none') : t('quiz.done', { right: all - missed.length, all })
  const heading = useHeading(words)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="type-title">
        {words}
      </h2>
      {all > 0 && <p className={css.said}>{t('quiz.doneLine')}</p>}
      {missed.length > 0 && (
        <ul className={css.missed} aria-label={t('quiz.missed')}>
          {missed.map(({ id, asked, answers, right, rule }) => (
            <li key={id}>
              <p>{questionText(asked)}</p>
              <p className={css.answered}>
                {answerText(answers[right]!)} {rule && <RuleTag rule={rule} />}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={css.pair}>
        {all === CARDS && <Button onClick={begin}>{t('quiz.more')}</Button>}
        <Button onClick={closeQuiz}>{t('quiz.back')}</Button>
      </div>
    </>
  )
}
