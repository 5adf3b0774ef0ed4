/** Prepares map layouts for likely jumps while the page is idle. */
import { useEffect } from 'react'
import { dateOf } from '../../engine/index.ts'
import { type Chronicle, stateAt, stretchStarts } from '../../history/index.ts'
import { useGame } from '../../store/game/game.ts'
import type { BoardView } from '../../store/view/board-view.ts'
import { staticBoardView } from '../../store/view/static-view.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'

/** From both ends to the middle: the first jumps go to the beginning, or back from now. */
export const fromBothEnds = <T>(of: readonly T[]): T[] =>
  of.flatMap((first, i) => {
    const last = of.length - 1 - i
    if (i > last) return []
    return i === last ? [first] : [first, of[last]!]
  })

/** The map at the start of each round, created on demand. */
export function* roundsOf(chronicle: Chronicle): Generator<BoardView, undefined> {
  for (const index of fromBothEnds(stretchStarts(chronicle, 'round'))) {
    const state = stateAt(chronicle, { game: chronicle.game, index })
    yield staticBoardView(state, dateOf(state))
  }
}

/** Active while the timeline is open and the full log is loaded. */
export function useForeseeing(): void {
  const pendingLog = useGame((store) => store.pendingLog !== null)
  const sitting = useGame((store) => store.sitting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has other rounds
  useEffect(() => {
    const { opening, log } = useGame.getState()
    if (pendingLog || !opening) return undefined
    useViewed.setState({ foreseen: roundsOf({ game: '', opening, entries: log }) })
    return () => useViewed.setState({ foreseen: null })
  }, [pendingLog, sitting])
}
