/** Whether a table takes back by agreement, and what it has taken back: facts beside the game, which its rules know nothing of. */
import * as v from 'valibot'
import { PHASES, POWERS } from '../engine/types/ids.ts'
import { MAX_ACTIONS } from './limits.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const die = v.pipe(whole, v.minValue(1), v.maxValue(6))
const takenBackSchema = v.object({
  /** How many actions stood. */
  at: v.pipe(whole, v.maxValue(MAX_ACTIONS)),
  /** How many were taken back. */
  count: v.pipe(whole, v.minValue(1), v.maxValue(MAX_ACTIONS)),
  /** Where the game stood before. */
  from: v.object({ round: whole, power: v.picklist(POWERS), phase: v.picklist(PHASES) }),
})

/** What a save says of it; one of a game that knows no such agreement says nothing. */
export const agreementSchema = v.object({
  on: v.boolean(),
  taken: v.pipe(v.array(takenBackSchema), v.maxLength(MAX_ACTIONS)),
  /** Dice of the table that lay before they were taken back, from this number on: they lie so again. */
  laid: v.optional(v.object({ from: whole, faces: v.pipe(v.array(die), v.maxLength(MAX_ACTIONS)) })),
})

export type Agreement = v.InferOutput<typeof agreementSchema>
