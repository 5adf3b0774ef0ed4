import { check } from '../flow/reduce.ts'
import { contextOf } from '../kernel/context.ts'
import { toRuleError } from '../messages/rule-error.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { SpaceId } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'

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
