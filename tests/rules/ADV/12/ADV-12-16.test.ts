import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-16 a transport that is driven off', () => {
  const driven = (spec = {}) =>
    storm({ belgium: { germany: { infantry: 1, artillery: 1 } }, queue: [3, 6, 6, 6, 6], spec }).after(coastal(1))

  test('allowed: its cargo lands in one neighbouring territory that was friendly, or stays aboard', () => {
    const g = driven()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'britain', rule: 'ADV-12-16' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['aboard', 'london', 'picardy', 'scotland', 'yorkshire'])
    g.choose('picardy')
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    const h = driven()
    h.choose('aboard')
    expect(h.units('sz9').britain).toEqual({ transport: 1, infantry: 2 })
  })

  test('refused: it does not land in the territory that was invaded', () => {
    const g = driven()
    g.refuse({ type: 'choose', option: 'belgium' }, 'CONTRACT')
    g.choose('aboard')
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1, artillery: 1 } })
  })

  test('not: where it was contested as the turn began', () => {
    const g = driven({ units: { picardy: { britain: { infantry: 1 }, germany: { infantry: 1 } } } })
    expect(g.decision?.options?.map((o) => o.id)).not.toContain('picardy')
  })

  test('edge: where no neighbour was friendly its cargo stays aboard, and nobody is asked', () => {
    const g = driven({ control: { picardy: 'germany', london: 'germany', scotland: 'germany', yorkshire: 'germany' } })
    expect(g.decision).toBeNull()
    expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 2 })
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1, artillery: 1 } })
  })

  test('allowed: so does what it carries of an ally, each power its own', () => {
    const cargo = [{ power: 'britain', type: 'infantry' } as const, { power: 'france', type: 'infantry' } as const]
    const g = adv({
      power: 'britain',
      units: { sz9: { britain: { transports: [{ cargo }] } }, belgium: { germany: { infantry: 1, artillery: 1 } } },
      queue: [3, 6, 6, 6, 6],
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.endPhase()
    g.attack('belgium')
    g.do(coastal(1))
    g.choose('picardy')
    expect(g.past('units-landed').map((e) => [e.power, e.to, e.units])).toEqual([
      ['france', 'picardy', { infantry: 1 }],
      ['britain', 'picardy', { infantry: 1 }],
    ])
    expect(g.units('picardy')).toEqual({ france: { infantry: 1 }, britain: { infantry: 1 } })
    expect(g.units('sz9').britain).toEqual({ transport: 1 })
  })
})
