/** The diary of the game on the table: what is told of it, in the words and names of the page. */

import type { GameState } from '../../engine/index.ts'
import { type Chronicle, type DiaryVoice, diaryOf, roundSummaries, type TakenBack } from '../../history/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { type Entry, useGame } from '../game/game.ts'
import { useTakeBacks } from '../game/take-back-history.ts'
import { countsParts, listText, powerInText, powerName, spaceName, t } from '../text.ts'

export * from '../../history/index.ts'

/** The diary's voice. */
export const diaryVoice: DiaryVoice = {
  say: t,
  power: powerInText,
  heading: powerName,
  space: spaceName,
  units: (units) => listText(countsParts(units)) || t('widgets.nothing'),
  list: listText,
}

/** A game with what is told of it by rounds. */
const toldOf = memoizeLast((opening: GameState, log: readonly Entry[], taken: readonly TakenBack[]) => {
  const chronicle: Chronicle = { game: '', opening, entries: log, taken }
  const summaries = new Map(roundSummaries(chronicle).map((summary) => [summary.round, summary]))
  return diaryOf(chronicle).flatMap((round) => {
    const summary = summaries.get(round.round)
    return summary ? [{ ...round, summary }] : []
  })
})

export type ToldRound = ReturnType<typeof toldOf>[number]

/** Every round of the game on the table, told and summed up; none where there is no game. */
export function useDiary(): readonly ToldRound[] {
  const opening = useGame((store) => store.opening)
  const log = useGame((store) => store.log)
  const taken = useTakeBacks()
  return opening ? toldOf(opening, log, taken) : []
}
