/** Why the computer did something: figures beside the act, kept with it. */
import type { InferOutput } from 'valibot'
import type { LogEntry } from '../engine/index.ts'
import type { reasonSchema } from './reason-schema.ts'

/** A reason as `src/players/why.ts` makes them; of another version it may be of a kind that nobody knows here. */
export type KeptReason = NonNullable<InferOutput<typeof reasonSchema>>

/** An act as it is kept; `played`: what the clock of a game against time said then. */
export type KeptEntry = LogEntry & { why?: KeptReason; played?: number }

/** As exact as it is told, and no longer. */
export const roundReason = (why: KeptReason): KeptReason =>
  JSON.parse(JSON.stringify(why), (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value))
