import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold, offBelgium, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-04 ships beyond the infantry', () => {
  test('allowed: any number join, and are there to be hit', () => {
    const g = storm({
      fleet: { battleship: 1, cruiser: 2 },
      holds: [['infantry']],
      belgium: { germany: { infantry: 1, artillery: 1 } },
      queue: [1],
    })
    g.do(coastal(1))
    expect(g.decision?.pool).toEqual({ britain: { battleship: 1, cruiser: 2, transport: 1 } })
  })

  test('allowed: the attacker says which; the others stay out of reach', () => {
    const belgium = { germany: { infantry: 1, artillery: 1 } }
    const g = offBelgium({ fleet: { battleship: 1, cruiser: 2 }, belgium, queue: [1] })
    g.do({ type: 'attack', space: 'belgium', bombard: { cruiser: 1 } })
    g.do(coastal(1))
    expect(g.decision?.pool).toEqual({ britain: { cruiser: 1, transport: 1 } })
    const h = offBelgium({ fleet: { battleship: 1 }, belgium })
    h.refuse({ type: 'attack', space: 'belgium', bombard: { battleship: 2 } }, 'ADV-12-04')
  })

  test('allowed: all of them by name', () => {
    const belgium = { germany: { infantry: 1, artillery: 1 } }
    const g = offBelgium({ fleet: { battleship: 1, cruiser: 2 }, belgium, queue: [1] })
    g.do({ type: 'attack', space: 'belgium', bombard: { battleship: 1, cruiser: 2 } })
    g.do(coastal(1))
    expect(g.decision?.pool).toEqual({ britain: { battleship: 1, cruiser: 2, transport: 1 } })
  })

  test('refused: a fleet to join where nobody lands, even one of no ships', () => {
    const g = adv({ phase: 'combat', units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } } })
    g.refuse({ type: 'attack', space: 'lorraine', bombard: { cruiser: 1 } }, 'ADV-12-04')
    g.refuse({ type: 'attack', space: 'lorraine', bombard: {} }, 'ADV-12-04')
  })

  test('not: those without an infantry end their turn without firing, elsewhere too', () => {
    const g = adv({
      queue: Array(12).fill(6),
      units: {
        sz9: { germany: { cruiser: 2, transports: [hold('germany', ['infantry']), hold('germany', ['infantry'])] } },
        yorkshire: { britain: { infantry: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz9', 'yorkshire', { infantry: 1 }))
    g.do(landing(g, 'sz9', 'scotland', { infantry: 1 }, 1))
    g.endPhase()
    g.attack('yorkshire')
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
    g.attack('scotland')
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
  })
})
