/** Short wars for two players: a position that ends after a few rounds; computers play the other powers. */
import wars from '../../data/short-wars.json'
import type { PowerId } from '../engine/types/ids.ts'
import type { PositionSpec } from '../engine/types/outcome.ts'
import { deepFreeze } from './freeze.ts'

export type ShortWar = {
  readonly id: string
  /** Powers of the two players, Central Powers first. */
  readonly sides: readonly [readonly PowerId[], readonly PowerId[]]
  readonly position: PositionSpec
}

export const shortWars = deepFreeze(wars) as unknown as readonly ShortWar[]
