import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { countsOf, hold, offScotland, openSea } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-11-06 after a win all land', () => {
  test('allowed: transports of the group and of the fleet that fought', () => {
    const g = offScotland({
      fleet: { battleship: 1 },
      holds: [['infantry'], ['infantry']],
      british: { cruiser: 1 },
      queue: [1, 6, 6, 6, 6],
    })
    openSea(g, { transports: [g.transport('sz4')] })
    expect(g.units('scotland').germany).toEqual({ infantry: 2 })
  })

  test('edge: a landing from a quiet zone comes along, and guns alone do not make an assault', () => {
    const g = adv({
      queue: [1, 6, 6, 6, 6],
      units: {
        sz4: { germany: { battleship: 1, transports: [hold('germany', ['infantry'])] }, britain: { cruiser: 1 } },
        sz8: { germany: { transports: [hold('germany', ['infantry'])] } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.do({ ...landing(g, 'sz4', 'scotland', { infantry: 1 }), afterSeaCombat: true })
    g.do(landing(g, 'sz8', 'scotland', { infantry: 1 }))
    g.endPhase()
    openSea(g)
    expect(g.past('units-landed').map((e) => e.zone)).toEqual(['sz4', 'sz8'])
    const h = adv({
      units: {
        sz4: { germany: { battleship: 1, transports: [hold('germany', ['artillery'])] }, britain: { cruiser: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    h.do({ ...landing(h, 'sz4', 'scotland', { artillery: 1 }), afterSeaCombat: true })
    h.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })

  test('not: cargo for which nothing was declared', () => {
    const g = adv({
      queue: [1, 6, 6, 6],
      units: {
        sz4: {
          germany: { battleship: 1, transports: [hold('germany', ['infantry', 'artillery']), hold('germany', ['infantry'])] },
          britain: { cruiser: 1 },
        },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.do({ ...landing(g, 'sz4', 'scotland', countsOf(['infantry'])), afterSeaCombat: true })
    g.endPhase()
    openSea(g)
    expect(g.units('scotland').germany).toEqual({ infantry: 1 })
    expect(g.units('sz4').germany).toMatchObject({ infantry: 1, artillery: 1 })
  })
})
