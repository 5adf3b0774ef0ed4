import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-03 Liberia', () => {
  test('allowed: it borders French West Africa and SZ 22', () => {
    expect(neighbours('liberia')).toEqual(['french-west-africa', 'sz22'])
    const cargo = [{ power: 'usa' as const, type: 'infantry' as const }]
    const g = inf({ power: 'usa', round: 4, units: { sz22: { usa: { transports: [{ cargo }] } } } })
    g.do(landing(g, 'sz22', 'liberia', { infantry: 1 }))
  })

  test('refused: a landing from the next zone', () => {
    const cargo = [{ power: 'usa' as const, type: 'infantry' as const }]
    const g = inf({ power: 'usa', round: 4, units: { sz23: { usa: { transports: [{ cargo }] } } } })
    g.refuse(landing(g, 'sz23', 'liberia', { infantry: 1 }), 'STD-TRN-05')
  })
})
