/**
 * How a game lies in the database: its head, which never changes; a journal with a line for each act, so that one action costs
 * as much in its thousandth round as in its first; where it stands, written over with each line; and what a list says of it.
 *
 * Lines are numbered, and no number is written twice. Whoever writes for the first time since it was opened takes a seat, which
 * has a number too. So of two tabs that know nothing of each other, and of no lock, the one that has the older game cannot write.
 */
import { type GameState, hashOf, type LogEntry } from '../engine/index.ts'
import type { Computers } from './computers.ts'
import type { Agreement, Origin, Start } from './format.ts'

/** What a game began with, in the words of its format. */
export type JournalHead = { format: string; version: number; start: Start; title: string; origin?: Origin }
/** From entry `at` on the log is this. */
export type JournalLine = { at: number; log: readonly LogEntry[] }
/** Where the log leads; its hash is made when it is asked for. */
export type JournalEnd = {
  state: GameState
  savedAt: string
  played: number
  computers?: Computers | null
  agreement?: Agreement | null
}

/** How far the journal of a game has been read or written: numbers of its last line and its last seat. */
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

/**
 * The parts as one save, of whatever version: the door for saves says what it is. A part that is none is left out, and then its
 * log or its end will not do there.
 */
export function assembleSave(head: unknown, lines: readonly unknown[], end: unknown): unknown {
  if (!isObject(head)) return head
  const stands = isObject(end) ? end : {}
  const { savedAt, played, computers, agreement } = stands
  const time = played ? { played } : {}
  const seats = computers ? { computers } : {}
  const agreed = agreement ? { agreement } : {}
  return { ...head, log: logOf(lines), ...snapshotOf(stands.state), ...time, ...seats, ...agreed, savedAt }
}

function snapshotOf(state: unknown): { hash: string; snapshot?: { state: unknown; hash: string } } {
  try {
    const hash = hashOf(state as GameState)
    return { hash, snapshot: { state, hash } }
  } catch {
    return { hash: '' }
  }
}
