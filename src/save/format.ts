/** The shape of a saved game: how it began, everything that was done since, and the hash of where that leads. */
import * as v from 'valibot'
import type { Action, GameOptions, GameState, LogEntry, PositionSpec } from '../engine/index.ts'

export const FORMAT = 'contested-1914'
/** Raised by every change of the shape or of the meaning of old logs; each step has a migration. */
export const VERSION = 2

export type Start = GameOptions | PositionSpec
export type Snapshot = { state: GameState; hash: string }
export type Save = {
  format: typeof FORMAT
  version: typeof VERSION
  start: Start
  log: LogEntry[]
  hash: string
  /** Where the log leads, should a later engine no longer be able to replay it. */
  snapshot?: Snapshot
  /** Milliseconds that a game against time has been played; what is left follows from the minutes it began with. */
  played?: number
  /** ISO date and time. */
  savedAt: string
  title: string
}

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const plain = v.record(v.string(), v.unknown())

const entry = v.object({
  // What an action may hold is the engine's to judge; here it must only be one.
  action: v.looseObject({ type: v.string() }),
  dice: v.optional(v.array(die)),
})

export const saveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  start: v.looseObject({ ruleset: v.string() }),
  log: v.array(entry),
  hash: v.string(),
  snapshot: v.optional(v.object({ state: plain, hash: v.string() })),
  played: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.pipe(v.string(), v.maxLength(200)),
})

export function isPosition(start: Start): start is PositionSpec {
  return 'base' in start
}

export type { Action, LogEntry }
