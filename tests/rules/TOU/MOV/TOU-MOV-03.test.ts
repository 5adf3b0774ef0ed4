import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const front = () =>
  tou({
    units: { ...stand(['ruhr', 'alsace'], 'germany'), lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    control: held('germany', 'burgundy'),
  })

describe('TOU-MOV-03 stopping in contested land', () => {
  test('allowed: contested land may be the second step', () => {
    const g = front()
    g.move('ruhr', ['alsace', 'lorraine'], { infantry: 1 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 2 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'lorraine', kind: 'land', required: false, resolved: false }])
  })

  test('refused: nobody goes on through it, not even into friendly land', () => {
    const g = front()
    g.refuse(move('alsace', ['lorraine', 'burgundy'], { infantry: 1 }), 'TOU-MOV-03')
    expect(g.reach('alsace', { infantry: 1 })).not.toContain('burgundy')
  })

  const invasion = () =>
    tou({ units: { ...stand(['ruhr', 'alsace', 'hanover'], 'germany'), belgium: { france: { infantry: 1 } } } })

  test('refused: land that the first has made contested this turn is hostile to the second step of the next', () => {
    const g = invasion()
    g.move('ruhr', 'belgium', { infantry: 1 })
    expect(g.control('belgium')).toBe('contested')
    g.refuse(move('hanover', ['ruhr', 'belgium'], { infantry: 1 }), 'TOU-MOV-03')
    expect(g.reach('hanover', { infantry: 1 })).not.toContain('belgium')
    expect(g.legal).not.toContainEqual(move('hanover', ['ruhr', 'belgium'], { infantry: 1 }))
  })

  test('refused: in the other order it is no different', () => {
    invasion().refuse(move('hanover', ['ruhr', 'belgium'], { infantry: 1 }), 'TOU-MOV-02')
  })

  test('allowed: a first step enters it all the same', () => {
    const g = invasion()
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.move('alsace', 'ruhr', { infantry: 1 })
    g.move('hanover', 'ruhr', { infantry: 1 })
    expect(g.units('ruhr').germany).toEqual({ infantry: 2 })
    const h = tou({ units: { ruhr: { germany: { infantry: 2 } }, belgium: { france: { infantry: 1 } } } })
    h.move('ruhr', 'belgium', { infantry: 1 })
    h.move('ruhr', 'belgium', { infantry: 1 })
    expect(h.units('belgium').germany).toEqual({ infantry: 2 })
  })

  test('refused: no march leads through it either', () => {
    const g = invasion()
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.refuse(move('alsace', ['belgium', 'ruhr'], { infantry: 1 }), 'TOU-MOV-03')
    g.refuse(move('hanover', ['ruhr', 'belgium', 'lorraine'], { infantry: 1 }), 'TOU-MOV-01')
  })

  test('refused: who comes ashore makes it no better', () => {
    const g = tou({
      units: {
        ...stand(['munich', 'alsace'], 'germany'),
        sz9: { germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] } },
        ...stand(['ruhr'], 'germany'),
        belgium: { france: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    expect(g.control('belgium')).toBe('contested')
    g.refuse(move('munich', ['ruhr', 'belgium'], { infantry: 1 }), 'TOU-MOV-03')
    g.move('ruhr', 'belgium', { infantry: 1 })
  })

  test('edge: contested as the turn began stays so when the last own unit has left it', () => {
    const g = front()
    g.move('lorraine', 'burgundy', { infantry: 1 })
    g.move('ruhr', ['alsace', 'lorraine'], { infantry: 1 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 1 })
  })
})
