/** Where one jumps to along a game: while nothing else is to be done the map is laid out for it, so that a jump has not to wait for that. */
import { useEffect } from 'react'
import { dateOf } from '../../engine/index.ts'
import { beginnings, type Chronicle, stateAt } from '../../history/index.ts'
import type { BoardView } from '../../store/board-view.ts'
import { useGame } from '../../store/game.ts'
import { useLook } from '../../store/look.ts'
import { stillView } from '../../store/still.ts'

/** From both ends towards the middle: whoever opens the timeline goes to the beginning, or back from now. */
export const fromBothEnds = <T>(of: readonly T[]): T[] =>
  of.flatMap((first, i) => {
    const last = of.length - 1 - i
    if (i > last) return []
    return i === last ? [first] : [first, of[last]!]
  })

/** The map at the beginning of each round, made as it is asked for. */
export function* roundsOf(chronicle: Chronicle): Generator<BoardView, undefined> {
  for (const index of fromBothEnds(beginnings(chronicle, 'round'))) {
    const state = stateAt(chronicle, { game: chronicle.game, index })
    yield stillView(state, dateOf(state))
  }
}

/** For as long as the timeline lies open, once all that led here is there. */
export function useForeseeing(): void {
  const coming = useGame((store) => store.coming !== null)
  const sitting = useGame((store) => store.sitting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has other rounds
  useEffect(() => {
    const { opening, log } = useGame.getState()
    if (coming || !opening) return undefined
    useLook.setState({ foreseen: roundsOf({ game: '', opening, deeds: log }) })
    return () => useLook.setState({ foreseen: null })
  }, [coming, sitting])
}
