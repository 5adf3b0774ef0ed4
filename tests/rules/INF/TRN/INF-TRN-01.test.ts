import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { mine, theirs } from '../../../support/scenes/sea.ts'
import { inf } from '../../../support/scenes/start.ts'

const cargo = [mine, theirs]
const sea = (spec = {}) => inf({ power: 'britain', ...spec, units: { sz9: { britain: { transports: [{ cargo }] } } } })

describe('INF-TRN-01 landing your allies', () => {
  test('allowed: cargo of an ally goes ashore on the turn of the transport’s owner', () => {
    const g = sea()
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 }, power: 'france' })
    expect(g.units('picardy')).toEqual({ france: { infantry: 1 } })
    expect(g.units('sz9')).toEqual({ britain: { transport: 1, infantry: 1 } })
    g.replays()
  })

  test('allowed: its own units come first, and all of it goes at once', () => {
    const own = sea()
    own.do(landing(own, 'sz9', 'picardy', { infantry: 1 }))
    expect(own.units('picardy')).toEqual({ britain: { infantry: 1 } })
    const all = sea()
    all.do(landing(all, 'sz9', 'picardy', { infantry: 2 }))
    expect(all.units('picardy')).toEqual({ france: { infantry: 1 }, britain: { infantry: 1 } })
  })

  test('allowed: the table offers own units, the ally’s, and both', () => {
    const g = sea()
    const offers = g.legal
      .filter((a) => a.type === 'offload' && a.to === 'picardy')
      .map((a) => ({ ...a, type: 0, transport: 0, to: 0 }))
    const plain = { type: 0, transport: 0, to: 0 }
    expect(offers).toEqual([
      { ...plain, units: { infantry: 1 }, power: 'france' },
      { ...plain, units: { infantry: 1 } },
      { ...plain, units: { infantry: 2 } },
    ])
  })

  test('refused: in the standard game it waits for its owner’s turn', () => {
    const g = at({ power: 'britain', units: { sz9: { britain: { transports: [{ cargo: [theirs] }] } } } })
    g.refuse(landing(g, 'sz9', 'picardy', { infantry: 1 }), 'STD-TRN-14')
  })

  test('refused: cargo on the transport of another ally', () => {
    const g = inf({ power: 'britain', units: { sz9: { france: { transports: [{ cargo: [theirs] }] } } } })
    const transport = g.transport('sz9', 0, 'france')
    g.refuse({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 }, power: 'france' }, 'STD-TRN-14')
  })
})
