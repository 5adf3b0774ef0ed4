import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-10 a patrol stops destroyers and transports that are alone', () => {
  const alone = () => adv({ units: { sz5: { germany: { destroyer: 1 } }, sz4: { britain: { destroyer: 1 } } } })

  test('allowed: they may end their move there, and leave it on a later turn', () => {
    const g = alone()
    g.move('sz5', 'sz4', { destroyer: 1 })
    const h = adv({ units: { sz4: { germany: { destroyer: 1 }, britain: { destroyer: 1 } } } })
    h.move('sz4', ['sz3', 'sz2'], { destroyer: 1 })
    expect(h.units('sz2')).toEqual({ germany: { destroyer: 1 } })
  })

  test('refused: to sail on, in one move or two', () => {
    const g = alone()
    g.refuse(move('sz5', ['sz4', 'sz3'], { destroyer: 1 }), 'ADV-05-10')
    g.move('sz5', 'sz4', { destroyer: 1 })
    expect(g.reach('sz4', { destroyer: 1 })).toEqual([])
    expect(g.stacks('sz4').find((s) => s.power === 'germany')?.left).toBe(0)
    g.refuse(move('sz4', 'sz3', { destroyer: 1 }), 'ADV-05-10')
  })

  test('refused: to load there', () => {
    const g = adv({
      units: {
        sz4: { germany: { transport: 1, destroyer: 1, submarine: 1 }, britain: { destroyer: 1 } },
        scotland: { germany: { infantry: 2 } },
      },
    })
    g.refuse({ type: 'load', from: 'scotland', transport: g.transport('sz4'), units: { infantry: 1 } }, 'ADV-05-10')
  })

  test('refused: for the destroyer that has come, also among ships that have not', () => {
    const g = adv({
      units: { sz5: { germany: { destroyer: 1 } }, sz4: { germany: { submarine: 1, destroyer: 1 }, britain: { destroyer: 1 } } },
    })
    g.move('sz5', 'sz4', { destroyer: 1 })
    g.refuse(move('sz4', 'sz3', { destroyer: 2 }), 'ADV-05-10')
    g.move('sz4', 'sz3', { destroyer: 1 })
    g.refuse(move('sz4', 'sz3', { destroyer: 1 }), 'ADV-05-10')
  })

  test('holds: nothing goes aboard when a mine has just sunk the cruiser that covered the transport', () => {
    const loading = (queue: number[]) => {
      const g = adv({
        power: 'britain',
        control: { kiel: 'contested' },
        units: {
          sz5: { britain: { cruiser: 1, transport: 1 } },
          sz10: { germany: { destroyer: 1 } },
          kiel: { germany: { infantry: 3 }, britain: { infantry: 2 } },
        },
        queue,
      })
      g.do({ type: 'move', from: 'sz5', path: ['sz10'], units: { cruiser: 1 }, transports: g.transports('sz5') })
      g.do({ type: 'load', from: 'kiel', transport: g.transport('sz10'), units: { infantry: 1 } })
      return g
    }
    expect(loading([6, 6]).units('kiel').britain).toEqual({ infantry: 1 })
    const g = loading([1, 6])
    expect(g.units('kiel').britain).toEqual({ infantry: 2 })
    expect(g.units('sz10').britain).toEqual({ transport: 1 })
    g.endPhase()
  })
})
