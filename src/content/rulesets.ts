/** The rulesets as data, each with what it inherits, and what of them a table is laid from. */
import advanced from '../../data/rulesets/advanced.json'
import influence from '../../data/rulesets/influence.json'
import standard from '../../data/rulesets/standard.json'
import tournament from '../../data/rulesets/tournament.json'
import { deepFreeze } from './freeze.ts'
import type { PowerId } from './ids.ts'
import { inherit } from './inherit.ts'
import type { RulesetData } from './types.ts'

export const rulesetData = deepFreeze(inherit([standard, tournament, influence, advanced] as never)) as unknown as Readonly<
  Record<string, RulesetData>
>

/**
 * The powers that each of so many players holds, as the ruleset prints it; none where it prints nothing for this number
 * (STD-SET-04, STD-SET-05, STD-SET-06, STD-SET-07, STD-SET-08, STD-SET-09, STD-SET-10).
 */
export const seatingsOf = (ruleset: string, players: number): readonly (readonly PowerId[])[] =>
  rulesetData[ruleset]?.seatings[String(players)] ?? []

/** What a ruleset is called and which options a table can choose; null: no such ruleset. */
export function rulesetInfo<Id extends string>(id: Id) {
  const data = rulesetData[id]
  return data ? { id, name: data.name, summary: data.summary, options: data.options.map((option) => ({ ...option })) } : null
}
