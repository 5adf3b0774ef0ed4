/** Caches log lines: past events do not change. */
import { type GameEvent, turn } from '../../engine/index.ts'
import { addGameEffect } from '../../store/effects.ts'
import { useGame } from '../../store/game/game.ts'
import { type PhasePart, turnsOf } from '../../store/game/reports.ts'
import { fullLogArrived } from '../../store/game/table.ts'
import { turnStart } from '../../store/game/timeline.ts'
import { logLinesOf } from './lines.ts'
import type { LogLine } from './types.ts'

type Told = { readonly id: string; readonly size: number; readonly last: GameEvent; readonly lines: readonly LogLine[] }
/** Keyed by the first event of a phase, valid while the others are the same. */
const told = new WeakMap<GameEvent, Told>()

export function linesIn({ id, events }: PhasePart): readonly LogLine[] {
  const [first] = events
  const last = events.at(-1)
  if (!first || !last) return []
  const old = told.get(first)
  if (old && old.id === id && old.size === events.length && old.last === last) return old.lines
  const lines = logLinesOf(events, id)
  told.set(first, { id, size: events.length, last, lines })
  return lines
}

/** Idle time to leave to the browser (ms). */
const LEFT = 4

/**
 * Prepares the lines of finished turns in idle time, so the log of a long game opens quickly. Returns a stop function. Without
 * `requestIdleCallback` they are computed on demand.
 */
export function tellAhead(): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined
  let idle = 0
  const begin = () => {
    cancelIdleCallback(idle)
    const { log, opening } = useGame.getState()
    if (!opening) return
    let parts: PhasePart[] | null = null
    const tell = (rest: IdleDeadline) => {
      parts ??= turnsOf(log.slice(0, turnStart(log)), turn(opening)).flatMap((part) => part.phases)
      while (parts.length > 0 && rest.timeRemaining() > LEFT) linesIn(parts.pop()!)
      if (parts.length > 0) idle = requestIdleCallback(tell)
    }
    idle = requestIdleCallback(tell)
  }
  const stop = addGameEffect('log-sentences', (now, before) => {
    const another = now.sitting !== before.sitting || now.game?.flow.power !== before.game?.flow.power
    if (another || fullLogArrived(now, before)) begin()
  })
  begin()
  return () => {
    stop()
    cancelIdleCallback(idle)
  }
}
