import advanced from '../../data/rulesets/advanced.json'
import influence from '../../data/rulesets/influence.json'
import standard from '../../data/rulesets/standard.json'
import tournament from '../../data/rulesets/tournament.json'
import { deepFreeze } from './freeze.ts'
import type { RulesetData } from './types.ts'

/** Rulesets as changes over their parent: named fields replace the parent's, objects merge. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges `changes` into `base`; `null` removes a field. */
export function mergeFields(base: Fields, changes: Fields): Fields {
  const merged: Record<string, Json> = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const before = merged[key]
    if (value === null) delete merged[key]
    else merged[key] = isFields(value) && isFields(before) ? mergeFields(before, value) : value
  }
  return merged
}

/** Every ruleset merged with its `extends` parent, by id. */
export function inherit(files: readonly Fields[]): Record<string, Fields> {
  const whole: Record<string, Fields> = {}
  const waiting = [...files]
  while (waiting.length > 0) {
    const next = waiting.findIndex((file) => file.extends === undefined || String(file.extends) in whole)
    const [file] = next < 0 ? [] : waiting.splice(next, 1)
    if (!file) throw new Error('a ruleset extends one that is not there')
    whole[String(file.id)] = file.extends === undefined ? file : mergeFields(whole[String(file.extends)] ?? {}, file)
  }
  return whole
}

/** All rulesets merged with their parents. */

export const rulesetData = deepFreeze(inherit([standard, tournament, influence, advanced] as never)) as unknown as Readonly<
  Record<string, RulesetData>
>
