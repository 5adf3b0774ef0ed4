import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const both = (battleship: number) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { battleship, transports: [{ cargo: [infantry] }, { cargo: [infantry] }] } },
      belgium: { germany: { infantry: 2 } },
      picardy: { germany: { infantry: 2 } },
    },
    queue: Array(8).fill(6),
  })
  const [a = 0, b = 0] = g.transports('sz9')
  g.do({ type: 'offload', transport: a, to: 'belgium', units: { infantry: 1 } })
  g.do({ type: 'offload', transport: b, to: 'picardy', units: { infantry: 1 } })
  g.endPhase()
  return g
}

describe('STD-ASL-10 each battleship bombards once a turn', () => {
  test('allowed: two serve two assaults', () => {
    const g = both(2)
    g.attack('picardy')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [{ zone: 'sz9', count: 1 }] }])
    g.attack('belgium')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [{ zone: 'sz9', count: 1 }] }])
    g.exhausted()
  })

  test('edge: one serves only the first', () => {
    const g = both(1)
    g.attack('picardy')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [{ zone: 'sz9', count: 1 }] }])
    g.attack('belgium')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [] }])
    expect(g.events('fired')[0]?.groups.map((x) => x.type)).toEqual(['infantry'])
  })

  test('edge: on its next turn it bombards again', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { battleship: 1, transports: [{ cargo: [infantry] }, { cargo: [infantry] }] } },
        belgium: { germany: { infantry: 2 } },
        picardy: { germany: { infantry: 2 } },
      },
      queue: Array(8).fill(6),
    })
    const [a = 0, b = 0] = g.transports('sz9')
    g.do({ type: 'offload', transport: a, to: 'belgium', units: { infantry: 1 } })
    g.endPhase()
    g.attack('belgium')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [{ zone: 'sz9', count: 1 }] }])
    g.until('ottoman', 'purchase').until('britain', 'move')
    g.do({ type: 'offload', transport: b, to: 'picardy', units: { infantry: 1 } })
    g.endPhase()
    g.attack('picardy')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [{ zone: 'sz9', count: 1 }] }])
    g.exhausted()
  })
})
