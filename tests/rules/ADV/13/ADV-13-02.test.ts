import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

const damaged = (power: 'britain' | 'ottoman', control = {}) =>
  adv({ power, phase: 'purchase', control, units: { sz29: { [power]: { damaged: { battleship: 1 } } } } })

describe('ADV-13-02 repairs in sea zone 29', () => {
  test('allowed: a battleship is repaired off India', () => {
    const g = damaged('britain')
    g.do({ type: 'repair', space: 'sz29' })
    expect(g.damaged('sz29')).toBe(0)
  })

  test('refused: not an enemy’s', () => {
    const g = damaged('ottoman')
    g.refuse({ type: 'repair', space: 'sz29' }, 'STD-PUR-07')
    expect(g.damaged('sz29')).toBe(1)
  })

  test('edge: whoever captured India repairs there', () => {
    damaged('ottoman', { india: 'ottoman' }).do({ type: 'repair', space: 'sz29' })
    damaged('britain', { india: 'ottoman' }).refuse({ type: 'repair', space: 'sz29' }, 'STD-PUR-07')
  })
})
