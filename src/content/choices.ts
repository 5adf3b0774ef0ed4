/** What players choose before a game: ruleset, options, seats. The start page needs only this part of the rulesets. */
import * as advanced from '../../data/rulesets/advanced.json'
import * as influence from '../../data/rulesets/influence.json'
import * as standard from '../../data/rulesets/standard.json'
import * as tournament from '../../data/rulesets/tournament.json'
import { deepFreeze } from './freeze.ts'
import type { PowerId, RulesetId } from './ids.ts'
import type { OptionData } from './ruleset-facts.ts'

type Choice = { readonly name: string; readonly summary: string; readonly options: readonly OptionData[] }

/** Field by field, so that the start bundle contains only these fields. */
const choices: Readonly<Record<RulesetId, Choice>> = deepFreeze({
  standard: { name: standard.name, summary: standard.summary, options: standard.options },
  tournament: { name: tournament.name, summary: tournament.summary, options: tournament.options },
  influence: { name: influence.name, summary: influence.summary, options: influence.options },
  advanced: { name: advanced.name, summary: advanced.summary, options: advanced.options },
})

const seatings = deepFreeze(standard.seatings) as Readonly<Record<string, readonly (readonly PowerId[])[]>>

/**
 * Powers of each of `players` players by the rulebook; empty for other numbers (STD-SET-04, STD-SET-05, STD-SET-06, STD-SET-07,
 * STD-SET-08, STD-SET-09, STD-SET-10).
 */
export const seatingsOf = (players: number): readonly (readonly PowerId[])[] => seatings[String(players)] ?? []

/** Name, summary and options of a ruleset. */
export function rulesetInfo(id: RulesetId) {
  const { name, summary, options } = choices[id]
  return { id, name, summary, options: options.map((option) => ({ ...option })) }
}
