// The catalogue of refusals and the engine's code know the same sentences.
import { describe, expect, test } from 'vitest'
import rules from '../../data/rules.json'
import sentences from '../../data/text/en/refusals.json'
import { filesIn } from '../support/files.ts'

const code = filesIn('src/engine', (name) => name.endsWith('.ts'))
const catalogue: Record<string, string> = sentences
const ids = new Set(rules.map((r) => r.id))

/** Every `refuse(context, 'RULE', 'sentence', …)` of the engine with literal names. */
const refusals = code.flatMap(({ name, text }) =>
  [...text.matchAll(/\brefuse\(\s*\w+,\s*('[^']+'|[^,]+?),\s*'([a-z-]+)'/g)].map(([, rule = '', sentence = '']) => ({
    name,
    rule,
    sentence,
  })),
)

describe('sentences of refusals', () => {
  test('the search for refusals finds them', () => {
    expect(refusals.length).toBeGreaterThan(70)
  })

  test('every one that the engine uses is in the catalogue', () => {
    expect(refusals.filter((r) => !(r.sentence in catalogue))).toEqual([])
    const coded = code.flatMap(({ name, text }) => [...text.matchAll(/\bcode: '([a-z-]+)'/g)].map(([, c = '']) => ({ name, c })))
    expect(coded.filter(({ c }) => !(c in catalogue))).toEqual([])
  })

  test('every one of the catalogue is used', () => {
    const literals = new Set(code.flatMap(({ text }) => [...text.matchAll(/'([a-z-]+)'/g)].map(([, s = '']) => s)))
    expect(Object.keys(catalogue).filter((key) => !literals.has(key))).toEqual([])
  })

  test('every refusal names a rule that exists, or the contract', () => {
    const literal = refusals.flatMap(({ name, rule }) => [...rule.matchAll(/'([^']+)'/g)].map(([, id = '']) => ({ name, id })))
    expect(literal.filter(({ id }) => id !== 'CONTRACT' && !ids.has(id))).toEqual([])
  })

  test('each is one plain sentence', () => {
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.length, key).toBeGreaterThanOrEqual(15)
      expect(text, key).toMatch(/[.!]$/)
      expect(text, key).toMatch(/^(?:[A-Z]|\{)/)
      expect(text.match(/[.!?](?=\s+[A-Z])/g) ?? [], key).toEqual([])
    }
  })
})
