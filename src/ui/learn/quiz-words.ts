/** Quiz cards in words. */
import type { QuizAnswer, QuizAsked } from '../../learn/quiz/cards.ts'
import { orderSentence } from '../order-words.ts'
import { powerInText, powerName, spaceName, t, unitTitle } from '../text.ts'

export function questionText(asked: QuizAsked): string {
  switch (asked.kind) {
    case 'number':
      return t(`quiz.number.${asked.of}`, { unit: unitTitle(asked.unit) })
    case 'raised':
      return t('quiz.raised', { space: spaceName(asked.space) })
    case 'army':
      return t('quiz.army', { power: powerName(asked.by), space: spaceName(asked.space) })
    case 'refused':
      return t('quiz.refused', { power: powerInText(asked.lesson.you), action: orderSentence(asked.action) })
    case 'held':
      return t('quiz.held', {
        power: powerInText(asked.lesson.you),
        actions: asked.actions.map((action) => orderSentence(action)).join(' '),
        space: spaceName(asked.space),
      })
  }
}

export function answerText(answer: QuizAnswer): string {
  if ('number' in answer) return String(answer.number)
  if ('power' in answer) return powerName(answer.power)
  if ('sentence' in answer) return answer.sentence
  const { holder } = answer
  return holder === 'contested' || holder === 'nobody' ? t(`quiz.holder.${holder}`) : powerName(holder)
}
