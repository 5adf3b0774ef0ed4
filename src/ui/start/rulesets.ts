/** The rulesets as the start page names them; what they mean comes with the rules. */
import { rulesetInfo } from '../../content/rulesets.ts'
import { RULESET_IDS } from '../../engine/types/ids.ts'

export const RULESETS = RULESET_IDS.flatMap((id) => rulesetInfo(id) ?? [])
