import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { inf } from '../../../support/scenes/start.ts'

const hurt = (zone: string, control: PositionSpec['control'] = {}, units: PositionSpec['units'] = {}) =>
  inf({ power: 'france', phase: 'purchase', control, units: { ...units, [zone]: { france: { damaged: { battleship: 1 } } } } })

describe('INF-REP-01 a base of any friend repairs', () => {
  test('allowed: free of charge in a British base, and in one that is contested', () => {
    const g = hurt('sz9')
    const before = g.treasury('france')
    g.do({ type: 'repair', space: 'sz9' })
    expect(g.damaged('sz9')).toBe(0)
    expect(g.treasury('france')).toBe(before)
    hurt('sz9', {}, { london: { britain: { infantry: 1 }, germany: { infantry: 1 } } }).do({ type: 'repair', space: 'sz9' })
  })

  test('refused: where the enemy holds the base, or there is none', () => {
    hurt('sz9', { london: 'germany' }).refuse({ type: 'repair', space: 'sz9' }, 'INF-REP-01')
    hurt('sz14').refuse({ type: 'repair', space: 'sz14' }, 'STD-PUR-06')
  })
})
