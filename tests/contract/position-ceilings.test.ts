import { expect, test } from 'vitest'
import { type PositionSpec, positionFrom } from '../../src/engine/index.ts'
import { refusedPosition } from '../support/game.ts'

const empty: PositionSpec = { ruleset: 'standard', seed: 'many', base: 'empty' }
const ships = (many: number) => Array.from({ length: many }, () => ({ cargo: [] }))

test.each([
  ['units of a kind', (n: number): Partial<PositionSpec> => ({ units: { berlin: { germany: { infantry: n } } } })],
  ['transports', (n: number): Partial<PositionSpec> => ({ units: { sz16: { britain: { transports: ships(n) } } } })],
])('refused: more %s in one space than a battle could ever count', (_, having) => {
  expect(() => positionFrom({ ...empty, ...having(999) })).not.toThrow()
  for (const many of [1000, 10_000, 100_000]) expect(refusedPosition({ ...empty, ...having(many) })).toMatch(/999/)
})

test('refused: more IPCs than can be counted', () => {
  expect(() => positionFrom({ ...empty, treasury: { germany: 1_000_000 } })).not.toThrow()
  expect(refusedPosition({ ...empty, treasury: { germany: 1_000_001 } })).toMatch(/1000000|1,000,000/)
})
