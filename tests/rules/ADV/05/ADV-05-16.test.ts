import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-16 who sails in company', () => {
  const fleet = () => adv({ units: { sz5: { germany: { cruiser: 1, destroyer: 1 } }, sz4: { britain: { destroyer: 1 } } } })

  test('allowed: after a cruiser that has come into the zone this turn, even if it has gone on', () => {
    const g = fleet()
    g.move('sz5', ['sz4', 'sz3', 'sz2'], { cruiser: 1 })
    g.move('sz5', ['sz4', 'sz3'], { destroyer: 1 })
    expect(g.units('sz3')).toEqual({ germany: { destroyer: 1 } })
    expect(g.units('sz2')).toEqual({ germany: { cruiser: 1 } })
  })

  test('allowed: from a zone in which a cruiser began its turn', () => {
    const g = adv({
      units: { sz5: { germany: { destroyer: 1 } }, sz4: { germany: { cruiser: 1 }, britain: { destroyer: 1 } } },
    })
    g.move('sz4', 'sz3', { cruiser: 1 })
    g.move('sz5', ['sz4', 'sz8'], { destroyer: 1 })
    expect(g.units('sz8')).toEqual({ germany: { destroyer: 1 } })
  })

  test('allowed: a destroyer that waits for it in the patrolled zone', () => {
    const g = fleet()
    g.move('sz5', 'sz4', { destroyer: 1 })
    g.move('sz5', 'sz4', { cruiser: 1 })
    g.move('sz4', 'sz3', { destroyer: 1 })
    expect(g.units('sz3')).toEqual({ germany: { destroyer: 1 } })
  })

  test('refused: before the cruiser has come', () => {
    fleet().refuse(move('sz5', ['sz4', 'sz3'], { destroyer: 1 }), 'ADV-05-10')
  })

  test('edge: company lasts for the turn', () => {
    const g = fleet()
    g.move('sz5', ['sz4', 'sz3'], { cruiser: 1 })
    g.move('sz5', 'sz4', { destroyer: 1 })
    expect(g.reach('sz4', { destroyer: 1 })).toContain('sz3')
    g.until('germany', 'income')
    g.endPhase()
    expect(g.state.turn.company).toBeUndefined()
  })
})
