import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

describe('TOU-MOV-04 stopping in a friendly minor', () => {
  test('allowed: a friendly minor power may be the second step, and then mobilizes', () => {
    const g = tou({ power: 'ottoman', units: stand(['ankara'], 'ottoman') })
    g.move('ankara', ['constantinople', 'bulgaria'], { infantry: 1 })
    g.endPhase()
    expect(g.past('minor-mobilized').map((e) => [e.space, e.owner])).toEqual([['bulgaria', 'ottoman']])
    expect(g.units('bulgaria').ottoman).toEqual({ infantry: 6, artillery: 1 })
  })

  test('refused: nobody marches on through it the first time', () => {
    const g = tou({
      power: 'ottoman',
      units: stand(['constantinople'], 'ottoman'),
      control: held('ottoman', 'serbia'),
    })
    g.refuse(move('constantinople', ['bulgaria', 'serbia'], { infantry: 1 }), 'TOU-MOV-04')
  })

  test("refused: nor through a friendly minor's colony that nobody has entered", () => {
    const g = tou({
      power: 'britain',
      units: stand(['rhodesia'], 'britain'),
    })
    expect(g.status('belgian-congo', 'britain')).toBe('friendly')
    g.refuse(move('rhodesia', ['belgian-congo', 'british-east-africa'], { infantry: 1 }), 'TOU-MOV-04')
    g.move('rhodesia', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('britain')
  })

  test('allowed: once it is controlled it is friendly land like any other', () => {
    const g = tou({
      power: 'ottoman',
      units: stand(['constantinople'], 'ottoman'),
      control: held('ottoman', 'bulgaria', 'serbia'),
    })
    g.move('constantinople', ['bulgaria', 'serbia'], { infantry: 1 })
    expect(g.units('serbia')).toEqual({ ottoman: { infantry: 1 } })
  })

  test('edge: before it has mobilized, even if an army has entered it this turn', () => {
    const g = tou({
      power: 'ottoman',
      units: { constantinople: { ottoman: { infantry: 2 } } },
      control: held('ottoman', 'serbia'),
    })
    g.move('constantinople', 'bulgaria', { infantry: 1 })
    g.refuse(move('constantinople', ['bulgaria', 'serbia'], { infantry: 1 }), 'TOU-MOV-04')
  })
})
