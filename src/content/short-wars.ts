/** Short wars for two: a position, an end after few rounds, and the powers that people play; all others are the computer's. */
import wars from '../../data/short-wars.json'
import type { PowerId } from '../engine/types/ids.ts'
import type { PositionSpec } from '../engine/types/outcome.ts'
import { deepFreeze } from './freeze.ts'

export type ShortWar = {
  readonly id: string
  /** Whom the two people play: the Central Powers first. */
  readonly sides: readonly [readonly PowerId[], readonly PowerId[]]
  readonly position: PositionSpec
}

export const shortWars = deepFreeze(wars) as unknown as readonly ShortWar[]
