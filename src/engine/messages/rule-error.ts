import { sentenceOf, wordOf } from '../../content/refusals.ts'
import type { Rules } from '../kernel/rules.ts'
import type { Params, Refusal } from '../refusal.ts'
import type { SpaceId } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import { capitalized, nameOf, nameOfCounts } from './names.ts'

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

/** The refusal as the engine returns it, with a message and contract code. */
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

function otherSpaces(rules: Rules, params: Params, space: SpaceId | undefined): SpaceId[] {
  const found = new Set<SpaceId>()
  for (const name in params) {
    const param = params[name]
    if (typeof param === 'string' && param !== space && rules.map.places.has(param)) found.add(param)
  }
  return [...found]
}

/** `toRuleError`, or null for null. */
export const toRuleErrorOrNull = (rules: Rules, refusal: Refusal | null): RuleError | null =>
  refusal && toRuleError(rules, refusal)

/** A refusal during a replay, with the number of the action. */
export function toReplayError(rules: Rules, refusal: Refusal, n: number, total: number): RuleError {
  const error = toRuleError(rules, refusal)
  return { ...error, message: wordOf('replay.refused')?.({ reason: error.message, n, total }) ?? error.message }
}

/** Throws for a code without a message; `tests/meta/refusals.test.ts` covers all codes. */
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
