/** Why the computer did something: figures beside the act, kept with it. */
import type { LogEntry } from '../engine/index.ts'

/** One term of it, as `src/players/why.ts` makes them; of another version it may be of a kind that nobody knows here. */
export type KeptTerm = {
  kind: string
  ipc: number
  space?: string
  goal?: string
  power?: string
  type?: string
  units?: number
  steps?: number
  lose?: number
  kill?: number
  clear?: number
  before?: number
  after?: number
}
export type KeptReason = KeptTerm & { also?: KeptTerm[] }

/** An act as it is kept. */
export type KeptEntry = LogEntry & { why?: KeptReason }

/** As exact as it is told, and no longer. */
export const rounded = (why: KeptReason): KeptReason =>
  JSON.parse(JSON.stringify(why), (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value))
