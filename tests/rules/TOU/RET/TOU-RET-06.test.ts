import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/tournament.ts'

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
  test('refused: what was to land goes back aboard', () => {
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
})
