/** The shape of a saved game: how it began, everything that was done since, and the hash of where that leads. */
import type { Action, GameOptions, GameState, LogEntry, Phase, PositionSpec, PowerId } from '../engine/index.ts'
import type { Computers } from './computers.ts'

export const FORMAT = 'contested-1914'
/** Raised by every change of the shape or of the meaning of old logs; each step has a migration. */
export const VERSION = 2

/** Take-backs that both sides agreed to. The rules do not use it. */
export type Agreement = {
  on: boolean
  /** `at`: number of actions left, `count`: actions removed, `from`: the game's date before. */
  taken: { at: number; count: number; from: { round: number; power: PowerId; phase: Phase } }[]
  /** Typed-in dice of actions that were taken back, from this die number on. They come up again. */
  laid?: { from: number; faces: number[] } | undefined
}

/** The game that this one branched from, which may be deleted by now, and how many of its actions it kept. */
export type Origin = { game: string; at: number }

type ReasonTerm = {
  kind: string
  ipc: number
  space?: string | undefined
  goal?: string | undefined
  power?: string | undefined
  type?: string | undefined
  units?: number | undefined
  steps?: number | undefined
  lose?: number | undefined
  kill?: number | undefined
  clear?: number | undefined
  before?: number | undefined
  after?: number | undefined
}
/** Why the computer chose an action (`src/players/why.ts`). Other versions may have written kinds that are unknown here. */
export type SavedReason = ReasonTerm & { also?: ReasonTerm[] | undefined }

/** An entry of the log. `played`: the game clock at that time (ms). */
export type SavedEntry = LogEntry & { why?: SavedReason; played?: number }

export type Start = GameOptions | PositionSpec
export type Snapshot = { state: GameState; hash: string }
export type Save = {
  format: typeof FORMAT
  version: typeof VERSION
  start: Start
  log: SavedEntry[]
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

/** A reason with figures rounded to three decimals. */
export const roundReason = (why: SavedReason): SavedReason =>
  JSON.parse(JSON.stringify(why), (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value))
