import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { held, stand, tou } from '../../../support/tournament.ts'

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

  test('boundary: land that became contested this turn stops the next army too', () => {
    const g = tou({ units: { ...stand(['ruhr', 'hanover'], 'germany'), belgium: { france: { infantry: 1 } } } })
    g.move('ruhr', 'belgium', { infantry: 1 })
    expect(g.control('belgium')).toBe('contested')
    g.move('hanover', ['ruhr', 'belgium'], { infantry: 1 })
    expect(g.units('belgium').germany).toEqual({ infantry: 2 })
  })
})
