import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held } from '../../../support/scenes/victory.ts'

const fleet = (more = {}) => tou({ power: 'britain', units: { sz9: { britain: { cruiser: 2, transport: 1 } } }, ...more })

describe('TOU-MOV-10 minefields stop ships', () => {
  test('refused: nobody sails on through enemy mines', () => {
    const g = fleet()
    g.refuse(move('sz9', ['sz10', 'sz11'], { cruiser: 1 }), 'TOU-MOV-10')
    g.refuse({ type: 'move', from: 'sz9', path: ['sz10', 'sz5'], transports: [g.transport('sz9')] }, 'TOU-MOV-10')
    expect(g.reach('sz9', { cruiser: 1 })).not.toContain('sz11')
    expect(g.reach('sz9', { cruiser: 1 })).toContain('sz10')
  })

  test('refused: nor by a second move', () => {
    const g = fleet()
    g.move('sz9', 'sz10', { cruiser: 1 })
    g.refuse(move('sz10', 'sz5', { cruiser: 1 }), 'TOU-MOV-10')
    expect(engine.unitsIn(g.state, 'sz10').find((s) => s.power === 'britain')?.left).toBe(0)
    expect(g.reach('sz10', { cruiser: 1 })).toEqual([])
  })

  test('allowed: the zone a ship starts in does not count', () => {
    const g = tou({ power: 'britain', units: { sz10: { britain: { cruiser: 1 } } } })
    g.move('sz10', ['sz5', 'sz4', 'sz3'], { cruiser: 1 })
    expect(g.units('sz3')).toEqual({ britain: { cruiser: 1 } })
  })

  test('allowed: mines that are not active stop nobody', () => {
    const g = fleet({ control: held('france', 'kiel', 'berlin') })
    g.move('sz9', ['sz10', 'sz11', 'sz12'], { cruiser: 1 })
    expect(g.units('sz12')).toEqual({ britain: { cruiser: 1 } })
  })

  test('edge: a path round them is found', () => {
    const g = tou({ units: { sz7: { germany: { submarine: 1 } } } })
    const way = engine.reach(g.state, { from: 'sz7', units: { submarine: 1 } }).find((r) => r.space === 'sz4')
    expect(way?.path).toEqual(['sz3', 'sz4'])
  })
})
