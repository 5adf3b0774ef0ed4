import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'

/** Germany lands in Scotland if it beats the fleet off its coast. */
const landing = (queue: number[]) => {
  const g = tou({
    units: {
      sz5: {
        germany: {
          cruiser: 2,
          transports: [
            {
              cargo: [
                { power: 'germany', type: 'infantry' },
                { power: 'germany', type: 'infantry' },
              ],
            },
          ],
        },
      },
      sz4: { britain: { cruiser: 1 } },
    },
    queue,
  })
  const transport = g.transport('sz5')
  g.do({ type: 'move', from: 'sz5', path: ['sz4'], units: { cruiser: 2 }, transports: [transport] })
  g.do({ type: 'offload', transport, to: 'scotland', units: { infantry: 2 }, afterSeaCombat: true })
  g.endPhase()
  g.attack('sz4')
  return g
}

describe('TOU-RET-06 no landing after a retreat', () => {
  test('not: what was to land goes back aboard', () => {
    const g = landing([6, 6, 6])
    g.do({ type: 'retreat', to: 'sz5' })
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ to: 'scotland', rule: 'TOU-RET-06' }])
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 2, transport: 1, infantry: 2 } })
    expect(g.units('scotland')).toEqual({})
    expect(g.situation.landings).toEqual([])
    g.endPhase()
    expect(g.control('scotland')).toBe('britain')
  })

  test('allowed: after a victory it lands', () => {
    const g = landing([3, 6, 6])
    expect(g.units('scotland')).toEqual({ germany: { infantry: 2 } })
    expect(g.control('scotland')).toBe('germany')
  })

  test.each([
    ['sz9', 'sz8'],
    ['sz8', 'sz9'],
  ] as const)('holds: what stands in another zone, which was cleared, lands all the same (%s first)', (first, second) => {
    const hold = { transports: [{ cargo: [{ power: 'britain', type: 'infantry' } as const] }] }
    const dice = { sz9: [1, 6], sz8: [6, 6] }
    const g = tou({
      power: 'britain',
      control: { picardy: 'germany' },
      units: {
        sz3: { britain: { cruiser: 1, ...hold } },
        sz8: { germany: { cruiser: 1 } },
        sz9: { britain: { cruiser: 1, ...hold }, germany: { cruiser: 1 } },
        picardy: { germany: { infantry: 1 } },
      },
      queue: [...dice[first], ...dice[second], 6, 6],
    })
    const late = g.transport('sz3')
    g.do({ type: 'move', from: 'sz3', path: ['sz8'], units: { cruiser: 1 }, transports: [late] })
    for (const zone of ['sz8', 'sz9'] as const)
      g.do({ type: 'offload', transport: g.transport(zone), to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    const fight = {
      sz8: () => {
        g.attack('sz8')
        g.do({ type: 'retreat', to: 'sz3' })
      },
      sz9: () => g.attack('sz9'),
    }
    fight[first]()
    fight[second]()
    expect(g.units('picardy').britain).toEqual({ infantry: 1 })
    expect(g.units('sz3').britain).toEqual({ cruiser: 1, transport: 1, infantry: 1 })
    expect(g.past('battle-opened').map((e) => e.space)).toEqual([first, second, 'picardy'])
    g.exhausted()
  })
})
