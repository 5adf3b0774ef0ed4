// The quiz: every card has one true answer, asked of the engine, among four that differ; cards come back by eight intervals.
import { describe, expect, it } from 'vitest'
import { ruleById } from '../../src/content/rules.ts'
import { createGame, minorForecast, unitTypesOf } from '../../src/engine/index.ts'
import { ANSWERS, type QuizCard, quizCards } from '../../src/learn/quiz/cards.ts'
import { afterAnswer, INTERVALS, type QuizProgress, selectCards } from '../../src/learn/quiz/schedule.ts'
import { firstAttempt, tryAction } from '../../src/learn/run.ts'

const pack = quizCards()
const opening = createGame({ ruleset: 'standard', seed: 'test' })
const of = <K extends QuizCard['asked']['kind']>(kind: K) =>
  pack.filter((card): card is QuizCard & { asked: Extract<QuizCard['asked'], { kind: K }> } => card.asked.kind === kind)
const truth = ({ answers, right }: QuizCard) => answers[right]

describe('the cards', () => {
  it('have names of their own and four answers that differ, and the true one stands anywhere', () => {
    expect(new Set(pack.map(({ id }) => id)).size).toBe(pack.length)
    for (const { id, answers, right } of pack) {
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, id).toBe(ANSWERS)
      expect(answers[right], id).toBeDefined()
    }
    expect(new Set(pack.map(({ right }) => right)).size).toBe(ANSWERS)
  })

  it('are of all kinds, enough for weeks, and no five in a row are alike', () => {
    for (const kind of ['number', 'raised', 'army', 'refused', 'held'] as const)
      expect(of(kind).length, kind).toBeGreaterThanOrEqual(5)
    expect(new Set(pack.slice(0, 5).map(({ asked }) => asked.kind)).size).toBe(5)
  })

  it('tell the numbers of the rules', () => {
    const units = new Map(unitTypesOf(opening).map((unit) => [unit.id, unit]))
    for (const card of of('number')) expect(truth(card)).toEqual({ number: units.get(card.asked.unit)![card.asked.of] })
  })

  it('give an army to whom the engine gives it', () => {
    for (const card of of('army'))
      expect(truth(card)).toEqual({ power: minorForecast(opening, card.asked.space, card.asked.by)!.owners[0] })
  })

  it('name the rule to read on by: of an order that by which it is refused, of armies whose country it is', () => {
    expect(pack.filter(({ rule }) => rule !== null && !ruleById(rule))).toEqual([])
    for (const { asked, rule } of of('refused')) {
      const tried = tryAction(firstAttempt(asked.lesson), asked.action)
      expect(tried.ok ? null : tried.error.rule).toBe(rule)
    }
    for (const { asked, rule } of of('army')) {
      const { hostile } = minorForecast(opening, asked.space, asked.by)!
      expect(rule, asked.space).toBe(hostile ? 'STD-POL-10' : 'STD-POL-09')
    }
  })

  it('tell what the engine says to an order as the drill begins', () => {
    expect(of('refused').length).toBeGreaterThan(10)
    for (const card of of('refused'))
      expect(tryAction(firstAttempt(card.asked.lesson), card.asked.action)).toMatchObject({
        ok: false,
        error: { message: (truth(card) as { sentence: string }).sentence },
      })
  })
})

const NOW = 1_000_000_000
const HOUR = 3_600_000

describe('when a card comes again', () => {
  it('is later each time it was known, up to half a year, and stays there', () => {
    let kept: QuizProgress = {}
    const waits = Array.from({ length: INTERVALS.length + 1 }, () => {
      kept = afterAnswer(kept, 'card', true, NOW)
      return kept.card!.due - NOW
    })
    expect(waits.slice(0, 8).map((ms) => ms / HOUR)).toEqual([4, 24, 72, 168, 336, 720, 2160, 4320])
    expect(waits.at(-1)).toBe(INTERVALS.at(-1))
  })

  it('starts over where it was missed', () => {
    const known = afterAnswer(afterAnswer({}, 'card', true, NOW), 'card', true, NOW)
    const missed = afterAnswer(known, 'card', false, NOW)
    expect(missed.card).toEqual({ known: 0, due: NOW })
    expect(afterAnswer(missed, 'card', true, NOW).card!.due).toBe(NOW + INTERVALS[0]!)
  })
})

describe('the cards that are drawn', () => {
  const cards = ['a', 'b', 'c', 'd', 'e']
  it('are those longest overdue, then new ones in their order', () => {
    const kept = { c: { known: 1, due: NOW - 5 }, e: { known: 2, due: NOW - 9 }, a: { known: 1, due: NOW + 1 } }
    expect(selectCards(cards, kept, NOW, 3)).toEqual(['e', 'c', 'b'])
  })

  it('leave out what is not due: at its moment it is, a moment before it is not', () => {
    const kept = Object.fromEntries(cards.map((id) => [id, { known: 1, due: NOW }]))
    expect(selectCards(cards, kept, NOW - 1, 5)).toEqual([])
    expect(selectCards(cards, kept, NOW, 5)).toEqual(cards)
  })

  it('forget cards that there are no more', () => {
    expect(selectCards(cards, { z: { known: 1, due: 0 } }, NOW, 1)).toEqual(['a'])
  })
})
