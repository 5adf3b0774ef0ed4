/** The rulesets as the start page names them; what they mean comes with the rules. */
import { rulesetInfo } from '../../content/choices.ts'
import { RULESET_IDS } from '../../engine/types/ids.ts'

export const RULESETS = RULESET_IDS.map(rulesetInfo)
