import type { Counts, RuleId, SpaceId } from './types/ids.ts'
import { ContractError } from './types/outcome.ts'

/** Message values as ids and numbers; `door/` replaces ids by names. */
export type Params = Readonly<Record<string, string | number | Counts | undefined>>

/**
 * A refusal before it becomes a sentence. Move search creates thousands that are never shown, so only `messages/rule-error.ts` builds
 * texts.
 */
export type Refusal = { rule: RuleId; code: string; params: Params; space?: SpaceId; also?: Refusal[] }

const NONE: Params = {}

/** Creates a refusal under its rule. */
export function refuse(_ctx: unknown, rule: RuleId, code: string, params: Params = NONE, space?: SpaceId): Refusal {
  return space === undefined ? { rule, code, params } : { rule, code, params, space }
}

/** Combines the refusals of one action: the first leads, equal sentences are dropped. */
export function gather(errors: readonly (Refusal | null)[]): Refusal | null {
  // Hot path: usually there is at most one refusal.
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
  const also = rest.filter((e, i) => !isSameSentence(e, first) && rest.findIndex((r) => isSameSentence(r, e)) === i)
  return also.length === 0 ? first : { ...first, also }
}

/** Whether both produce the same sentence. */
function isSameSentence(a: Refusal, b: Refusal): boolean {
  return a.code === b.code && (a.params === b.params || isSame(a.params, b.params))
}

function isSame(a: object, b: object): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSameValue(a[key as never], b[key as never]))
}
const isSameValue = (a: Params[string], b: Params[string]): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && isSame(a, b))

/**
 * An impossible game or position, before it becomes a sentence (`start.<code>` in `engine.json`); `messages/create-game.ts` builds the
 * text.
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

/** Throws an `Impossible`. */
export function impossible(field: string, code: string, params: Impossible['params'] = {}): never {
  throw new Impossible(field, code, params)
}
