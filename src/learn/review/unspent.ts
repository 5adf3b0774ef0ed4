import { type PowerId, treasuryOf } from '../../engine/index.ts'
import { capitalOf } from '../../planning/board.ts'
import { phaseEnd } from './played-turn.ts'
import type { Detector, DoneAction } from './types.ts'

/** Minimum amount (IPC). */
const MUCH = 6

const keptIn = (entries: readonly DoneAction[], power: PowerId): number => {
  const closed = entries[phaseEnd(entries, 'purchase')]
  return closed ? treasuryOf(closed.after, power) : 0
}

/** Money not spent in Purchase, two turns in a row (STD-PUR-02). */
export const moneyKept: Detector = ({ entries, earlier, power }) => {
  const [now, last] = [keptIn(entries, power), keptIn(earlier, power)]
  if (now < MUCH || last < MUCH) return []
  const entry = phaseEnd(entries, 'purchase')
  return [{ id: 'unspent', rule: 'STD-PUR-02', spaces: [capitalOf(power)], cost: now, entry, facts: { now, last } }]
}
