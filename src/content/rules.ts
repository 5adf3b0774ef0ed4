/** The catalogue of rules: what each id means to a player. Only people read it; the engine knows the ids alone. */
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
  /** The heading in the printed rulebook that it comes from. */
  readonly source: string
  readonly section: string
  /** The ruleset that brings it in; a rule of an option names the option instead. */
  readonly enters?: string
  readonly option?: string
  readonly departsFrom?: readonly string[]
  /** The printed text is silent or at odds with itself here, and this is how the program reads it. */
  readonly ruling?: true
}
/** `phase`: where in a turn its rules are used; absent for rules that apply at any time. */
export type RuleSection = { readonly id: string; readonly name: string; readonly phase?: Phase }

export const rules = deepFreeze([...standard, ...tournament, ...influence, ...advanced]) as readonly RuleEntry[]
export const ruleSections = deepFreeze(sections) as readonly RuleSection[]
/** The rules to read first, by phase. Those of other rulesets are filtered out by the reader. */
export const firstRules: Readonly<Record<Phase, readonly string[]>> = deepFreeze(outline)

const byId = new Map(rules.map((rule) => [rule.id, rule]))

export function ruleById(id: string): RuleEntry | undefined {
  return byId.get(id)
}
