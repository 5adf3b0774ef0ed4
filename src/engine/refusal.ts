import { sentences } from '../content/refusals.ts'
import type { Ctx } from './flow/context.ts'
import type { Rules } from './rulesets/rules.ts'
import type { Counts, RuleId, SpaceId, UnitType } from './types/ids.ts'
import { UNIT_TYPES } from './types/ids.ts'
import type { RuleError } from './types/outcome.ts'

/** Values for a sentence: ids of spaces, powers and units become names; counts become "2 infantry, 1 artillery". */
export type Words = Record<string, string | number | Counts | undefined>

type HasRules = Pick<Ctx, 'rules'>

/** The codes the contract knows for what is no matter of a rule, by the sentence that says it. */
const CONTRACT_CODES: Record<string, string> = {
  'no-such-transport': 'not-there',
  'not-aboard': 'not-there',
  'not-bought': 'not-there',
  'nothing-to-repair': 'not-there',
  'not-in-this-battle': 'not-there',
  'too-many-boats': 'not-there',
  'too-many-named': 'not-there',
  'nothing-named': 'malformed',
  'no-path': 'malformed',
  'transports-by-id': 'malformed',
  'malformed-action': 'malformed',
  'not-in-this-game': 'no-decision',
  'malformed-record': 'malformed',
  'dice-count': 'malformed',
  'not-an-option': 'malformed',
}

/** One refusal: the rule, a code for programs, a sentence for people (from the catalogue), and the space it is about. */
export function refuse(ctx: HasRules, rule: RuleId, sentence: string, words: Words = {}, space?: SpaceId): RuleError {
  const template = sentences[sentence]
  if (template === undefined) throw new Error(`no sentence for the refusal "${sentence}"`)
  const code = rule === 'CONTRACT' ? (CONTRACT_CODES[sentence] ?? sentence) : sentence
  const told = template.replace(/\{(\w+)\}/g, (_, key: string) => say(ctx.rules, words[key]))
  const message = told.charAt(0).toUpperCase() + told.slice(1)
  return space === undefined ? { rule, code, message } : { rule, code, message, space }
}

/** Several refusals of one action: the first leads, the others stand beside it. */
export function gather(errors: readonly (RuleError | null)[]): RuleError | null {
  // Looking for what may be done asks this thousands of times, and mostly nothing or one thing is wrong.
  let only: RuleError | null = null
  let several = false
  for (const e of errors)
    if (e !== null) {
      several = only !== null
      if (several) break
      only = e
    }
  if (!several) return only
  const found = errors.flatMap((e) => {
    if (e === null) return []
    const { also: beside = [], ...one } = e
    return [one, ...beside]
  })
  const [first, ...rest] = found
  if (!first) return null
  const also = rest.filter((e, i) => e.message !== first.message && rest.findIndex((r) => r.message === e.message) === i)
  return also.length === 0 ? first : { ...first, also }
}

function say(rules: Rules, value: Words[string]): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return sayCounts(rules, value)
  const place = rules.map.places.get(value)
  if (place) return place.name
  if (Object.hasOwn(rules.powers, value)) {
    const { name, inText = name } = rules.powers[value as keyof Rules['powers']]
    return inText
  }
  if (Object.hasOwn(rules.units, value)) return rules.units[value as UnitType].name.toLowerCase()
  return value
}

export function sayCounts(rules: Rules, counts: Counts): string {
  const parts: string[] = []
  for (const type of UNIT_TYPES) {
    const n = counts[type] ?? 0
    const unit = rules.units[type]
    if (n > 0 && unit) parts.push(`${n} ${n === 1 ? unit.name.toLowerCase() : unit.plural}`)
  }
  return parts.join(', ')
}
