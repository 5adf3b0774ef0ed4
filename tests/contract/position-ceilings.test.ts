import { expect, test } from 'vitest'
import { ContractError, type PositionSpec, positionFrom } from '../../src/engine/index.ts'

const empty: PositionSpec = { ruleset: 'standard', seed: 'many', base: 'empty' }
const refusal = (spec: Partial<PositionSpec>): ContractError | null => {
  try {
    positionFrom({ ...empty, ...spec })
    return null
  } catch (error) {
    if (error instanceof ContractError) return error
    throw error
  }
}
const ships = (many: number) => Array.from({ length: many }, () => ({ cargo: [] }))

test.each([
  ['units of a kind', (n: number) => ({ units: { berlin: { germany: { infantry: n } } } })],
  ['transports', (n: number) => ({ units: { sz16: { britain: { transports: ships(n) } } } })],
])('refused: more %s in one space than a battle could ever count', (_, having) => {
  expect(refusal(having(999))).toBeNull()
  for (const many of [1000, 10_000, 100_000]) expect(refusal(having(many))?.message).toMatch(/999/)
})

test('refused: more IPCs than can be counted', () => {
  expect(refusal({ treasury: { germany: 1_000_000 } })).toBeNull()
  expect(refusal({ treasury: { germany: 1_000_001 } })?.message).toMatch(/1000000|1,000,000/)
})
