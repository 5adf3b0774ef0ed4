// A save carries its ruleset and its options, and opens in no other.
import { describe, expect, test } from 'vitest'
import { RULESET_IDS, rulesets } from '../../src/engine/index.ts'
import { decode } from '../../src/save/decode.ts'
import { toText } from '../../src/save/encode.ts'
import type { Save } from '../../src/save/format.ts'
import { OPENING_MOVES, played, without } from './samples.ts'

const problem = (save: unknown) => {
  const decoded = decode(JSON.stringify(save))
  return decoded.ok ? null : decoded.problem.code
}
const under = (save: Save, ruleset: string): unknown => ({ ...save, start: { ...save.start, ruleset } })
const [first] = OPENING_MOVES

describe.each(RULESET_IDS)('a save of the %s game', (ruleset) => {
  const save = played(first ? [first] : [], { ruleset, seed: 'samples' })

  test('opens in it', () => {
    const decoded = decode(toText(save))
    expect(decoded.ok && [decoded.state.table.ruleset, decoded.entries.length]).toEqual([ruleset, 1])
  })

  test('and in no other, with its snapshot or without', () => {
    for (const other of RULESET_IDS.filter((id) => id !== ruleset)) {
      expect(problem(under(save, other)), other).toBe('ruleset')
      expect(problem(without(under(save, other) as Save, 'snapshot')), other).toBe('hash')
    }
  })
})

test('options are part of it', () => {
  for (const { id, options } of rulesets())
    for (const option of options) {
      const value = typeof option.default === 'boolean' ? !option.default : option.default + 1
      const save = played([], { ruleset: id, seed: 'samples', options: { [option.id]: value } })
      expect(problem(save), option.id).toBeNull()
      expect(problem({ ...save, start: { ...save.start, options: {} } }), option.id).toBe('ruleset')
    }
})
