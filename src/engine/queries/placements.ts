import { contextOf } from '../kernel/context.ts'
import { bidPlacesOf } from '../phases/bid/bid.ts'
import { type Placement, placementsIn } from '../phases/mobilize/placements.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'
import type { OwedOrder } from '../types/views.ts'

export type { Placement }

/** What is bought for a place that must have it if Purchase ends with nothing ordered; null where that is nothing (ADV-21-01). */
export const owedNow = (state: GameState): OwedOrder | null =>
  rulesOf(state).views.owedOrder?.(contextOf(rulesOf(state), state)) ?? null

/** Where each type of what is bought may be placed, as things stand now (in `purchase` a forecast). */
export const placements = (state: GameState): Placement[] => placementsIn(contextOf(rulesOf(state), state))

/** Where a power may put which units with a bid before the first turn, whatever they cost (HCP-04, HCP-05, HCP-06). */
export const bidPlaces = (state: GameState, power: PowerId): { space: SpaceId; types: UnitType[] }[] =>
  bidPlacesOf({ rules: rulesOf(state), state }, power)
