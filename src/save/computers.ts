/** Which powers the computer plays. The rules do not use it. */
import type { PowerId } from '../engine/index.ts'

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export type ComputerProfile = {
  level: Level
  /** A style of `src/players/styles.ts`. Default: the first. */
  style?: string
}

export type ComputerSeat = ComputerProfile & {
  /** Only for one turn of the power, in this round. */
  only?: number
  /** Number of actions before the computer took the seat. */
  since?: number
}

export type Computers = {
  /** Seed of the computers' choices, independent of the dice. */
  seed: string
  seats: { readonly [Power in PowerId]?: ComputerSeat }
}
