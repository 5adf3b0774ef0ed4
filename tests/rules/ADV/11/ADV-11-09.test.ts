import { describe, expect, test } from 'vitest'
import { attack, landing } from '../../../support/scenes/actions.ts'
import { hold, offBelgium, offScotland, openSea } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-11-09 ships that fought do not bombard', () => {
  test('allowed: where no battle was fought all may', () => {
    const g = offBelgium({ fleet: { battleship: 1 }, belgium: { germany: { infantry: 1 } }, queue: [6, 6, 6, 6] })
    g.attack('belgium')
    expect(bombardment(g)).toEqual(['1 battleship at 4'])
  })

  test('not: offered is no assault without them where none could join', () => {
    const bare = { type: 'attack', space: 'scotland', bombard: {} }
    const met = (aside: object) => {
      const g = adv({
        queue: [1, 1, 6, 6, 6, 6],
        units: {
          sz4: { germany: { cruiser: 2, transports: [hold('germany', ['infantry'])] }, britain: { destroyer: 1 } },
          sz8: { germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] }, britain: { destroyer: 1 } },
          scotland: { britain: { infantry: 1 } },
        },
      })
      for (const zone of ['sz4', 'sz8']) g.do({ ...landing(g, zone, 'scotland', { infantry: 1 }), afterSeaCombat: true })
      g.endPhase()
      return g.after({ type: 'attack', space: 'sz4', ...aside }).legal
    }
    expect(met({})).toContainEqual(attack('scotland'))
    expect(met({})).not.toContainEqual(bare)
    expect(met({ aside: [{ to: 'scotland', units: { cruiser: 1 } }] })).toContainEqual(bare)
  })

  test('not: none of the fleet that won the battle', () => {
    const g = offScotland({
      fleet: { battleship: 1, cruiser: 1 },
      holds: [['infantry', 'infantry']],
      british: { destroyer: 1 },
      queue: [1, 6, 6, 6, 6, 6],
    })
    openSea(g, { units: { cruiser: 1 } })
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
    expect(g.past('bombardment-matched')).toMatchObject([{ bombarding: [{ zone: 'sz4', type: 'cruiser', count: 1 }] }])
  })
})
