import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { notForSale } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-COL-01 Spain’s colonies: no influence, no army', () => {
  test('allowed: Germany simply takes them', () => {
    const cargo = [
      { power: 'germany' as const, type: 'infantry' as const },
      { power: 'germany' as const, type: 'infantry' as const },
    ]
    for (const to of ['balearic-islands', 'spanish-morocco']) {
      const g = inf({ units: { sz16: { germany: { transports: [{ cargo }] } } } })
      g.do(landing(g, 'sz16', to, { infantry: 1 }))
      g.endPhase()
      expect(g.control(to)).toBe('germany')
      expect(g.units(to)).toEqual({ germany: { infantry: 1 } })
      expect(g.situation.mobilized).toEqual([])
    }
  })

  test('refused: nobody can buy them', () => {
    notForSale('balearic-islands')
    notForSale('spanish-morocco')
  })
})
