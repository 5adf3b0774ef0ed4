import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const bought = (units: object, spec = {}) => {
  const g = at({
    power: 'britain',
    phase: 'purchase',
    treasury: { britain: 60 },
    units: { london: { britain: { infantry: 1 } } },
    ...spec,
  })
  g.do({ type: 'purchase', units })
  return g.until('britain', 'mobilize')
}

describe('STD-MOB-02 Britain may mobilize in India', () => {
  test('allowed: any number of the new land units and fighters', () => {
    const g = bought({ infantry: 3, artillery: 1, fighter: 1 })
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'london' })
    g.do({ type: 'mobilize', units: { infantry: 2, artillery: 1, fighter: 1 }, to: 'india' })
    expect(g.units('india')).toEqual({ britain: { infantry: 2, artillery: 1, fighter: 1 } })
    expect(g.units('london')).toEqual({ britain: { infantry: 2 } })
  })

  test('allowed: all of them', () => {
    const g = bought({ infantry: 4 })
    g.do({ type: 'mobilize', units: { infantry: 4 }, to: 'india' })
    g.endPhase()
    expect(g.units('india')).toEqual({ britain: { infantry: 4 } })
  })

  test('refused: other British land, and ships off India', () => {
    const g = bought({ infantry: 1, cruiser: 1 })
    for (const to of ['egypt', 'wales', 'canada']) g.refuse({ type: 'mobilize', units: { infantry: 1 }, to }, 'STD-MOB-02')
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz29' }, 'STD-MOB-05')
  })

  test('refused: India serves nobody else', () => {
    const g = at({ power: 'france', phase: 'purchase', units: { india: { france: { infantry: 1 } } } })
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.until('france', 'mobilize')
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'india' }, 'STD-MOB-01')
  })
})
