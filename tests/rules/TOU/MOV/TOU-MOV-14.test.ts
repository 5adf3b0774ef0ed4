import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

describe('TOU-MOV-14 the step in between', () => {
  test('allowed: through friendly land, whoever of the side holds it', () => {
    const g = tou({ units: stand(['silesia'], 'germany'), control: held('austria-hungary', 'poland', 'ukraine') })
    g.move('silesia', ['poland', 'ukraine'], { infantry: 1 })
    expect(g.units('ukraine')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: through anything else', () => {
    const g = tou({
      units: { ...stand(['silesia'], 'germany'), ...stand(['galicia'], 'austria-hungary', 'russia') },
      control: held('germany', 'ukraine'),
    })
    g.refuse(move('silesia', ['poland', 'ukraine'], { infantry: 1 }), 'TOU-MOV-02')
    g.refuse(move('silesia', ['galicia', 'ukraine'], { infantry: 1 }), 'TOU-MOV-03')
  })

  test('allowed: the infantry minimum is asked only where moves end', () => {
    const g = tou({ round: 5, units: { munich: { germany: { infantry: 1, artillery: 1 } }, ...stand(['berlin'], 'germany') } })
    g.move('munich', ['hanover', 'berlin'], { artillery: 1 })
    g.endPhase()
    expect(g.units('berlin').germany).toEqual({ infantry: 1, artillery: 1 })
  })

  test('refused: and there it is asked', () => {
    const g = tou({ units: { munich: { germany: { infantry: 1, artillery: 1 } } } })
    g.move('munich', ['hanover', 'berlin'], { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })
})
