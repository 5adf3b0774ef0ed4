import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

describe('TOU-MOV-13 through land of allies and of nobody', () => {
  test("allowed: an ally's territory is crossed like its own", () => {
    const g = tou({ units: stand(['munich'], 'germany') })
    g.move('munich', ['tyrolia', 'vienna'], { infantry: 1 })
    expect(g.units('vienna')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('tyrolia')).toBe('austria-hungary')
  })

  test('allowed: uncontrolled land is entered as a first and only step', () => {
    const g = tou({ surrendered: ['russia'], units: stand(['prussia'], 'germany') })
    g.move('prussia', 'poland', { infantry: 1 })
    expect(g.units('poland')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: not as a second step, nor as the first of two', () => {
    const g = tou({
      surrendered: ['russia'],
      units: { ...stand(['berlin', 'prussia'], 'germany') },
      control: held('germany', 'ukraine'),
    })
    g.refuse(move('berlin', ['prussia', 'poland'], { infantry: 1 }), 'TOU-MOV-13')
    g.refuse(move('prussia', ['poland', 'ukraine'], { infantry: 1 }), 'TOU-MOV-13')
  })

  test('refused: a march does not begin in it either', () => {
    const g = tou({ units: stand(['poland'], 'germany'), control: { poland: 'none' } })
    expect(g.control('poland')).toBeNull()
    g.refuse(move('poland', ['prussia', 'berlin'], { infantry: 1 }), 'TOU-MOV-01')
  })
})
