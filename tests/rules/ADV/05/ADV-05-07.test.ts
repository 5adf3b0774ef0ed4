import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe("ADV-05-07 past a patrol where a battleship or cruiser of one's side lies already", () => {
  test('allowed: a destroyer and a transport sail through', () => {
    const g = adv({
      units: {
        sz5: { germany: { destroyer: 1, transport: 1 } },
        sz4: { germany: { battleship: 1 }, britain: { destroyer: 1 } },
      },
    })
    g.move('sz5', ['sz4', 'sz3'], { destroyer: 1 })
    g.do({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], transports: g.transports('sz5') })
    expect(g.units('sz3')).toEqual({ germany: { destroyer: 1, transport: 1 } })
  })

  test('refused: where only a destroyer of theirs lies', () => {
    const g = adv({
      units: {
        sz5: { germany: { destroyer: 1, transport: 1 } },
        sz4: { germany: { destroyer: 1 }, britain: { destroyer: 1 } },
      },
    })
    g.refuse(move('sz5', ['sz4', 'sz3'], { destroyer: 1 }), 'ADV-05-10')
    g.refuse({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], transports: g.transports('sz5') }, 'ADV-05-10')
  })
})
