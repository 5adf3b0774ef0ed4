import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const start = (britain: object, holder: 'germany' | 'france' = 'germany', france: object = {}) => {
  const g = at({
    power: 'britain',
    control: { belgium: holder },
    units: { sz9: { britain: { ...britain, transports: [{ cargo: [infantry, infantry] }] }, france, germany: { submarine: 1 } } },
  })
  return { g, land: landing(g, 'sz9', 'belgium', { infantry: 2 }) }
}

describe('STD-AMP-08 an assault past enemy submarines', () => {
  test('allowed: with a warship of its own in the zone, a submarine too', () => {
    for (const cover of [{ cruiser: 1 }, { battleship: 1 }, { submarine: 1 }]) {
      const { g, land } = start(cover)
      g.do(land)
      g.endPhase()
      expect(g.control('belgium')).toBe('britain')
    }
  })

  test("refused: without one, or with an ally's alone", () => {
    for (const { g, land } of [start({}), start({}, 'germany', { battleship: 1 })]) g.refuse(land, 'STD-AMP-08')
  })

  test('refused: the last warship does not sail away afterwards', () => {
    const { g, land } = start({ cruiser: 2 })
    g.do(land)
    g.move('sz9', 'sz8', { cruiser: 1 })
    g.refuse(move('sz9', 'sz8', { cruiser: 1 }), 'STD-AMP-08')
    g.endPhase()
    expect(g.units('sz9').britain).toEqual({ cruiser: 1, transport: 1 })
  })

  test('edge: a reinforcement needs no cover', () => {
    const { g, land } = start({}, 'france')
    g.do(land)
    g.endPhase()
    expect(g.units('belgium')).toEqual({ britain: { infantry: 2 } })
  })

  test('edge: nor does an assault past transports alone', () => {
    const g = at({
      power: 'britain',
      control: { belgium: 'germany' },
      units: { sz9: { britain: { transports: [{ cargo: [infantry] }] }, germany: { transport: 2 } } },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.endPhase()
    expect(g.control('belgium')).toBe('britain')
  })

  /** Both cruisers off Belgium go down and the submarine stays; in the zone off Scotland a battle is still to come. */
  const uncovered = (holder: 'germany' | 'france') => {
    const g = at({
      power: 'britain',
      control: { belgium: holder, scotland: holder === 'france' ? 'germany' : 'britain' },
      units: {
        sz9: {
          britain: { cruiser: 1, transports: [{ cargo: [infantry] }] },
          germany: { cruiser: 1, submarine: 1 },
        },
        sz4: { britain: { cruiser: 1, transports: [{ cargo: [infantry] }] }, germany: { cruiser: 1 } },
      },
      queue: [1, 1, 6],
    })
    g.do({ ...landing(g, 'sz9', 'belgium', { infantry: 1 }), afterSeaCombat: true })
    g.do({ ...landing(g, 'sz4', 'scotland', { infantry: 1 }), afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    g.answer({ type: 'submerge', count: 0 })
    g.answer({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    g.exhausted()
    expect(g.units('sz9').germany).toEqual({ submarine: 1 })
    return g
  }

  test('edge: nor does a reinforcement after its battle, though an assault elsewhere waits', () => {
    expect(uncovered('france').units('belgium')).toEqual({ britain: { infantry: 1 } })
  })

  test('not: an assault that has lost its cover, though a reinforcement elsewhere waits', () => {
    const g = uncovered('germany')
    expect(g.units('belgium')).toEqual({})
    expect(g.control('belgium')).toBe('germany')
  })
})
