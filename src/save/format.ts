/** The shape of a saved game: how it began, everything that was done since, and the hash of where that leads. */
import type { Action, GameOptions, GameState, LogEntry, PositionSpec } from '../engine/index.ts'
import type { Agreement } from './agreement.ts'
import type { Computers } from './computers.ts'
import type { Origin } from './origin.ts'
import type { KeptEntry } from './reasons.ts'

export const FORMAT = 'contested-1914'
/** Raised by every change of the shape or of the meaning of old logs; each step has a migration. */
export const VERSION = 2

export type Start = GameOptions | PositionSpec
export type Snapshot = { state: GameState; hash: string }
export type Save = {
  format: typeof FORMAT
  version: typeof VERSION
  start: Start
  log: KeptEntry[]
  hash: string
  /** Where the log leads, should a later engine no longer be able to replay it. */
  snapshot?: Snapshot
  /** Milliseconds that a game against time has been played; what is left follows from the minutes it began with. */
  played?: number
  /** Which powers the computer plays; left out: none. */
  computers?: Computers
  /** Take-back by both sides, and what they took back; left out: the table knows none. */
  agreement?: Agreement
  /** The game it left to be played on by itself; left out: it began at its start. */
  origin?: Origin
  /** ISO date and time. */
  savedAt: string
  title: string
}

export function isPosition(start: Start): start is PositionSpec {
  return 'base' in start
}

export type { Action, LogEntry }
