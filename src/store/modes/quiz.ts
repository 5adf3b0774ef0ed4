/** The quiz: rounds of five cards, with spaced repetition. */
import '../../content/words/learn.ts'
import { create } from 'zustand'
import { type QuizCard, quizCards } from '../../learn/quiz/cards.ts'
import { afterAnswer, INTERVALS, type QuizProgress, selectCards } from '../../learn/quiz/schedule.ts'
import { persisted } from '../persistence/persisted.ts'

export const CARDS = 5

const isCount = (n: unknown, most: number): boolean => typeof n === 'number' && n >= 0 && n <= most

const storage = persisted('contested-1914:quiz', (stored): QuizProgress => {
  const valid = Object.entries(Object(stored)).filter(
    (entry): entry is [string, QuizProgress[string]] =>
      isCount((entry[1] as QuizProgress[string])?.known, INTERVALS.length) &&
      isCount((entry[1] as QuizProgress[string])?.due, Number.MAX_SAFE_INTEGER),
  )
  return Object.fromEntries(valid.map(([id, { known, due }]) => [id, { known, due }]))
})

/** `chosen`: index of the answer. `missed`: wrongly answered cards. */
export type QuizStore = {
  readonly cards: readonly QuizCard[] | null
  readonly at: number
  readonly chosen: number | null
  readonly missed: readonly QuizCard[]
}
const CLOSED: QuizStore = { cards: null, at: 0, chosen: null, missed: [] }
export const useQuiz = create<QuizStore>(() => CLOSED)

/** Selects the cards that are due. */
export function beginQuiz(now: number): void {
  const pack = new Map(quizCards().map((card) => [card.id, card]))
  const cards = selectCards([...pack.keys()], storage.read(), now, CARDS).map((id) => pack.get(id)!)
  useQuiz.setState({ ...CLOSED, cards })
}

/** Only the first answer counts. */
export function answerCard(chosen: number, now: number): void {
  const { cards, at, chosen: before, missed } = useQuiz.getState()
  const card = cards?.[at]
  if (!card || before !== null) return
  const good = chosen === card.right
  useQuiz.setState({ chosen, missed: good ? missed : [...missed, card] })
  storage.write(afterAnswer(storage.read(), card.id, good, now))
}

export const nextCard = (): void => useQuiz.setState(({ at }) => ({ at: at + 1, chosen: null }))
export const closeQuiz = (): void => useQuiz.setState(CLOSED)
