import { rulesOf } from '../rulesets/index.ts'
import { placeOf, productionParts } from '../state/selectors.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'
import type { SuppliesDue } from '../types/views.ts'

/** What a territory pays whoever controls it now (STD-BRD-09, ADV-28-01). */
export function worthOf(state: GameState, space: SpaceId): number {
  const view = { rules: rulesOf(state), state }
  return view.rules.hooks.worth(view, space, placeOf(view, space).ipc)
}

/** What a power would draw through a neutral neighbour if it collected its income now: a sure part, and half a die if the sea is open (ADV-24-01, ADV-24-02); null: nothing. */
export function suppliesOf(state: GameState, power: PowerId): SuppliesDue | null {
  const rules = rulesOf(state)
  return rules.views.supplies?.({ rules, state }, power) ?? null
}

/** The per cent of its income that a power collects, and the IPC this adds or takes now (HCP-08); null: no handicap. */
export function incomeHandicapOf(state: GameState, power: PowerId): { percent: number; handicap: number } | null {
  const { percent, handicap } = productionParts({ rules: rulesOf(state), state }, power)
  return percent === 100 ? null : { percent, handicap }
}
