/** The rules of one game, in the order of their sections: what its ruleset brings, what it keeps of the one it changes, and its options. */
import Fuse from 'fuse.js'
import { content } from '../../content/index.ts'
import { type RuleEntry, ruleSections, rules } from '../../content/rules.ts'
import type { GameState } from '../../engine/index.ts'

/** `changedBy`: rules of this game that depart from it. */
export type Line = { rule: RuleEntry; changedBy: readonly string[] }
export type Chapter = { id: string; name: string; lines: readonly Line[] }

/** The ruleset and those it builds on. */
function lineage(ruleset: string): string[] {
  const parent = Object.entries(content.rulesets).find(([id]) => id === ruleset)?.[1]?.extends
  return parent ? [ruleset, ...lineage(parent)] : [ruleset]
}

/** A game's state names only the options that differ from their defaults; those of another ruleset are none of this game's. */
function hasOption({ ruleset, options }: GameState['table'], id: string): boolean {
  const option = content.rulesets[ruleset]?.options.find((each) => each.id === id)
  return option !== undefined && (options[id] ?? option.default) !== false
}

function inForce({ table }: Pick<GameState, 'table'>): (rule: RuleEntry) => boolean {
  const family = lineage(table.ruleset)
  return ({ enters, option }) => (option === undefined ? family.includes(enters ?? '') : hasOption(table, option))
}

export function bookOf(game: Pick<GameState, 'table'>): Chapter[] {
  const held = rules.filter(inForce(game))
  const changes = new Map<string, string[]>()
  for (const { id, departsFrom = [] } of held)
    for (const from of departsFrom) changes.set(from, [...(changes.get(from) ?? []), id])
  return ruleSections
    .map(({ id, name }) => ({
      id,
      name,
      lines: held.filter((rule) => rule.section === id).map((rule) => ({ rule, changedBy: changes.get(rule.id) ?? [] })),
    }))
    .filter(({ lines }) => lines.length > 0)
}

const FEW = 40
/** Rules by id, title or words; an id or the beginning of one stands before what merely sounds like it. */
export function searchRules(book: readonly Chapter[], query: string): Line[] {
  const wanted = query.trim().toLowerCase()
  const lines = book.flatMap((chapter) => chapter.lines)
  const byId = lines.filter(({ rule }) => rule.id.toLowerCase().startsWith(wanted))
  const index = new Fuse(lines, {
    keys: [
      { name: 'rule.title', weight: 3 },
      { name: 'rule.text', weight: 1 },
    ],
    threshold: 0.3,
    ignoreLocation: true,
    minMatchCharLength: 2,
  })
  return [...new Set([...byId, ...index.search(wanted, { limit: FEW }).map(({ item }) => item)])].slice(0, FEW)
}
