import { rulesOf } from '../rulesets/index.ts'
import { placeOf, productionParts } from '../state/selectors.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'
import type { SuppliesDue } from '../types/views.ts'

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
