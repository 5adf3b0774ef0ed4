import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'

const guests = () =>
  at({
    power: 'france',
    units: {
      picardy: { france: { infantry: 4 } },
      bordeaux: { france: { infantry: 1 } },
      yorkshire: { france: { infantry: 1 }, britain: { infantry: 1 } },
      sz8: { britain: { transport: 1 } },
    },
  })
const board = (g: ReturnType<typeof guests>, infantry = 2) => {
  const transport = g.transport('sz8', 0, 'britain')
  g.do({ type: 'load', from: 'picardy', transport, units: { infantry } })
  return transport
}

describe("STD-TRN-14 three turns on an ally's transport", () => {
  test("allowed: aboard on one's own turn, over on the ally's, ashore on the next of one's own", () => {
    const g = guests()
    const transport = board(g)
    g.until('britain', 'move')
    g.do({ type: 'move', from: 'sz8', path: ['sz15'], transports: [transport] })
    g.until('germany', 'move').until('france', 'move')
    g.do({ type: 'offload', transport, to: 'bordeaux', units: { infantry: 2 } })
    expect(g.units('bordeaux')).toEqual({ france: { infantry: 3 } })
  })

  test('refused: ashore on the turn of going aboard', () => {
    const g = guests()
    const transport = board(g)
    g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 2 } }, 'STD-TRN-14')
    g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } }, 'STD-TRN-14')
  })

  test("refused: on the ally's turn the ally neither lands nor loads them", () => {
    const g = guests()
    const transport = board(g)
    g.until('britain', 'move')
    expect(g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } }, 'STD-TRN-14').rule).toBe(
      'STD-TRN-14',
    )
    g.refuse({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } }, 'CONTRACT')
  })

  test("refused: the cargo's owner does not sail the ally's transport", () => {
    const g = guests()
    const transport = board(g)
    g.refuse({ type: 'move', from: 'sz8', path: ['sz9'], transports: [transport] }, 'CONTRACT')
  })

  test('edge: a transport that never moves makes no difference', () => {
    const g = guests()
    const transport = board(g)
    g.until('germany', 'move').until('france', 'move')
    g.do({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 2 } })
    expect(g.units('yorkshire').france).toEqual({ infantry: 3 })
  })

  test('edge: what was aboard before lands, what has just come aboard waits', () => {
    const g = at({
      power: 'france',
      units: {
        picardy: { france: { infantry: 2 } },
        yorkshire: { france: { infantry: 1 } },
        sz8: { britain: { transports: [hold('france', ['infantry'])] } },
      },
    })
    const transport = board(g, 1)
    g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 2 } }, 'STD-TRN-14')
    g.do({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } })
    g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } }, 'STD-TRN-14')
  })
})
