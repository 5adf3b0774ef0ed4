/** Example positions for rules, made by `npm run build:examples` from their tests. Loaded on demand. */
import examples from '../../data/lessons/examples.json'
import lit from '../../data/lessons/lit.json'
import unshown from '../../data/lessons/unshown.json'
import type { Action } from '../engine/types/action.ts'
import type { RuleId, SpaceId } from '../engine/types/ids.ts'
import type { PositionSpec } from '../engine/types/outcome.ts'
import { deepFreeze } from './freeze.ts'

export type Example = {
  readonly spec: PositionSpec
  /** Default: none. */
  readonly log?: readonly Action[]
  readonly then: Action
  /** How the engine names the rule: refusal, or event or question. Absent: only its effect shows. */
  readonly names?: 'refused' | 'told'
}

/** Examples by rule. */
export const ruleExamples = deepFreeze(examples) as unknown as Readonly<Record<string, Example>>
/** Spaces to highlight in examples that have their own text (`data/text/en/examples.json`). */
export const exampleSpaces: Readonly<Record<RuleId, readonly SpaceId[]>> = deepFreeze(lit)
/** Rules without an example, with the reason: `rulebook.unshown.<why>`. */
export const rulesWithoutExample: Readonly<Record<RuleId, string>> = deepFreeze(unshown)
