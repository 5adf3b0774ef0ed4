import { describe, expect, test } from 'vitest'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-08-04 its owner may land it later', () => {
  const off = (power: 'britain' | 'france') =>
    adv({ power, units: { sz9: { britain: { transports: [hold('france', ['infantry'])] } } } })

  test('allowed: France lands its infantry on its own turn, also in an assault', () => {
    const g = off('france')
    const transport = g.transport('sz9', 0, 'britain')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } })
    expect(g.units('picardy').france).toEqual({ infantry: 1 })
  })

  test('not: nothing lands by itself on Britain’s turn', () => {
    const g = off('britain')
    g.until('ottoman', 'purchase')
    expect(g.units('sz9')).toEqual({ britain: { transport: 1 }, france: { infantry: 1 } })
  })
})
