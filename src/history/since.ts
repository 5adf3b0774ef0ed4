/** What has happened since a person last had the turn: the part of the log that they were only there to watch. */
import type { GameEvent, GameState, PowerId } from '../engine/index.ts'
import type { EventEntry } from '../report/index.ts'

/** An action with the position it was done in. */
export type DatedEvents = EventEntry & { readonly before: GameState }

/** An event with whose turn it was, the position before the action that brought it about, and a name unique in the log. */
export type SeenEvent = { readonly id: string; readonly event: GameEvent; readonly by: PowerId; readonly before: GameState }

/** How many actions had been done as the last turn of one of these powers ended; 0: none has had one. */
export function lastOwnTurnEnd(log: readonly DatedEvents[], powers: readonly PowerId[], opened: number): number {
  let from = opened
  while (from > 0 && !powers.includes(log[from - 1]!.before.flow.power)) from--
  return from
}

/**
 * From the end of the last turn of one of these powers to the first action of the turn that began at `opened`. That an own turn
 * ended, and the news it ended with, its owner has seen; what the next one's turn opened with, not.
 */
export function eventsSince(log: readonly DatedEvents[], powers: readonly PowerId[], opened: number): SeenEvent[] {
  const from = lastOwnTurnEnd(log, powers, opened)
  const witnessed: SeenEvent[] = []
  for (let at = Math.max(0, from - 1); at < opened; at++) {
    const { before, events } = log[at]!
    let by = before.flow.power
    const own = at === from - 1
    let passed = false
    events.forEach((event, index) => {
      if (event.type === 'turn-opened') {
        by = event.power
        passed = true
      }
      if (!own || passed) witnessed.push({ id: `${at}.${index}`, event, by, before })
    })
  }
  return witnessed
}
