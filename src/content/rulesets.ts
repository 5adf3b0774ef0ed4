/** All rulesets merged with their parents. */
import advanced from '../../data/rulesets/advanced.json'
import influence from '../../data/rulesets/influence.json'
import standard from '../../data/rulesets/standard.json'
import tournament from '../../data/rulesets/tournament.json'
import { deepFreeze } from './freeze.ts'
import { inherit } from './inherit.ts'
import type { RulesetData } from './types.ts'

export const rulesetData = deepFreeze(inherit([standard, tournament, influence, advanced] as never)) as unknown as Readonly<
  Record<string, RulesetData>
>
