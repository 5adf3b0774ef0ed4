import { sentenceOf, wordOf } from '../../content/refusals.ts'
import type { Rules } from '../kernel/rules.ts'
import type { Params, Refusal } from '../refusal.ts'
import type { SpaceId } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import { capitalized, nameOf, nameOfCounts } from './names.ts'

/** The codes the contract knows for what is no matter of a rule, by the sentence that says it. */
const CONTRACT_CODES: Readonly<Record<string, string>> = {
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

/** A refusal as it leaves the engine: with its plain sentence, names in the place of ids, and the code the contract knows. */
export function toRuleError(rules: Rules, refusal: Refusal): RuleError {
  const { rule, code, params, space, also } = refusal
  const error: RuleError = {
    rule,
    code: rule === 'CONTRACT' ? (CONTRACT_CODES[code] ?? code) : code,
    message: messageOf(rules, code, params),
  }
  if (space !== undefined) error.space = space
  const focus = otherSpaces(rules, params, space)
  if (focus.length > 0) error.focus = focus
  if (also) error.also = also.map((each) => toRuleError(rules, each))
  return error
}

/** Where the cause lies is what else the refusal was given: every space but the one that it is about. */
function otherSpaces(rules: Rules, params: Params, space: SpaceId | undefined): SpaceId[] {
  const found = new Set<SpaceId>()
  for (const name in params) {
    const param = params[name]
    if (typeof param === 'string' && param !== space && rules.map.places.has(param)) found.add(param)
  }
  return [...found]
}

/** The same for whoever asks whether anything is wrong at all. */
export const toRuleErrorOrNull = (rules: Rules, refusal: Refusal | null): RuleError | null =>
  refusal && toRuleError(rules, refusal)

/** A refusal in a game that is played again: which of its actions it was. */
export function toReplayError(rules: Rules, refusal: Refusal, n: number, total: number): RuleError {
  const error = toRuleError(rules, refusal)
  return { ...error, message: wordOf('replay.refused')?.({ reason: error.message, n, total }) ?? error.message }
}

/** Throws for a code without a sentence: `tests/meta/refusals.test.ts` finds those before anybody plays. */
function messageOf(rules: Rules, code: string, params: Params): string {
  const message = sentenceOf(code)
  if (message === undefined) throw new Error(`no sentence for the refusal "${code}"`)
  const values: Record<string, string | number> = {}
  for (const name in params) values[name] = toMessageValue(rules, params[name])
  return capitalized(message(values))
}

function toMessageValue(rules: Rules, param: Params[string]): string | number {
  if (param === undefined) return ''
  if (typeof param === 'object') return nameOfCounts(rules, param)
  return typeof param === 'string' ? nameOf(rules, param) : param
}
