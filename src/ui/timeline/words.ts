/** A moment in words: when it is, what led to it, how far along the game. */
import '../../content/words/timeline.ts'
import { type GameState, turn } from '../../engine/index.ts'
import { type Entry, useGame } from '../../store/game.ts'
import { lastSentence, lastWords } from '../log/digest.ts'
import { powerInText, powerName, t } from '../text.ts'

/** "round 2, Germany, Combat". */
export function dateText(state: GameState): string {
  const { round, power, phase } = turn(state)
  return t('timeline.moment', { round, power: powerName(power), phase: t('timeline.phase', { phase }) })
}

/** What an action came to, as a sentence; before the first of them there is none. */
export const deedSentence = (entry: Entry | undefined): string =>
  entry ? lastSentence(entry.events) || deedText(entry) : t('timeline.begun')

/** The same in the power's own line: "attacked Belgium". */
export const deedText = (entry: Entry | undefined): string => (entry ? lastWords(entry) : t('timeline.opening'))

/** Of games whose first actions are not known any more, those count too. */
export const countAt = (index: number): number => useGame.getState().earlier.length + index

/** All of it, as a screen reader says it: "Round 2, Germany, Combat: attacked Belgium, 143 of 611". */
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
