/** Moments for the menus, by turn and in words. */
import '../../content/words/play.ts'
import { dateOf, type GameState, turn } from '../../engine/index.ts'
import { type Chronicle, type Moment, stateAt, stretchStarts } from '../../history/index.ts'
import { powerName, t } from '../text.ts'

/** "Round 6, Germany, Move". */
export function momentText(state: GameState): string {
  const { round, power, phase } = turn(state)
  return t('compare.moment', { round, power: powerName(power), phase: t(`app.phase.${phase}`) })
}

/** "Spring 1917 · step 398". `here`: the game on the table; only its end is called the present. */
export function momentNote(chronicle: Chronicle, moment: Moment, here: string): string {
  const { year, season } = dateOf(stateAt(chronicle, moment))
  const last = moment.game === here ? 'now' : 'latest'
  const end = moment.index === chronicle.entries.length ? last : 'no'
  return t('compare.step', { date: t('app.season', { season: season ?? 'none', year: String(year) }), at: moment.index, end })
}

/** The start of each turn, with the moment itself and the present, in order. */
export function momentsOffered(chronicle: Chronicle, chosen: number | null): number[] {
  const all = [...stretchStarts(chronicle, 'turn'), chronicle.entries.length, ...(chosen === null ? [] : [chosen])]
  return [...new Set(all)].sort((a, b) => a - b)
}

/** Default partner of the present: the start of the same power's last turn, or of the game. */
export function roundBefore(chronicle: Chronicle): number {
  const now = turn(stateAt(chronicle, { game: chronicle.game, index: chronicle.entries.length }))
  return (
    stretchStarts(chronicle, 'turn').findLast((index) => {
      const { round, power } = turn(stateAt(chronicle, { game: chronicle.game, index }))
      return round < now.round && power === now.power
    }) ?? 0
  )
}
