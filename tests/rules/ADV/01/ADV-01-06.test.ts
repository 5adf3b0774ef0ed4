import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const constantinople = { ottoman: { infantry: 3 } }

describe('ADV-01-06 minors cost the whole move', () => {
  test('allowed: one step into it', () => {
    const g = adv({ power: 'ottoman', units: { constantinople } })
    g.move('constantinople', 'bulgaria', { infantry: 1 })
    g.endPhase()
    expect(g.control('bulgaria')).toBe('ottoman')
  })

  test('allowed: once it has mobilised it may be crossed', () => {
    const g = adv({ power: 'ottoman', units: { constantinople }, control: { bulgaria: 'ottoman', romania: 'ottoman' } })
    g.move('constantinople', ['bulgaria', 'romania'], { infantry: 1 })
    expect(g.units('romania')).toEqual({ ottoman: { infantry: 1 } })
  })

  test('refused: as second step, neutral, hostile or friendly', () => {
    const g = adv({ power: 'ottoman', units: { ankara: { ottoman: { infantry: 2 } } } })
    g.refuse(move('ankara', ['constantinople', 'bulgaria'], { infantry: 1 }), 'ADV-01-06')
    g.refuse(move('ankara', ['mesopotamia', 'persia'], { infantry: 1 }), 'ADV-01-06')
    adv({ units: { hanover: { germany: { infantry: 2 } } } }).refuse(
      move('hanover', ['ruhr', 'belgium'], { infantry: 1 }),
      'ADV-01-06',
    )
  })

  test('refused: as the space in between', () => {
    const g = adv({ units: { ruhr: { germany: { infantry: 2 } } }, control: { picardy: 'germany' } })
    g.refuse(move('ruhr', ['belgium', 'picardy'], { infantry: 1 }), 'ADV-01-06')
  })
})
