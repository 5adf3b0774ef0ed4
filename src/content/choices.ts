/** What a table chooses from before a game begins: rulesets with their options, and who holds which powers. The start page needs no more of them. */
import * as advanced from '../../data/rulesets/advanced.json'
import * as influence from '../../data/rulesets/influence.json'
import * as standard from '../../data/rulesets/standard.json'
import * as tournament from '../../data/rulesets/tournament.json'
import { deepFreeze } from './freeze.ts'
import type { PowerId, RulesetId } from './ids.ts'
import type { OptionData } from './ruleset-facts.ts'

type Choice = { readonly name: string; readonly summary: string; readonly options: readonly OptionData[] }

/** Field by field, so that the built page begins with these and no others (`tools/site/facts.ts`). */
const choices: Readonly<Record<RulesetId, Choice>> = deepFreeze({
  standard: { name: standard.name, summary: standard.summary, options: standard.options },
  tournament: { name: tournament.name, summary: tournament.summary, options: tournament.options },
  influence: { name: influence.name, summary: influence.summary, options: influence.options },
  advanced: { name: advanced.name, summary: advanced.summary, options: advanced.options },
})

const seatings = deepFreeze(standard.seatings) as Readonly<Record<string, readonly (readonly PowerId[])[]>>

/**
 * The powers that each of so many players holds, as the rulebook prints it; none where it prints nothing for this number
 * (STD-SET-04, STD-SET-05, STD-SET-06, STD-SET-07, STD-SET-08, STD-SET-09, STD-SET-10).
 */
export const seatingsOf = (players: number): readonly (readonly PowerId[])[] => seatings[String(players)] ?? []

/** What a ruleset is called and which options a table can choose. */
export function rulesetInfo(id: RulesetId) {
  const { name, summary, options } = choices[id]
  return { id, name, summary, options: options.map((option) => ({ ...option })) }
}
