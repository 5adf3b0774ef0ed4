import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

const bought = (power: 'germany' | 'russia' | 'france', units: object, spec = {}) => {
  const g = at({ power, phase: 'purchase', treasury: { [power]: 60 }, ...spec })
  g.do({ type: 'purchase', units })
  return g.until(power, 'mobilize')
}

describe('STD-MOB-05 ships go to the zones of own original bases', () => {
  test('allowed: split over the bases, both zones of Karelia too', () => {
    const g = bought('russia', { submarine: 3 })
    for (const to of ['sz6', 'sz12', 'sz21']) g.do({ type: 'mobilize', units: { submarine: 1 }, to })
    expect(['sz6', 'sz12', 'sz21'].map((z) => g.units(z))).toEqual(Array(3).fill({ russia: { submarine: 1 } }))
  })

  test('allowed: a contested territory, a hostile zone, a base that an ally holds', () => {
    const g = bought(
      'germany',
      { cruiser: 2, transport: 1 },
      {
        units: { kiel: { germany: { infantry: 1 }, britain: { infantry: 1 } }, sz10: { britain: { battleship: 2 } } },
        control: { berlin: 'ottoman' },
      },
    )
    g.do({ type: 'mobilize', units: { cruiser: 1, transport: 1 }, to: 'sz10' })
    g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz11' })
    expect(g.units('sz10').germany).toEqual({ cruiser: 1, transport: 1 })
    expect(g.transports('sz10', 'germany')).toHaveLength(1)
  })

  test('refused: a zone without a base, a captured base, a base that is lost', () => {
    const g = bought('france', { cruiser: 1 }, { control: { rome: 'france', kiel: 'france', brest: 'germany' } })
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz14' }, 'STD-MOB-05')
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz10' }, 'STD-MOB-05')
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz17' }, 'STD-MOB-05')
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz15' }, 'STD-MOB-06')
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'paris' }, 'STD-MOB-05')
    g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz16' })
  })

  test('holds: it is the rule by which they are offered a place, as new armies are by theirs', () => {
    const g = bought('germany', { cruiser: 1, infantry: 1 })
    expect(engine.placements(g.state).map((p) => [p.space, p.types, p.rule])).toEqual([
      ['berlin', ['infantry'], 'STD-MOB-01'],
      ['sz10', ['cruiser'], 'STD-MOB-05'],
      ['sz11', ['cruiser'], 'STD-MOB-05'],
    ])
  })
})
