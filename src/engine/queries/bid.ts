import { bidPlacesOf } from '../phases/bid/bid.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** Where a power may put which units with a bid before the first turn, whatever they cost (HCP-04, HCP-05, HCP-06). */
export const bidPlaces = (state: GameState, power: PowerId): { space: SpaceId; types: UnitType[] }[] =>
  bidPlacesOf({ rules: rulesOf(state), state }, power)
