/** The computer's reasons by log line. */
import type { GameEvent } from '../../engine/index.ts'
import type { Entry } from '../../store/game/game.ts'
import type { LogLine } from './types.ts'

type Why = NonNullable<Entry['why']>

const seen = new WeakSet<Entry>()
const known = new WeakMap<GameEvent, Why>()

/** Events that are not orders. */
const UNASKED: ReadonlySet<string> = new Set(['ends'])

/** Collects the reasons of new entries. */
export function noteReasons(log: readonly Entry[]): void {
  for (let i = log.length - 1; i >= 0 && !seen.has(log[i]!); i--) {
    const { events, why } = log[i]!
    seen.add(log[i]!)
    if (why && !UNASKED.has(why.kind)) for (const event of events) known.set(event, why)
  }
}

/** A reason belongs to the first line of its order. */
export function reasonsOf(lines: readonly LogLine[]): ReadonlyMap<LogLine, Why> {
  const told = new Set<Why>()
  const reasons = new Map<LogLine, Why>()
  for (const line of lines) {
    const why = known.get(line.event)
    if (!why || told.has(why)) continue
    told.add(why)
    reasons.set(line, why)
  }
  return reasons
}
