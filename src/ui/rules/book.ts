/** The rules by section, for one game or all, with their relations. */
import { content, type OptionData, type RulesetData } from '../../content/index.ts'
import { type RuleEntry, ruleById, ruleSections, rules } from '../../content/rules.ts'
import type { GameState, RuleId } from '../../engine/index.ts'

/** `changedBy`: rules of the same book that differ from it. */
export type Line = { readonly rule: RuleEntry; readonly changedBy: readonly RuleId[] }
export type Chapter = { readonly id: string; readonly name: string; readonly lines: readonly Line[] }
type Table = Pick<GameState, 'table'>

/** A ruleset and its ancestors. */
function lineage(ruleset: string): string[] {
  const parent = Object.entries(content.rulesets).find(([id]) => id === ruleset)?.[1]?.extends
  return parent ? [ruleset, ...lineage(parent)] : [ruleset]
}

const optionsOf = (data?: RulesetData): readonly OptionData[] => [...(data?.options ?? []), ...(data?.frontOptions ?? [])]

/** A state stores only options that differ from the default. */
function hasOption({ ruleset, options }: GameState['table'], id: string): boolean {
  const option = optionsOf(content.rulesets[ruleset]).find((each) => each.id === id)
  return option !== undefined && (options[id] ?? option.default) !== false
}

/** Rules of the ruleset, inherited rules that still hold, and options. */
export function inForce({ table }: Table): (rule: RuleEntry) => boolean {
  const family = lineage(table.ruleset)
  return ({ enters, option }) => (option === undefined ? family.includes(enters ?? '') : hasOption(table, option))
}

/** The ruleset that contains a rule, directly or as an option. */
export function rulesetOf({ enters, option }: RuleEntry): string {
  const byOption = Object.entries(content.rulesets).find(([, data]) => optionsOf(data).some(({ id }) => id === option))
  return enters ?? byOption?.[0] ?? ''
}

const changes = new Map<RuleId, RuleId[]>()
for (const { id, departsFrom = [] } of rules)
  for (const from of departsFrom) changes.set(from, [...(changes.get(from) ?? []), id])

/** Rules of any ruleset that differ from this one. */
export const changersOf = (id: RuleId): readonly RuleId[] => changes.get(id) ?? []

/** Sections with rules of this game, in order; of all games if none is given. */
export function bookOf(game: Table | null): Chapter[] {
  const held = game ? inForce(game) : () => true
  const among = (id: RuleId) => {
    const rule = ruleById(id)
    return rule !== undefined && held(rule)
  }
  return ruleSections
    .map(({ id, name }) => ({
      id,
      name,
      lines: rules
        .filter((rule) => rule.section === id && held(rule))
        .map((rule) => ({ rule, changedBy: changersOf(rule.id).filter(among) })),
    }))
    .filter(({ lines }) => lines.length > 0)
}
