import { contextOf } from '../kernel/context.ts'
import { bidPlacesOf } from '../phases/bid/bid.ts'
import { type Placement, placementsIn } from '../phases/mobilize/places.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'
import type { OwedOrder } from '../types/views.ts'

export type { Placement }

/** The order that is made automatically if Purchase ends without one (ADV-21-01); null if none is due. */
export const owedOrder = (state: GameState): OwedOrder | null =>
  rulesOf(state).views.owedOrder?.(contextOf(rulesOf(state), state)) ?? null

/** Where each ordered type can be placed now; in `purchase` a forecast. */
export const placements = (state: GameState): Placement[] => placementsIn(contextOf(rulesOf(state), state))

/** Spaces and unit types a power may place with a bid (HCP-04, HCP-05, HCP-06). */
export const bidPlaces = (state: GameState, power: PowerId): { space: SpaceId; types: UnitType[] }[] =>
  bidPlacesOf({ rules: rulesOf(state), state }, power)
