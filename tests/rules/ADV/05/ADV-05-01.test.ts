import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-05-01 the destroyer', () => {
  test('allowed: every power buys it for 6 from round 1', () => {
    for (const power of engine.POWERS) {
      const g = adv({ power, phase: 'purchase', round: 1, treasury: { [power]: 15 } })
      g.do({ type: 'purchase', units: { infantry: 1, destroyer: 2 } })
      expect(g.treasury(power)).toBe(0)
    }
  })

  test('allowed: it hits on 2 in attack and defence and sails two zones', () => {
    const g = fight({ destroyer: 1 }, { britain: { destroyer: 1 } }, [3, 2])
    expect(volleys(g)).toEqual([
      ['sea-attack', '1 destroyer at 2'],
      ['sea-defence', '1 destroyer at 2'],
    ])
    expect(g.units('sz5')).toEqual({ britain: { destroyer: 1 } })
    const h = adv({ units: { sz5: { germany: { destroyer: 1 } } } })
    h.move('sz5', ['sz4', 'sz3'], { destroyer: 1 })
    expect(h.units('sz3')).toEqual({ germany: { destroyer: 1 } })
  })

  test('refused: for 5 IPCs, or over a third zone', () => {
    adv({ phase: 'purchase', treasury: { germany: 5 } }).refuse({ type: 'purchase', units: { destroyer: 1 } }, 'STD-PUR-02')
    adv({ units: { sz5: { germany: { destroyer: 1 } } } }).refuse(
      move('sz5', ['sz4', 'sz3', 'sz2'], { destroyer: 1 }),
      'STD-SEA-01',
    )
  })
})
