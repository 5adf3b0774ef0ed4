import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-15 a warship that is driven off', () => {
  const pair = () => {
    const g = adv({
      queue: [4, ...Array(12).fill(6)],
      units: {
        sz9: { germany: { cruiser: 1, transports: [hold('germany', ['infantry']), hold('germany', ['infantry'])] } },
        yorkshire: { britain: { infantry: 1, artillery: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz9', 'yorkshire', { infantry: 1 }))
    g.do(landing(g, 'sz9', 'scotland', { infantry: 1 }, 1))
    g.endPhase()
    g.attack('yorkshire')
    g.do(coastal(1))
    g.choose('cruiser')
    return g
  }

  test('allowed: it stays afloat, and the landing goes on without it', () => {
    const g = pair()
    expect(g.units('sz9').germany).toMatchObject({ cruiser: 1 })
    expect(g.units('yorkshire').germany).toEqual({ infantry: 1 })
    expect(g.past('landing-stayed-aboard')).toEqual([])
  })

  test('not: it does not bombard, there or elsewhere', () => {
    const g = pair()
    g.attack('scotland')
    expect(bombardment(g)).toEqual([])
  })
})
