/**
 * How a game is stored: a head that never changes, a numbered line an action, the latest state and a list entry. The first write
 * after opening takes a numbered seat. No number is written twice, so a tab with an older state cannot write, even without a
 * lock.
 */
import { type GameState, hashOf, type LogEntry } from '../engine/index.ts'
import type { Computers } from './computers.ts'
import type { Agreement, Origin, Start } from './format.ts'

export type JournalHead = { format: string; version: number; start: Start; title: string; origin?: Origin }
/** `log` replaces the entries from index `at` on. */
export type JournalLine = { at: number; log: readonly LogEntry[] }
export type JournalEnd = {
  state: GameState
  savedAt: string
  played: number
  computers?: Computers | null
  agreement?: Agreement | null
}

/** Numbers of the last line and the last seat. */
export type JournalPlace = { readonly line: number; readonly seat: number }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isLine = (value: unknown): value is JournalLine =>
  isObject(value) && typeof value.at === 'number' && Array.isArray(value.log)

function logOf(lines: readonly unknown[]): LogEntry[] {
  const log: LogEntry[] = []
  for (const { at, log: more } of lines.filter(isLine)) {
    log.length = Math.min(log.length, Math.max(0, at))
    for (const entry of more) log.push(entry)
  }
  return log
}

/** Assembles the parts into a save of any version. Invalid parts are skipped; `openSave` reports them. */
export function assembleSave(head: unknown, lines: readonly unknown[], end: unknown): unknown {
  if (!isObject(head)) return head
  const latest = isObject(end) ? end : {}
  const { savedAt, played, computers, agreement } = latest
  const time = played ? { played } : {}
  const seats = computers ? { computers } : {}
  const agreed = agreement ? { agreement } : {}
  return { ...head, log: logOf(lines), ...snapshotOf(latest.state), ...time, ...seats, ...agreed, savedAt }
}

function snapshotOf(state: unknown): { hash: string; snapshot?: { state: unknown; hash: string } } {
  try {
    const hash = hashOf(state as GameState)
    return { hash, snapshot: { state, hash } }
  } catch {
    return { hash: '' }
  }
}
