import { check } from '../flow/reduce.ts'
import { contextOf } from '../kernel/context.ts'
import { toRuleError } from '../messages/rule-error.ts'
import { bidPlacesOf } from '../phases/bid/bid.ts'
import { type Placement, placementsIn } from '../phases/mobilize/places.ts'
import { rulesOf } from '../rulesets/index.ts'
import { hasLeft } from '../state/relations.ts'
import { controllerOf, isCapitalLost, placeOf, productionParts } from '../state/selectors.ts'
import type { PowerId, RuleId, SpaceId, UnitType } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'
import type { OwedOrder, SuppliesDue } from '../types/views.ts'

/** IPC that a territory pays its controller now (STD-BRD-09, ADV-28-01). */
export function worthOf(state: GameState, space: SpaceId): number {
  const view = { rules: rulesOf(state), state }
  return view.rules.hooks.territoryValue(view, space, placeOf(view, space).ipc)
}

/** Supplies through a neutral neighbour if income were collected now (ADV-24-01, ADV-24-02); null if none. */
export function suppliesOf(state: GameState, power: PowerId): SuppliesDue | null {
  const rules = rulesOf(state)
  return rules.views.supplies?.({ rules, state }, power) ?? null
}

/** Income handicap in per cent and the IPC it adds or takes now (HCP-08); null without one. */
export function incomeHandicapOf(state: GameState, power: PowerId): { percent: number; handicap: number } | null {
  const { percent, handicap } = productionParts({ rules: rulesOf(state), state }, power)
  return percent === 100 ? null : { percent, handicap }
}

/** A country or revolt for sale, with the refusal that blocks it now. */
export type Offer = { price: number; refusal?: RuleError }

/** Countries and revolts the acting power can buy (INF-INFL-01, INF-REV-01), in alphabetical order; empty in other rulesets. */
export function offers(state: GameState): {
  influence: (Offer & { country: SpaceId })[]
  revolts: (Offer & { territory: SpaceId })[]
} {
  const ctx = contextOf(rulesOf(state), state)
  const { influence = {}, revolts } = ctx.rules.data
  return {
    influence: Object.entries(influence)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([country, { [state.flow.power]: price }]) => {
        if (price === undefined) return []
        const refusal = check(ctx, { type: 'influence', country })
        return [{ country, price, ...(refusal ? { refusal: toRuleError(ctx.rules, refusal) } : {}) }]
      }),
    revolts: Object.entries(revolts?.places ?? {})
      .filter(([, { by }]) => by === state.flow.power)
      .map(([territory]) => territory)
      .sort()
      .map((territory) => {
        const refusal = check(ctx, { type: 'revolt', territory })
        return { territory, price: revolts?.cost ?? 0, ...(refusal ? { refusal: toRuleError(ctx.rules, refusal) } : {}) }
      }),
  }
}

export type { Placement }

/** The order that is made automatically if Purchase ends without one (ADV-21-01); null if none is due. */
export const owedOrder = (state: GameState): OwedOrder | null =>
  rulesOf(state).views.owedOrder?.(contextOf(rulesOf(state), state)) ?? null

/** Where each ordered type can be placed now; in `purchase` a forecast. */
export const placements = (state: GameState): Placement[] => placementsIn(contextOf(rulesOf(state), state))

/** Spaces and unit types a power may place with a bid (HCP-04, HCP-05, HCP-06). */
export const bidPlaces = (state: GameState, power: PowerId): { space: SpaceId; types: UnitType[] }[] =>
  bidPlacesOf({ rules: rulesOf(state), state }, power)

/** A power whose capital an enemy holds. `forfeits`: its income goes to that enemy (INF-INC-03). */
export type LostCapital = { of: PowerId; to: PowerId; forfeits: boolean; rule: RuleId }

/** Powers without their capital, in turn order; they skip purchase, mobilization and income (STD-CAP-13). */
export function lostCapitals(state: GameState): LostCapital[] {
  const view = { rules: rulesOf(state), state }
  const forfeits = view.rules.behaviours.heldTreasuries === 'forfeit'
  return view.rules.order.flatMap((of) => {
    const to = controllerOf(state, view.rules.powers[of].capital)
    if (to === null || to === 'contested' || !isCapitalLost(view, of) || hasLeft(view, of)) return []
    return [{ of, to, forfeits, rule: forfeits ? 'INF-INC-03' : 'STD-CAP-13' }]
  })
}
