/** The rule catalogue: ids, titles and texts for players. The engine uses only the ids. */
import sections from '../../data/rule-sections.json'
import advanced from '../../data/rules/advanced.json'
import influence from '../../data/rules/influence.json'
import standard from '../../data/rules/standard.json'
import tournament from '../../data/rules/tournament.json'
import outline from '../../data/turn-rules.json'
import { deepFreeze } from './freeze'
import type { Phase } from './ids'

export type RuleEntry = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Heading in the printed rulebook. */
  readonly source: string
  readonly section: string
  /** The ruleset or the option that introduces it. */
  readonly enters?: string
  readonly option?: string
  readonly departsFrom?: readonly string[]
  /** The printed text is silent or contradictory; this is our reading. */
  readonly ruling?: true
}
/** `phase`: where its rules apply; absent: at any time. */
export type RuleSection = { readonly id: string; readonly name: string; readonly phase?: Phase }

export const rules = deepFreeze([...standard, ...tournament, ...influence, ...advanced]) as readonly RuleEntry[]
export const ruleSections = deepFreeze(sections) as readonly RuleSection[]
/** Introductory rules by phase; readers filter out other rulesets. */
export const firstRules: Readonly<Record<Phase, readonly string[]>> = deepFreeze(outline)

const byId = new Map(rules.map((rule) => [rule.id, rule]))

export function ruleById(id: string): RuleEntry | undefined {
  return byId.get(id)
}
