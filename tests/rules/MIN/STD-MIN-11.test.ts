import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'
import { offKiel } from '../../support/scenes/mines.ts'

const infantry = { power: 'germany', type: 'infantry' } as const
const boats = (queue: number[], enemy: object, to = 'yorkshire', more: object = {}) => {
  const units = { sz10: { germany: { cruiser: 1, transports: [{ cargo: [infantry, infantry] }] } }, sz9: { britain: enemy } }
  const g = at({ units: { ...units, ...more }, queue })
  const id = g.transport('sz10')
  g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: [id] })
  return { g, id, land: () => g.do({ type: 'offload', transport: id, to, units: { infantry: 2 } }) }
}

describe('STD-MIN-11 an escort that sank on a mine', () => {
  test('allowed: a transport that came in under escort stays in the hostile zone', () => {
    const { g } = boats([1, 6], { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz9').germany).toEqual({ transport: 1, infantry: 2 })
    expect(g.turn.phase).toBe('combat')
  })

  test('not: past submarines nobody lands in an assault when mines took the only warship', () => {
    const { g, land } = boats([1, 6], { submarine: 1 })
    land()
    expect(g.decision).toBeNull()
    expect(g.units('yorkshire')).toEqual({})
    expect(g.units('sz9').germany).toEqual({ transport: 1, infantry: 2 })
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ rule: 'STD-AMP-08' }])
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: it goes ashore when the escort has survived its roll', () => {
    const { g, land } = boats([6, 6], { submarine: 1 })
    land()
    expect(g.units('yorkshire')).toEqual({ germany: { infantry: 2 } })
    g.endPhase()
    expect(g.control('yorkshire')).toBe('germany')
  })

  test('edge: mines of another zone that take the escort later undo no landing', () => {
    const g = at({
      control: { brest: 'germany' },
      units: {
        sz10: { germany: { cruiser: 1 } },
        sz15: { germany: { transport: 1 } },
        brest: { germany: { infantry: 2 } },
        sz4: { britain: { submarine: 1 }, germany: { transports: [{ cargo: [infantry] }] } },
      },
      queue: [1, 6],
    })
    // The cover comes by way of the mined zone of london; its die there is thrown only at the end.
    g.move('sz10', ['sz9', 'sz4'], { cruiser: 1 })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.endPhase()
    expect(g.events('mine-rolled')).toMatchObject([{ zone: 'sz9', at: 'sz4', result: 'sunk' }])
    expect(g.units('scotland')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('scotland')).toBe('germany')
  })

  test('edge: nor do they when that die is thrown during Movement, and the phase can still be ended', () => {
    const g = at({
      control: { yorkshire: 'germany' },
      units: {
        sz10: { germany: { cruiser: 1, transport: 1 } },
        yorkshire: { germany: { infantry: 2 } },
        sz4: { britain: { submarine: 1 }, germany: { transports: [{ cargo: [infantry] }] } },
      },
      queue: [1, 6],
    })
    const late = g.transport('sz10')
    g.move('sz10', ['sz9', 'sz4'], { cruiser: 1 })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: [late] })
    g.do({ type: 'load', from: 'yorkshire', transport: late, units: { infantry: 1 } })
    expect(g.units('sz4').germany).toEqual({ transport: 1 })
    expect(g.legal).toContainEqual({ type: 'end-phase' })
    g.endPhase()
    expect(g.control('scotland')).toBe('germany')
  })
})

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)(
  'STD-MIN-11 a declared landing whose escort sank, %s',
  (ruleset) => {
    /** The dice of the cruisers come first, then those of two transports with infantry and a gun each. */
    const rolled = (queue: number[], cruisers: number, kiel: 'contested' | 'germany' = 'contested') => {
      const cargo = () => hold('britain', ['infantry', 'artillery'])
      const g = offKiel(ruleset, queue, [cargo(), cargo()], { cruiser: cruisers }, kiel)
      for (const transport of g.transports('sz10'))
        g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1, artillery: 1 }, afterSeaCombat: true })
      g.endPhase()
      g.exhausted()
      return g
    }

    test.each(['contested', 'germany'] as const)('holds: it lapses without a question, Kiel %s', (kiel) => {
      const g = rolled([1, 6, 6], 1, kiel)
      expect(g.decision).toBeNull()
      expect(g.turn.phase).toBe('combat')
      expect(g.situation.landings).toEqual([])
      expect(g.units('sz10').britain).toEqual({ transport: 2, infantry: 2, artillery: 2 })
      expect(g.past('landing-stayed-aboard').map((e) => e.rule)).toEqual(['STD-TRN-11', 'STD-TRN-11'])
      expect(g.past('landing-called-off')).toEqual([])
      g.replays()
    })

    test('not: with a second cruiser left the player is asked', () => {
      const g = rolled([1, 6, 6, 6], 2)
      expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'kiel' })
      expect(g.decision?.options?.map((o) => o.id)).toEqual(['land', 'call-off'])
      g.choose('land')
      expect(g.situation.landings).toHaveLength(2)
    })
  },
)
