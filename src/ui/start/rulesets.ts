/** The rulesets as the start page names them; what they mean comes with the rules. */
import { rulesetData } from '../../content/rulesets.ts'
import { RULESET_IDS } from '../../engine/types/ids.ts'
import type { RulesetInfo } from '../../engine/types/outcome.ts'

export const RULESETS: readonly RulesetInfo[] = RULESET_IDS.flatMap((id) => {
  const data = rulesetData[id]
  return data ? [{ id, name: data.name, summary: data.summary, options: [...data.options] }] : []
})
