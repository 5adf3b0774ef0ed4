import type { Owner } from '../../engine/index.ts'

/** Dice that are thrown together and read alike. */
export type DiceGroup = {
  label: string
  count: number
  /** A die that shows no more than this does something; null: what they do is read otherwise. */
  needs: number | null
  /** What the dice mean where it is not a hit each. */
  note?: string
  /** Whose units throw, where several powers do. */
  power?: Owner
}
