/** A moment in words: its time, its action and its position in the game. */
import '../../content/words/table.ts'
import { type GameState, turn } from '../../engine/index.ts'
import { type Entry, useGame } from '../../store/game/game.ts'
import { lastSentence, lastWords } from '../log/digest.ts'
import { powerInText, powerName, t } from '../text.ts'

/** "round 2, Germany, Combat". */
export function dateText(state: GameState): string {
  const { round, power, phase } = turn(state)
  return t('timeline.moment', { round, power: powerName(power), phase: t('timeline.phase', { phase }) })
}

/** The result of an action as a sentence; empty before the first one. */
export const deedSentence = (entry: Entry | undefined): string =>
  entry ? lastSentence(entry.events) || deedText(entry) : t('timeline.begun')

/** As a predicate after the power's name: "attacked Belgium". */
export const deedText = (entry: Entry | undefined): string => (entry ? lastWords(entry) : t('timeline.opening'))

/** Actions that are no longer stored count too. */
export const countAt = (index: number): number => useGame.getState().earlier.length + index

/** For screen readers: "Round 2, Germany, Combat: attacked Belgium, 143 of 611". */
export function valueText(index: number): string {
  const { opening, log } = useGame.getState()
  const entry = log[index - 1]
  const state = entry?.after ?? opening
  if (!state) return ''
  const { round, power, phase } = turn(state)
  return t('timeline.value', {
    round,
    power: powerInText(power),
    phase: t('timeline.phase', { phase }),
    deed: deedText(entry),
    at: countAt(index),
    total: countAt(log.length),
  })
}
