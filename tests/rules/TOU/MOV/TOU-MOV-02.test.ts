import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { stand } from '../../../support/scenes/victory.ts'

const army = (more = {}) => tou({ units: { ruhr: { germany: { infantry: 3 } }, ...more } })

describe('TOU-MOV-02 into hostile and neutral land', () => {
  test('allowed: as the first and only step', () => {
    const g = army(stand(['lorraine'], 'france'))
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.move('ruhr', 'holland', { infantry: 1 })
    g.endPhase()
    expect(g.units('belgium').germany).toEqual({ infantry: 1 })
  })

  test('refused: as the second step, occupied or empty', () => {
    const g = army(stand(['lorraine'], 'france'))
    g.refuse(move('ruhr', ['alsace', 'lorraine'], { infantry: 1 }), 'TOU-MOV-02')
    const empty = tou({ units: { hanover: { germany: { infantry: 2 } } } })
    empty.refuse(move('hanover', ['ruhr', 'belgium'], { infantry: 1 }), 'TOU-MOV-02')
    empty.refuse(move('hanover', ['kiel', 'holland'], { infantry: 1 }), 'TOU-MOV-02')
  })

  test('refused: as the first of two', () => {
    const g = army({ picardy: { france: { infantry: 1 } } })
    g.refuse(move('ruhr', ['belgium', 'picardy'], { infantry: 1 }), 'TOU-MOV-02')
    g.refuse(move('ruhr', ['holland', 'kiel'], { infantry: 1 }), 'TOU-MOV-02')
    const own = tou({ units: { silesia: { germany: { infantry: 1 } } }, control: { poland: 'russia' } })
    own.refuse(move('silesia', ['poland', 'prussia'], { infantry: 1 }), 'TOU-MOV-02')
  })

  test("holds: land that was entered this turn stays the enemy's until combat", () => {
    const g = tou({ units: stand(['hanover', 'ruhr'], 'germany') })
    g.move('ruhr', 'belgium', { infantry: 1 })
    expect(engine.whyNot(g.state, { from: 'hanover', units: { infantry: 1 } }, 'belgium')?.rule).toBe('TOU-MOV-02')
    expect(g.reach('hanover', { infantry: 1 })).not.toContain('belgium')
  })
})
