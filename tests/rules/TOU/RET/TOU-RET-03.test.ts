import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { attacked } from '../../../support/tournament.ts'

describe('TOU-RET-03 retreating together', () => {
  test('allowed: all survivors go to one neighbouring zone, damage and cargo with them', () => {
    const g = attacked({
      units: {
        sz10: {
          germany: {
            battleship: 1,
            cruiser: 1,
            transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }],
          },
        },
        sz5: { britain: { battleship: 1 } },
      },
      ships: { battleship: 1, cruiser: 1, transport: 1 },
      queue: [6, 6, 1],
    })
    g.do({ type: 'casualties', lose: {}, hit: { germany: { battleship: 1 } } })
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { battleship: 1, cruiser: 1, transport: 1, infantry: 1 } })
    expect(g.damaged('sz10')).toBe(1)
    expect(g.units('sz5')).toEqual({ britain: { battleship: 1 } })
  })

  test('refused: submerged submarines stay behind', () => {
    const g = attacked({ ships: { cruiser: 1, submarine: 1 }, queue: [6, 6] })
    g.do({ type: 'submerge', count: 1 })
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.events('ships-retreated')[0]).toMatchObject({ from: 'sz5', to: 'sz10', units: { cruiser: 1 }, transports: [] })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 1 } })
    expect(engine.unitsIn(g.state, 'sz5').filter((s) => s.power === 'germany')).toEqual([
      { power: 'germany', type: 'submarine', count: 1 },
    ])
  })

  test('refused: with nothing but submerged boats left there is nobody to retreat', () => {
    const g = attacked({ ships: { submarine: 2, cruiser: 1 }, queue: [6, 3] })
    g.do({ type: 'submerge', count: 2 })
    g.do({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.decision).toBeNull()
    expect(g.units('sz5').germany).toEqual({ submarine: 2 })
  })

  test('refused: to a zone that is not next door', () => {
    const g = attacked({ queue: [6, 6, 6] })
    g.refuse({ type: 'retreat', to: 'sz11' }, 'TOU-RET-03')
    g.refuse({ type: 'retreat', to: 'kiel' }, 'TOU-RET-03')
  })
})
