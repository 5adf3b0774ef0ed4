// What is made once for all tests is made as their file is loaded: a test that happened to be the first to make it would else be
// the only one that a change of it is tried against. Where a change makes it fail here, it fails in the tests too.
import { content } from '../../src/content/index.ts'
import { victoryConditions } from '../../src/engine/phases/politics/victory.ts'
import { rulesFor } from '../../src/engine/rulesets/index.ts'
import { homelandsOf } from '../../src/engine/rulesets/tournament/homeland.ts'
import { RULESET_IDS, type RulesetId } from '../../src/engine/types/ids.ts'

function make(ruleset: RulesetId, options: Record<string, boolean>): void {
  try {
    const rules = rulesFor({ ruleset, options })
    homelandsOf(rules)
    victoryConditions(rules)
  } catch {
    // The next test to reach this mutant fails.
  }
}

for (const ruleset of RULESET_IDS) {
  make(ruleset, {})
  for (const { id, default: usual } of content.rulesets[ruleset]?.options ?? [])
    if (usual === false) make(ruleset, { [id]: true })
}
