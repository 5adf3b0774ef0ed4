import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-07 Senussia', () => {
  test('allowed: it borders Egypt and Libya, and the Sahara that nobody enters', () => {
    expect(neighbours('senussia')).toEqual(['egypt', 'libya', 'sahara'])
    inf({ power: 'italy', units: { libya: { italy: { infantry: 1 } } } }).move('libya', 'senussia', { infantry: 1 })
  })

  test('refused: a landing: Libya keeps the coast', () => {
    const cargo = [{ power: 'italy' as const, type: 'infantry' as const }]
    const g = inf({ power: 'italy', units: { sz17: { italy: { transports: [{ cargo }] } } } })
    g.refuse(landing(g, 'sz17', 'senussia', { infantry: 1 }), 'STD-TRN-05')
  })
})
