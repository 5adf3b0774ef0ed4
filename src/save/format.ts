/** The save format: start, log and the hash of the result. */
import type { GameOptions, GameState, LogEntry, Phase, PositionSpec, PowerId } from '../engine/index.ts'
import type { Computers } from './computers.ts'

export const FORMAT = 'contested-1914'
/** Increased by every change of the format or of what old logs mean. Each step has a migration. */
export const VERSION = 2

/** Take-backs that both sides agreed to. The rules do not use it. */
export type Agreement = {
  on: boolean
  /** `at`: actions left, `count`: actions removed, `from`: the date before. */
  taken: { at: number; count: number; from: { round: number; power: PowerId; phase: Phase } }[]
  /** Typed-in dice of removed actions, from this die number on. They come up again. */
  laid?: { from: number; faces: number[] } | undefined
}

/** The game this one branched from, which may be deleted, and how many of its actions it kept. */
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
/** Why the computer chose an action (`src/players/motives.ts`). Other versions may write unknown kinds. */
export type SavedReason = ReasonTerm & { also?: ReasonTerm[] | undefined }

/** `played`: the game clock at that time (ms). */
export type SavedEntry = LogEntry & { why?: SavedReason; played?: number }

export type Start = GameOptions | PositionSpec
export type Snapshot = { state: GameState; hash: string }
export type Save = {
  format: typeof FORMAT
  version: typeof VERSION
  start: Start
  log: SavedEntry[]
  hash: string
  /** In case a later engine cannot replay the log. */
  snapshot?: Snapshot
  /** Milliseconds, in a game with a clock. */
  played?: number
  computers?: Computers
  agreement?: Agreement
  origin?: Origin
  savedAt: string
  title: string
}

export function isPosition(start: Start): start is PositionSpec {
  return 'base' in start
}

/** A reason with figures rounded to three decimals. */
export const roundReason = (why: SavedReason): SavedReason =>
  JSON.parse(JSON.stringify(why), (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value))
