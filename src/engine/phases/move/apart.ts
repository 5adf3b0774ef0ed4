import type { View } from '../../kernel/rules.ts'
import type { RuleId, SpaceId } from '../../types/ids.ts'

/** The rule by which two spaces have no border: one that parts these very two (ADV-16-03, ADV-16-05, ADV-17-02, ADV-PT4-03), else the general one. */
export function noBorderRule({ rules }: Pick<View, 'rules'>, a: SpaceId, b: SpaceId, general: RuleId): RuleId {
  for (const [rule, pairs] of Object.entries(rules.data.apart ?? {}))
    if (pairs.some((pair) => pair.includes(a) && pair.includes(b))) return rule
  return general
}
