// The end of the quiz: how many were known, and of those missed the question with its true answer.
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCard, beginQuiz, CARDS, closeQuiz, nextCard, useQuiz } from '../../../src/store/modes/quiz.ts'
import { Quiz } from '../../../src/ui/learn/Quiz.tsx'
import { answerText, questionText } from '../../../src/ui/learn/quiz-words.ts'

/** Answers all of them; `wrong`: by the places of those that are missed. */
function answered(wrong: readonly number[]) {
  beginQuiz(0)
  const cards = useQuiz.getState().cards!
  expect(cards).toHaveLength(CARDS)
  for (const [n, { right, answers }] of cards.entries()) {
    answerCard(wrong.includes(n) ? (right + 1) % answers.length : right, 0)
    nextCard()
  }
  render(<Quiz />)
  return cards
}

beforeEach(closeQuiz)

it('lists what was missed, each with its true answer', () => {
  const cards = answered([1, 3])
  expect(screen.getByRole('heading', { name: '3 of 5' })).toBeDefined()
  const missed = within(screen.getByRole('list', { name: 'What you missed' })).getAllByRole('listitem')
  expect(missed.map((item) => item.querySelector('p')?.textContent)).toEqual([1, 3].map((n) => questionText(cards[n]!.asked)))
  for (const [k, n] of [1, 3].entries()) expect(missed[k]!.textContent).toContain(answerText(cards[n]!.answers[cards[n]!.right]!))
})

it('lists nothing where all was known', () => {
  answered([])
  expect(screen.getByRole('heading', { name: '5 of 5' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'What you missed' })).toBeNull()
})

it('counts an answer once, and the first of them', () => {
  beginQuiz(0)
  const { right, answers } = useQuiz.getState().cards![0]!
  answerCard((right + 1) % answers.length, 0)
  answerCard(right, 0)
  expect(useQuiz.getState().missed).toHaveLength(1)
})
