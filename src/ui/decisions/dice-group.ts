import type { Owner } from '../../engine/index.ts'

/** Dice rolled together with the same meaning. */
export type DiceGroup = {
  label: string
  count: number
  /** Highest effective face; null if the meaning is special. */
  needs: number | null
  /** The special meaning. */
  note?: string
  /** The owner, if several powers roll. */
  power?: Owner
}
