/** Which powers the computer plays: part of the game beside its rules, which know nobody's hand. */
import type { PowerId } from '../engine/index.ts'

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export type ComputerProfile = {
  level: Level
  /** One of the styles of `src/players/styles.ts`; left out: the first. */
  style?: string
}

export type ComputerSeat = ComputerProfile & {
  /** Alone in this round's turn of the power; afterwards the seat is its player's again. */
  only?: number
  /** How many actions had been done when the seat was handed over: what was done before was not the computer's plan. */
  since?: number
}

export type Computers = {
  /** What its choices between like plans go by; the dice know nothing of it. */
  seed: string
  seats: { readonly [Power in PowerId]?: ComputerSeat }
}
