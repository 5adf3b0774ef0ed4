import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const load = (power: 'britain' | 'france' | 'germany', type: 'infantry' | 'artillery' | 'fighter') => ({ power, type })

const raid = (queue: number[]) =>
  at({
    phase: 'combat',
    queue,
    units: {
      sz4: {
        germany: { cruiser: 1 },
        britain: { transports: [{ cargo: [load('britain', 'artillery'), load('france', 'infantry')] }] },
      },
    },
  })

describe('STD-TRN-10 cargo shares the fate of its transport', () => {
  test('allowed: it is lost with it, an ally’s too', () => {
    const g = raid([3])
    g.attack('sz4')
    expect(g.units('sz4')).toEqual({ germany: { cruiser: 1 } })
    expect(g.past('units-lost')).toMatchObject([{ cargo: [load('britain', 'artillery'), load('france', 'infantry')] }])
    g.exhausted()
  })

  test('allowed: the same when a mine sinks it', () => {
    const g = at({ queue: [1], units: { sz5: { germany: { transports: [{ cargo: [load('germany', 'infantry')] }] } } } })
    g.do({ type: 'move', from: 'sz5', path: ['sz9'], transports: [g.transport('sz5')] })
    g.endPhase()
    expect(g.units('sz9')).toEqual({})
    g.exhausted()
  })

  test('refused: it neither fires nor is taken for a hit', () => {
    const g = at({
      phase: 'combat',
      queue: [3],
      units: {
        sz4: {
          germany: { cruiser: 1 },
          britain: { transport: 1, transports: [{ cargo: [load('britain', 'artillery'), load('britain', 'fighter')] }] },
        },
      },
    })
    g.attack('sz4')
    expect(g.past('fired').map((e) => e.side)).toEqual(['attacker'])
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'casualties', count: 1, pool: { britain: { transport: 2 } } })
    g.refuse({ type: 'casualties', lose: { britain: { artillery: 1 } } }, 'STD-TRN-10')
    g.refuse({ type: 'casualties', lose: { britain: { infantry: 1 } } }, 'CONTRACT')
    g.answer({ type: 'casualties', lose: { britain: { transport: 1 } } })
    expect(g.units('sz4').britain).toEqual({ transport: 1, artillery: 1, fighter: 1 })
    g.exhausted()
  })

  test('edge: a transport that stays afloat keeps all of it', () => {
    const g = raid([4])
    g.attack('sz4')
    g.answer({ type: 'press', on: false })
    expect(g.units('sz4')).toEqual({
      germany: { cruiser: 1 },
      britain: { transport: 1, artillery: 1 },
      france: { infantry: 1 },
    })
  })
})
