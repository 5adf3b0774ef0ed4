import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held } from '../../../support/scenes/victory.ts'

describe('TOU-MOV-12 what stays the same at sea', () => {
  test('refused: hostile zones stop ships as ever', () => {
    const g = tou({ power: 'britain', units: { sz9: { britain: { cruiser: 1 } }, sz5: { germany: { cruiser: 1 } } } })
    g.refuse(move('sz9', ['sz5', 'sz6'], { cruiser: 1 }), 'STD-SEA-02')
    g.move('sz9', 'sz5', { cruiser: 1 })
    g.refuse(move('sz5', 'sz6', { cruiser: 1 }), 'STD-SEA-02')
  })

  test('refused: a transport enters them only with an escort, and Suez only when it is open', () => {
    const g = tou({ power: 'britain', units: { sz9: { britain: { transport: 1 } }, sz5: { germany: { cruiser: 1 } } } })
    g.refuse({ type: 'move', from: 'sz9', path: ['sz5'], transports: [g.transport('sz9')] }, 'STD-TRN-12')
    const canal = tou({ power: 'ottoman', units: { sz19: { ottoman: { cruiser: 1 } } } })
    canal.refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
  })

  test('allowed: with Egypt in hand the canal is open', () => {
    const g = tou({ power: 'ottoman', units: { sz19: { ottoman: { cruiser: 1 } } }, control: held('ottoman', 'egypt') })
    g.move('sz19', ['sz28', 'sz27'], { cruiser: 1 })
    expect(g.units('sz27')).toEqual({ ottoman: { cruiser: 1 } })
  })

  test('allowed: mines are rolled as Movement ends, one die a ship, a 1 hits', () => {
    const g = tou({ power: 'britain', units: { sz9: { britain: { cruiser: 2 } } }, queue: [1, 2] })
    g.move('sz9', 'sz10', { cruiser: 2 })
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => e.result)).toEqual(['sunk', 'safe'])
    expect(g.units('sz10')).toEqual({ britain: { cruiser: 1 } })
    g.exhausted()
  })
})
