import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'

const front = () =>
  at({
    units: {
      lorraine: { germany: { infantry: 2, fighter: 2 }, france: { infantry: 2 } },
      alsace: { germany: { infantry: 3 } },
      ruhr: { germany: { infantry: 3 } },
      picardy: { france: { infantry: 1 } },
      kiel: { germany: { infantry: 1 } },
    },
  })

describe('STD-AIR-04 fighters leave contested land freely', () => {
  test('allowed: to any legal end, a new attack included', () => {
    const g = front()
    g.move('alsace', 'belgium', { infantry: 2 })
    g.move('lorraine', 'belgium', { fighter: 1 })
    g.move('lorraine', ['alsace', 'ruhr'], { fighter: 1 })
    g.endPhase()
    expect(g.units('belgium').germany).toEqual({ infantry: 2, fighter: 1 })
    expect(g.battles.map((b) => b.space)).toEqual(['belgium', 'lorraine'])
  })

  test('refused: the land units beside it are bound', () => {
    const g = front()
    g.move('alsace', 'belgium', { infantry: 2 })
    g.refuse(move('lorraine', 'belgium', { infantry: 1 }), 'STD-MOV-06')
    g.refuse(move('lorraine', 'belgium', { infantry: 1, fighter: 1 }), 'STD-MOV-06')
  })

  test('edge: as cargo it is free as well', () => {
    const g = at({
      units: {
        belgium: { germany: { infantry: 2, fighter: 1 }, france: { infantry: 2 } },
        sz9: { germany: { transports: [hold('germany', ['infantry'])] } },
      },
    })
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'belgium', transport, units: { fighter: 1 } })
    g.do({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1, fighter: 1 } })
    expect(g.units('yorkshire')).toEqual({ germany: { infantry: 1, fighter: 1 } })
  })
})
