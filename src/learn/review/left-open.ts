import { controllerOf, intruders, spacesOf, treasuryOf } from '../../engine/index.ts'
import { capitalOf } from '../../planning/board.ts'
import { armiesIn } from './armies.ts'
import { lastDeparture, phaseEnd, stateAtEnd } from './played-turn.ts'
import type { Detector } from './types.ts'

/** Minimum value (IPC), except for capitals. */
const WORTH = 4

/** Undefended land that an enemy next to it can enter (STD-MOV-05, STD-CAP-11). */
export const leftOpen: Detector = (turn) => {
  const { power, entries } = turn
  const state = stateAtEnd(turn)
  const capital = capitalOf(power)
  return spacesOf(state).flatMap(({ id, ipc = 0, kind }) => {
    if (kind !== 'land' || controllerOf(state, id) !== power || (id !== capital && ipc < WORTH)) return []
    const near = [...new Set(intruders(state, id, power).map(({ from }) => from))]
    if (near.length === 0) return []
    const enemies = near.reduce((sum, space) => sum + armiesIn(state, space, power).theirs, 0)
    const money = id === capital ? treasuryOf(state, power) : 0
    const left = lastDeparture(turn, id)
    return [
      {
        id: 'left-open',
        rule: id === capital ? 'STD-CAP-11' : 'STD-MOV-05',
        spaces: [id, ...near],
        cost: ipc + money,
        entry: left < 0 ? Math.max(0, phaseEnd(entries, 'move')) : left,
        facts: { ipc, money, enemies, near: near[0] ?? '' },
      } as const,
    ]
  })
}
