/**
 * A position of its own test for every rule that a position can show, made by `npm run build:examples`. It comes late, when a rule is to be shown.
 */
import examples from '../../data/lessons/examples.json'
import lit from '../../data/lessons/lit.json'
import unshown from '../../data/lessons/unshown.json'
import type { Action } from '../engine/types/action.ts'
import type { RuleId, SpaceId } from '../engine/types/ids.ts'
import type { PositionSpec } from '../engine/types/outcome.ts'
import { deepFreeze } from './freeze.ts'

export type Example = {
  readonly spec: PositionSpec
  /** Nothing where it is left out. */
  readonly log?: readonly Action[]
  readonly then: Action
  /** How the engine names the rule: it refuses the action by it, or an event or a question tells it. Else it is only at work. */
  readonly names?: 'refused' | 'told'
}

/** Of which rules there is one. */
export const ruleExamples = deepFreeze(examples) as unknown as Readonly<Record<string, Example>>
/** Where to look, in those that the engine does not name and that have words of their own (`data/text/en/examples.json`). */
export const litIn: Readonly<Record<RuleId, readonly SpaceId[]>> = deepFreeze(lit)
/** Of which rules there is none, and why: `rulebook.unshown.<why>` says it. */
export const withoutExample: Readonly<Record<RuleId, string>> = deepFreeze(unshown)
