import { describe, expect, test } from 'vitest'
import { attack, coastal, landing } from '../../../support/scenes/actions.ts'
import { hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-12 a 4 drives off any of the three', () => {
  const hit = (fleet: object = { battleship: 1, cruiser: 1 }) =>
    storm({ fleet, belgium: { germany: { infantry: 1, artillery: 1 } }, queue: [4, ...Array(8).fill(6)] }).after(coastal(1))

  test('allowed: battleship, cruiser or transport, as the attacker likes', () => {
    const g = hit()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'britain', rule: 'ADV-12-12' })
    expect(g.decision?.options?.map((o) => o.id).sort()).toEqual(['battleship', 'cruiser', 'transport'])
    g.choose('battleship')
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
  })

  test('allowed: of cruisers in two zones, or one of them hurt, the one that is named', () => {
    const far = (damaged: object) => {
      const g = adv({
        queue: [4, ...Array(8).fill(6)],
        units: {
          sz4: { germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] } },
          sz8: { germany: { cruiser: 1, ...damaged, transports: [hold('germany', ['infantry'])] } },
          scotland: { britain: { infantry: 1, artillery: 1 } },
        },
      })
      g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
      g.do(landing(g, 'sz8', 'scotland', { infantry: 1 }))
      g.endPhase()
      return g.after(attack('scotland'), coastal(1))
    }
    const cruisers = (g: ReturnType<typeof far>) => g.decision?.options?.map((o) => o.id).filter((id) => id.includes('cruiser'))
    const g = far({})
    expect(cruisers(g)).toEqual(['cruiser-sz4', 'cruiser-sz8'])
    g.choose('cruiser-sz8')
    expect(g.past('ship-driven-off')).toMatchObject([{ zone: 'sz8', ship: 'cruiser' }])
    const h = far({ damaged: { battleship: 1 }, battleship: 1 })
    expect(h.decision?.options?.map((o) => o.id)).toEqual(
      expect.arrayContaining(['battleship', 'damaged-battleship', 'cruiser-sz4', 'cruiser-sz8']),
    )
    h.choose('damaged-battleship')
    expect(h.past('ship-driven-off')).toMatchObject([{ zone: 'sz8', ship: 'battleship', damaged: true }])
  })

  test('not: nothing that is not of the three', () => {
    const g = hit({ destroyer: 1, submarine: 1 })
    expect(g.past('ship-driven-off').map((e) => e.ship)).toEqual(['transport'])
  })
})
