import type { Counts, RuleId, SpaceId } from './types/ids.ts'
import { ContractError } from './types/outcome.ts'

/** Values for a sentence, as ids: spaces, powers, units, counts of units, numbers. The door makes names of them. */
export type Params = Readonly<Record<string, string | number | Counts | undefined>>

/**
 * Why something is not allowed, before it is put in words: the rule, the code of its sentence in the catalogue, what fills
 * the sentence, and the space it is about. Most refusals are never read (looking for what may be done makes thousands), so
 * `door/refusals.ts` finds the words where one goes out.
 */
export type Refusal = { rule: RuleId; code: string; params: Params; space?: SpaceId; also?: Refusal[] }

const NONE: Params = {}

/** One refusal, under the rule it goes by. */
export function refuse(_ctx: unknown, rule: RuleId, code: string, params: Params = NONE, space?: SpaceId): Refusal {
  return space === undefined ? { rule, code, params } : { rule, code, params, space }
}

/** Several refusals of one action: the first leads, the others stand beside it, each sentence once. */
export function gather(errors: readonly (Refusal | null)[]): Refusal | null {
  // Looking for what may be done asks this thousands of times, and mostly nothing or one thing is wrong.
  let only: Refusal | null = null
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
  const also = rest.filter((e, i) => !saysTheSame(e, first) && rest.findIndex((r) => saysTheSame(r, e)) === i)
  return also.length === 0 ? first : { ...first, also }
}

/** Would a player read the same sentence twice? */
function saysTheSame(a: Refusal, b: Refusal): boolean {
  return a.code === b.code && (a.params === b.params || isSame(a.params, b.params))
}

function isSame(a: object, b: object): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSameValue(a[key as never], b[key as never]))
}
const isSameValue = (a: Params[string], b: Params[string]): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && isSame(a, b))

/**
 * Why no game can be made of what was given, before it is put in words: the field, the code of its sentence (`start.<code>` in
 * `engine.json`) and what fills it besides the field. `door/start.ts` finds the words.
 */
export class Impossible extends ContractError {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  constructor(field: string, code: string, params: Impossible['params']) {
    super(field, `${field}: ${code}`)
    this.code = code
    this.params = params
  }
}

/** Throws it. */
export function impossible(field: string, code: string, params: Impossible['params'] = {}): never {
  throw new Impossible(field, code, params)
}
