import { describe, expect, test } from 'vitest'
import type { PositionSpec, PowerId } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'

const contested = { kiel: { germany: { infantry: 1 }, france: { infantry: 1 } } }
const sail = (power: PowerId, more: Partial<PositionSpec> = {}) => {
  const g = at({ ...more, power, units: { ...more.units, sz5: { [power]: { cruiser: 1 } } }, queue: [1] })
  g.move('sz5', 'sz10', { cruiser: 1 })
  g.endPhase()
  return g.units('sz10')[power] ?? {}
}

describe('STD-MIN-04 whose ships roll', () => {
  test('allowed: ships of the side that laid the field pass unharmed', () => {
    expect(sail('germany')).toEqual({ cruiser: 1 })
    expect(sail('austria-hungary')).toEqual({ cruiser: 1 })
    expect(sail('ottoman', { control: { kiel: 'austria-hungary' } })).toEqual({ cruiser: 1 })
  })

  test('not: ships of every enemy do not', () => {
    for (const power of ['britain', 'france', 'russia', 'italy'] as const) expect(sail(power)).toEqual({})
  })

  test('edge: while the territory is contested it is still only the enemies of the original owner', () => {
    expect(sail('britain', { units: contested })).toEqual({})
    expect(sail('france', { units: contested })).toEqual({})
    expect(sail('germany', { units: contested })).toEqual({ cruiser: 1 })
    expect(sail('austria-hungary', { units: contested })).toEqual({ cruiser: 1 })
  })
})
