/** A game as one line from its opening to the present: whose turn it was when, where rounds begin, where was fought. */
import { type PowerId, turn } from '../engine/index.ts'
import type { Chronicle } from './types.ts'

/** One turn: from the moment it begins with to the one with which it is over. */
export type TurnSpan = { readonly power: PowerId; readonly round: number; readonly from: number; readonly to: number }
export type GameTimeline = {
  readonly turns: readonly TurnSpan[]
  /** Moments by which a battle had been opened. */
  readonly battles: readonly number[]
}

/** The line of a game so far. */
export function timelineOf({ opening, entries }: Chronicle): GameTimeline {
  const turns: TurnSpan[] = []
  const battles: number[] = []
  let { power, round } = turn(opening)
  let from = 0
  entries.forEach(({ after, events }, at) => {
    if (events.some(({ type }) => type === 'battle-opened')) battles.push(at + 1)
    const now = turn(after)
    if (now.power === power && now.round === round) return
    turns.push({ power, round, from, to: at + 1 })
    from = at + 1
    ;({ power, round } = now)
  })
  if (entries.length > from || turns.length === 0) turns.push({ power, round, from, to: entries.length })
  return { turns, battles }
}
