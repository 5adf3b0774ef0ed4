/** The battles of a war with their positions in the log. */
import { decision, type GameEvent } from '../engine/index.ts'
import { type BattleReport, battleReports } from '../report/index.ts'
import type { PastAct } from './types.ts'

/** Index of a log entry, and a number of its events. */
export type LogPosition = readonly [deed: number, events: number]

export type PastBattle = {
  readonly report: BattleReport
  /** Before the battle's first event. */
  readonly from: LogPosition
  /** After its last event. */
  readonly to: LogPosition
}

const endsBattle = ({ type }: GameEvent): boolean => type === 'battle-opened' || type === 'phase-opened' || type === 'turn-opened'

/** Answers to questions after the battle's end still belong to it; later orders do not. */
function endOf(entries: readonly Pick<PastAct, 'before' | 'events'>[], [first, opened]: LogPosition): LogPosition {
  let over = false
  for (let at = first; at < entries.length; at++) {
    const { before, events } = entries[at]!
    if (over && decision(before) === null) return [at - 1, entries[at - 1]!.events.length]
    for (let i = at === first ? opened + 1 : 0; i < events.length; i++) {
      if (endsBattle(events[i]!)) return i > 0 || at === first ? [at, i] : [at - 1, entries[at - 1]!.events.length]
      over ||= events[i]!.type === 'battle-ended'
    }
  }
  return [entries.length - 1, entries.at(-1)!.events.length]
}

/** All battles, in order. */
export function battlesOfWar(entries: readonly Pick<PastAct, 'before' | 'events'>[]): PastBattle[] {
  return battleReports(entries).map((report) => {
    const [deed = 0, events = 0] = report.id.split('.').map(Number)
    const from: LogPosition = [deed, events]
    return { report, from, to: endOf(entries, from) }
  })
}

/** The battle of a log entry: the one with this event, else the first. Null if there is none. */
export function battleAt(battles: readonly PastBattle[], index: number, event?: number): PastBattle | null {
  const here = battles.filter(({ from, to }) => from[0] <= index && index <= to[0])
  const exact = here.find(({ from, to }) => {
    const at = event ?? -1
    return (index > from[0] || at >= from[1]) && (index < to[0] || at < to[1])
  })
  return exact ?? here[0] ?? null
}
