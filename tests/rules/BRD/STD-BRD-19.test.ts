import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const cruiser = (power: 'britain' | 'germany', spec: Parameters<typeof at>[0] = {}) =>
  at({ power, ...spec, units: { sz19: { [power]: { cruiser: 1 } }, ...spec?.units } })

describe('STD-BRD-19 the Suez Canal', () => {
  test('allowed: ships of the side that controls Egypt pass', () => {
    const g = cruiser('britain')
    g.move('sz19', ['sz28', 'sz27'], { cruiser: 1 })
    cruiser('germany', { control: { egypt: 'ottoman' } }).move('sz19', 'sz28', { cruiser: 1 })
    cruiser('britain', { control: { egypt: 'france' } }).move('sz19', 'sz28', { cruiser: 1 })
  })

  test('refused: the other side, in both directions', () => {
    cruiser('germany').refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
    cruiser('britain', { control: { egypt: 'ottoman' } }).refuse(move('sz19', ['sz28', 'sz27'], { cruiser: 1 }), 'STD-BRD-19')
    const g = at({ units: { sz28: { germany: { submarine: 1 } } } })
    g.refuse(move('sz28', 'sz19', { submarine: 1 }), 'STD-BRD-19')
    expect(g.reach('sz28', { submarine: 1 })).toEqual(['sz26', 'sz27', 'sz29'])
  })

  test('refused: nobody while Egypt is contested or uncontrolled', () => {
    const units = { egypt: { britain: { infantry: 1 }, ottoman: { infantry: 1 } } }
    for (const power of ['britain', 'germany'] as const) {
      cruiser(power, { units }).refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
      cruiser(power, { control: { egypt: 'none' } }).refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
    }
  })

  test('edge: an Egypt entered in this Movement phase is not open yet', () => {
    const g = at({
      power: 'ottoman',
      units: { 'trans-jordan': { ottoman: { infantry: 1 } }, sz19: { ottoman: { cruiser: 1 } } },
    })
    g.move('trans-jordan', 'egypt', { infantry: 1 })
    g.refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
    g.endPhase()
    expect(g.control('egypt')).toBe('ottoman')
    g.until('ottoman', 'move')
    g.move('sz19', 'sz28', { cruiser: 1 })
  })
})
