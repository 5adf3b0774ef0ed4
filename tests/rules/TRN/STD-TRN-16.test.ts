import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const shared = () =>
  at({
    power: 'france',
    units: {
      picardy: { france: { infantry: 4 }, britain: { infantry: 2 } },
      yorkshire: { britain: { infantry: 1 } },
      sz9: { britain: { transports: [hold('france', ['infantry'])] } },
    },
  })
const landed = () => {
  const g = shared()
  g.do({ type: 'offload', transport: g.transport('sz9', 0, 'britain'), to: 'picardy', units: { infantry: 1 } })
  return g
}

describe('STD-TRN-16 an ally’s landing binds the transport for that turn only', () => {
  test('allowed: on its owner’s next turn it loads, sails and lands elsewhere', () => {
    const g = landed()
    g.until('britain', 'move')
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 2 } })
    g.do({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 2 } })
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 3 } })
  })

  test('refused: in the turn of the landing itself nothing goes aboard', () => {
    const g = landed()
    const transport = g.transport('sz9', 0, 'britain')
    g.refuse({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } }, 'STD-TRN-06')
  })

  test('edge: nor does a landing on the owner’s turn bind the ally on his', () => {
    const g = at({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 1 } },
        yorkshire: { france: { infantry: 1 } },
        sz9: {
          britain: {
            transports: [
              {
                cargo: [
                  { power: 'france', type: 'infantry' },
                  { power: 'britain', type: 'infantry' },
                ],
              },
            ],
          },
        },
      },
    })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.until('france', 'move')
    g.do({ type: 'offload', transport: g.transport('sz9', 0, 'britain'), to: 'yorkshire', units: { infantry: 1 } })
    expect(g.units('yorkshire')).toEqual({ france: { infantry: 2 } })
  })
})
