/** The rules by section, those of one game or all, with what changes what. */
import { content, type OptionData, type RulesetData } from '../../content/index.ts'
import { type RuleEntry, ruleById, ruleSections, rules } from '../../content/rules.ts'
import type { GameState, RuleId } from '../../engine/index.ts'

/** `changedBy`: rules of the same book that depart from it. */
export type Line = { readonly rule: RuleEntry; readonly changedBy: readonly RuleId[] }
export type Chapter = { readonly id: string; readonly name: string; readonly lines: readonly Line[] }
type Table = Pick<GameState, 'table'>

/** The ruleset and those it builds on. */
function lineage(ruleset: string): string[] {
  const parent = Object.entries(content.rulesets).find(([id]) => id === ruleset)?.[1]?.extends
  return parent ? [ruleset, ...lineage(parent)] : [ruleset]
}

const optionsOf = (data?: RulesetData): readonly OptionData[] => [...(data?.options ?? []), ...(data?.frontOptions ?? [])]

/** A game's state names only the options that differ from their defaults; those of another ruleset are none of this game's. */
function hasOption({ ruleset, options }: GameState['table'], id: string): boolean {
  const option = optionsOf(content.rulesets[ruleset]).find((each) => each.id === id)
  return option !== undefined && (options[id] ?? option.default) !== false
}

/** What its ruleset brings, what that keeps of the one it builds on, and its options. */
export function inForce({ table }: Table): (rule: RuleEntry) => boolean {
  const family = lineage(table.ruleset)
  return ({ enters, option }) => (option === undefined ? family.includes(enters ?? '') : hasOption(table, option))
}

/** The ruleset that a rule comes with, of itself or as one of its options. */
export function rulesetOf({ enters, option }: RuleEntry): string {
  const byOption = Object.entries(content.rulesets).find(([, data]) => optionsOf(data).some(({ id }) => id === option))
  return enters ?? byOption?.[0] ?? ''
}

const changes = new Map<RuleId, RuleId[]>()
for (const { id, departsFrom = [] } of rules)
  for (const from of departsFrom) changes.set(from, [...(changes.get(from) ?? []), id])

/** Rules that depart from this one, of whichever ruleset. */
export const changersOf = (id: RuleId): readonly RuleId[] => changes.get(id) ?? []

/** The sections that have rules of this game, in their order; of all games where none is named. */
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
