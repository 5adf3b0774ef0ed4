import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-08-06 with infantry of their own', () => {
  const off = (types: ('infantry' | 'artillery')[], picardy: object = {}) => {
    const g = adv({ power: 'britain', units: { sz9: { britain: { transports: [hold('france', types)] } }, picardy } })
    for (const type of types) g.do(landing(g, 'sz9', 'picardy', { [type]: 1 }))
    return g
  }

  test('allowed: an infantry lands with them, or stands there', () => {
    off(['artillery', 'infantry']).endPhase()
    const g = off(['artillery'], { france: { infantry: 1 } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('refused: without one of their own, whatever others have there', () => {
    const g = off(['artillery'], { britain: { infantry: 3 } })
    expect(g.refuse({ type: 'end-phase' }, 'ADV-08-06').rule).toBe('ADV-08-06')
  })

  describe('in mined water, where the dice cannot be taken back', () => {
    /** Britain comes into the mines of Kiel with these on French account, to land them in friendly Denmark. */
    const mined = (holds: ('infantry' | 'artillery')[][], queue: number[] = [], denmark: object = {}) => {
      const g = adv({
        power: 'britain',
        queue,
        control: { holland: 'britain' },
        units: {
          sz5: { britain: { transports: holds.map((types) => hold('france', types)) } },
          holland: { britain: { infantry: 1 }, ...denmark },
        },
      })
      g.do({ type: 'move', from: 'sz5', path: ['sz10'], transports: g.transports('sz5') })
      return g
    }

    test('refused: at once, when no infantry of theirs is aboard, declared or there', () => {
      const g = mined([['artillery']])
      expect(g.refuse(landing(g, 'sz10', 'holland', { artillery: 1 }), 'ADV-08-06').rule).toBe('ADV-08-06')
      g.refuse({ ...landing(g, 'sz10', 'holland', { artillery: 1 }), power: 'france' }, 'ADV-08-06')
      expect(g.legal).toContainEqual({ type: 'end-phase' })
    })

    test('allowed: when one is aboard another ship, or there', () => {
      const g = mined([['artillery'], ['infantry']], [6, 6])
      g.do(landing(g, 'sz10', 'holland', { artillery: 1 }))
      g.refuse({ type: 'end-phase' }, 'ADV-08-06')
      g.do(landing(g, 'sz10', 'holland', { infantry: 1 }, 1))
      g.endPhase()
      const h = mined([['artillery']], [6], { france: { infantry: 1 } })
      h.do(landing(h, 'sz10', 'holland', { artillery: 1 }))
      h.endPhase()
      expect(h.units('holland').france).toEqual({ infantry: 1, artillery: 1 })
    })

    test('holds: guns whose infantry goes down in the mines after them are taken back aboard', () => {
      // The one in sz9 comes later, into the mines of Kiel, and is lost there.
      const g = adv({
        power: 'britain',
        queue: [1],
        control: { holland: 'britain' },
        units: {
          sz5: { britain: { transports: [hold('france', ['infantry'])] } },
          sz10: { britain: { transports: [hold('france', ['artillery'])] } },
          holland: { britain: { infantry: 1 } },
        },
      })
      g.do(landing(g, 'sz10', 'holland', { artillery: 1 }))
      const late = g.transport('sz5')
      g.do({ type: 'move', from: 'sz5', path: ['sz10'], transports: [late] })
      g.do({ type: 'offload', transport: late, to: 'holland', units: { infantry: 1 } })
      expect(g.units('holland').france).toEqual({ artillery: 1 })
      g.endPhase()
      expect(g.units('holland')).toEqual({ britain: { infantry: 1 } })
      expect(g.units('sz10')).toMatchObject({ britain: { transport: 1 }, france: { artillery: 1 } })
      expect(g.control('holland')).toBe('britain')
    })
  })
})
