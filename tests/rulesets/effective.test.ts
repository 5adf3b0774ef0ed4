// Each ruleset as it is played, written out: a lost override, a step out of order or a fact that changed shows as a difference.
// The printed game stands there whole, the others with what differs from it.
import { describe, expect, test } from 'vitest'
import { RULESET_IDS, type RulesetId, rulesetFacts } from '../../src/engine/index.ts'

type Json = unknown
type Fields = Record<string, Json>

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Field by field what is not as in the other; what is missing here is null. Lists are given whole. */
function beyond(value: Fields, other: Fields): Fields {
  const found: Fields = {}
  for (const key of new Set([...Object.keys(value), ...Object.keys(other)])) {
    const [mine, theirs] = [value[key] ?? null, other[key] ?? null]
    if (same(mine, theirs)) continue
    const change = isFields(mine) && isFields(theirs) ? beyond(mine, theirs) : mine
    // In another order only.
    if (!(isFields(change) && Object.keys(change).length === 0)) found[key] = change
  }
  return found
}

/** JSON with everything on one line that has room there. */
function written(value: Json, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length + indent.length <= 120 || typeof value !== 'object' || value === null) return line
  const deeper = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((v) => written(v, deeper))
    : Object.entries(value).map(([key, v]) => `${JSON.stringify(key)}: ${written(v, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((p) => deeper + p).join(',\n')}\n${indent}${close}`
}

const byId = (list: readonly { id: string }[]): Fields =>
  Object.fromEntries(list.map(({ id, ...rest }) => [id, JSON.parse(JSON.stringify(rest))]))

function factsOf(id: RulesetId): Fields {
  const { data, numbers, behaviours, cites, steps, owners, spaces, opening, units } = rulesetFacts(id)
  return JSON.parse(
    JSON.stringify({
      data,
      numbers,
      behaviours,
      cites,
      steps,
      units: byId(units.map(({ tags, ...unit }) => ({ ...unit, tags: [...tags] }))),
      spaces: byId(spaces),
      opening,
      owners,
    }),
  )
}

const printed = factsOf(RULESET_IDS[0])

describe.each(RULESET_IDS)('the %s ruleset', (id) => {
  test('is what is written down', async () => {
    const facts = factsOf(id)
    // The printed board is a file of its own.
    const { spaces: _spaces, ...standard } = printed
    const told = id === RULESET_IDS[0] ? standard : beyond(facts, printed)
    await expect(`${written(told)}\n`).toMatchFileSnapshot(`effective/${id}.json`)
  })

  test('says who fills every slot, the printed game first', () => {
    for (const [slot, owners] of Object.entries(rulesetFacts(id).owners)) {
      expect(owners[0], slot).toBe(RULESET_IDS[0])
      expect(new Set(owners).size, slot).toBe(owners.length)
    }
  })
})
