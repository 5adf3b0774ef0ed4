import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'

describe('TOU-RET-04 where to retreat', () => {
  test('allowed: any zone that a ship of the force came from or passed', () => {
    const g = tou({
      units: { sz8: { germany: { submarine: 1 } }, sz10: { germany: { cruiser: 1 } }, sz5: { britain: { cruiser: 1 } } },
      queue: [6, 6, 6],
    })
    g.move('sz10', 'sz5', { cruiser: 1 })
    g.move('sz8', ['sz4', 'sz5'], { submarine: 1 })
    g.endPhase()
    g.attack('sz5')
    g.do({ type: 'submerge', count: 0 })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['sz10', 'sz4'])
    g.do({ type: 'retreat', to: 'sz4' })
    expect(g.units('sz4')).toEqual({ germany: { cruiser: 1, submarine: 1 } })
  })

  test('allowed: also when the ship that came that way has been sunk', () => {
    const g = tou({
      units: { sz4: { germany: { submarine: 1 } }, sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 6, 1],
    })
    g.move('sz4', 'sz5', { submarine: 1 })
    g.endPhase()
    g.attack('sz5')
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'casualties', lose: { germany: { submarine: 1 } } })
    g.do({ type: 'retreat', to: 'sz4' })
    expect(g.units('sz4')).toEqual({ germany: { cruiser: 1 } })
  })

  test('refused: a zone that none of them came from', () => {
    const g = tou({ units: { sz10: { germany: { cruiser: 1 } }, sz5: { britain: { cruiser: 1 } } }, queue: [6, 6] })
    g.move('sz10', 'sz5', { cruiser: 1 })
    g.endPhase()
    g.attack('sz5')
    g.refuse({ type: 'retreat', to: 'sz6' }, 'TOU-RET-04')
  })

  test('refused: a zone that is hostile now, or was as the turn began', () => {
    const g = tou({
      units: {
        sz4: { germany: { submarine: 1 }, britain: { cruiser: 1 } },
        sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } },
      },
      queue: [6, 6, 6],
    })
    g.move('sz4', 'sz5', { submarine: 1 })
    g.endPhase()
    g.attack('sz5')
    g.do({ type: 'submerge', count: 0 })
    expect(g.decision?.options).toBeUndefined()
    g.refuse({ type: 'retreat', to: 'sz4' }, 'TOU-RET-04')

    const cleared = tou({
      units: {
        sz4: { germany: { submarine: 1, cruiser: 1 }, britain: { cruiser: 1 } },
        sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } },
      },
      queue: [3, 6, 6, 6, 6],
    })
    cleared.move('sz4', 'sz5', { submarine: 1 })
    cleared.endPhase()
    cleared.attack('sz4')
    expect(cleared.status('sz4', 'germany')).toBe('friendly')
    cleared.attack('sz5')
    cleared.do({ type: 'submerge', count: 0 })
    cleared.refuse({ type: 'retreat', to: 'sz4' }, 'TOU-RET-04')
  })
})
