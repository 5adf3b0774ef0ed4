import { sideOf } from '../../engine/index.ts'
import { spaceIn } from '../../planning/board.ts'
import { armiesIn } from './armies.ts'
import { lastDeparture, phaseEnd } from './played-turn.ts'
import type { Detector } from './types.ts'

/** Contested land that the enemy got because all own units left (STD-MOV-13). */
export const givenAway: Detector = (turn) => {
  const { entries, power } = turn
  const start = entries[0]!.before
  return entries.flatMap(({ events, after }) =>
    events.flatMap((event) => {
      if (event.type !== 'control-changed' || event.cause !== 'withdrawn') return []
      const { space, to } = event
      if (to === null || to === 'contested' || sideOf(to) === sideOf(power)) return []
      if (armiesIn(start, space, power).ours === 0) return []
      const left = lastDeparture(turn, space)
      const ipc = spaceIn(after, space)?.ipc ?? 0
      const entry = left < 0 ? phaseEnd(entries, 'move') : left
      return [{ id: 'given-away', rule: 'STD-MOV-13', spaces: [space], cost: ipc, entry, facts: { ipc, power: to } } as const]
    }),
  )
}
