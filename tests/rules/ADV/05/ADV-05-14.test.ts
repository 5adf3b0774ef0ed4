import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-14 with a battleship or cruiser among the enemies the zone is fully hostile', () => {
  const closed = (type: 'battleship' | 'cruiser') =>
    adv({
      units: {
        sz5: { germany: { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1 } },
        sz4: { britain: { destroyer: 1, [type]: 1 } },
      },
    })

  test('allowed: only submarines pass', () => {
    const g = closed('cruiser')
    g.move('sz5', ['sz4', 'sz3'], { submarine: 1 })
    expect(g.units('sz3')).toEqual({ germany: { submarine: 1 } })
  })

  test('refused: all surface ships stop, together or alone', () => {
    for (const type of ['battleship', 'cruiser'] as const) {
      const g = closed(type)
      for (const units of [{ battleship: 1 }, { cruiser: 1 }, { battleship: 1, cruiser: 1, destroyer: 1 }])
        g.refuse(move('sz5', ['sz4', 'sz3'], units), 'ADV-05-14')
    }
  })

  test('edge: a big ship that has entered it has stopped', () => {
    const g = closed('battleship')
    g.move('sz5', 'sz4', { cruiser: 1 })
    g.refuse(move('sz4', 'sz3', { cruiser: 1 }), 'ADV-05-14')
  })
})
