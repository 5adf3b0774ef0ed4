import { rulesetInfo } from '../../content/choices.ts'
import { content } from '../../content/index.ts'
import type { Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import type { OptionId, RulesetId } from '../types/ids.ts'
import { RULESET_IDS } from '../types/ids.ts'
import type { RulesetInfo } from '../types/outcome.ts'
import type { GameState, Table } from '../types/state.ts'
import { advanced } from './advanced/index.ts'
import { type ChosenOptions, effectiveRules, keyOf, type RulesetDefinition } from './define.ts'
import { influence } from './influence/index.ts'
import { standard } from './standard.ts'
import { tournament } from './tournament/index.ts'

/** The playable rulesets. A new one needs a line here, its data and its own file. */
const definitions: Partial<Record<RulesetId, RulesetDefinition>> = { standard, tournament, advanced, influence }

const cache = new Map<string, Rules>()

function rulesWith(ruleset: RulesetId, chosen: ChosenOptions): Rules {
  const key = keyOf(ruleset, chosen)
  let rules = cache.get(key)
  if (!rules) {
    const definition = definitions[ruleset]
    if (!definition) impossible('ruleset', 'ruleset-unplayable', { ruleset })
    rules = effectiveRules(definition, chosen)
    cache.set(key, rules)
  }
  return rules
}

const byOptions = new WeakMap<Table['options'], Rules>()

/** Effective rules of a ruleset with non-default options. */
export function rulesFor({ ruleset, options }: Pick<Table, 'ruleset' | 'options'>): Rules {
  let rules = byOptions.get(options)
  if (!rules) {
    rules = rulesWith(ruleset, options)
    byOptions.set(options, rules)
  }
  return rules
}
/** Effective rules of a game. */
export const rulesOf = (state: GameState): Rules => rulesFor(state.table)

/** Validates ruleset and options. Throws a ContractError that names the field. */
export function readRuleset(
  ruleset: unknown,
  options: unknown,
): { ruleset: RulesetId; options: Record<OptionId, boolean | number> } {
  const id = RULESET_IDS.find((r) => r === ruleset)
  const data = id && definitions[id] ? content.rulesets[id] : undefined
  // The given value may not be printable.
  const given = typeof ruleset === 'string' ? ruleset : typeof ruleset
  if (!id || !data) impossible('ruleset', 'ruleset-unknown', { ruleset: given, known: Object.keys(definitions).join(', ') })
  const chosen: Record<OptionId, boolean | number> = {}
  if (options === undefined) return { ruleset: id, options: chosen }
  if (options === null || typeof options !== 'object' || Array.isArray(options)) impossible('options', 'options-object')
  for (const key of Object.keys(options).sort()) {
    const known = [...data.options, ...(data.frontOptions ?? [])].find((o) => o.id === key)
    if (!known) impossible(`options.${key}`, 'option-unknown', { option: key, ruleset: id })
    const value = (options as Record<string, unknown>)[key]
    if (typeof value !== typeof known.default)
      impossible(`options.${key}`, 'option-kind', { option: key, kind: typeof known.default })
    const { least, most } = known
    if (least !== undefined && !(Number.isInteger(value) && Number(value) >= least && Number(value) <= (most ?? Infinity)))
      impossible(`options.${key}`, 'option-range', { option: key, least, most: most ?? Infinity })
    if (value !== known.default) chosen[key] = value as boolean | number
  }
  return { ruleset: id, options: chosen }
}

/** Playable rulesets with their options, in id order. */
export function rulesets(): RulesetInfo[] {
  return RULESET_IDS.filter((id) => definitions[id]).map(rulesetInfo)
}

/** A ruleset with default options. */
export const printedRules = (id: RulesetId): Rules => rulesWith(id, {})
