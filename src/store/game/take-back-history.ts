/** Agreed take-backs of the open game by their index in the log. */
import type { TakenBack } from '../../history/index.ts'
import { memoizeLast } from '../../memoize.ts'
import type { Agreement } from '../../save/format.ts'
import { useGame } from './table.ts'

const NOTHING: readonly TakenBack[] = []

/** Take-backs before the replayed log are left out. */
const takenOf = memoizeLast((agreement: Agreement | null, earlier: number): readonly TakenBack[] =>
  agreement && agreement.taken.length > 0
    ? agreement.taken.flatMap((each) => (each.at >= earlier ? [{ ...each, at: each.at - earlier }] : []))
    : NOTHING,
)

export function takeBacksNow(): readonly TakenBack[] {
  const { agreement, earlier } = useGame.getState()
  return takenOf(agreement, earlier.length)
}

/** The same as a hook. */
export const useTakeBacks = (): readonly TakenBack[] => useGame(({ agreement, earlier }) => takenOf(agreement, earlier.length))
