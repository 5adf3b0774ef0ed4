import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const ruhr = { germany: { infantry: 3 } }

describe('ADV-01-05 the space in between', () => {
  test('allowed: land of an ally', () => {
    const g = adv({ units: { silesia: { germany: { infantry: 2 } } } })
    g.move('silesia', ['galicia', 'budapest'], { infantry: 1 })
    expect(g.units('budapest')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: contested land', () => {
    const g = adv({
      units: { ruhr, alsace: { germany: { infantry: 1 }, france: { infantry: 1 } } },
      control: { lorraine: 'germany' },
    })
    g.refuse(move('ruhr', ['alsace', 'lorraine'], { infantry: 1 }), 'ADV-01-05')
  })

  test('refused: enemy land without a defender', () => {
    const g = adv({ units: { ruhr }, control: { alsace: 'france', lorraine: 'germany' } })
    g.refuse(move('ruhr', ['alsace', 'lorraine'], { infantry: 1 }), 'ADV-01-05')
    expect(g.reach('ruhr', { infantry: 1 })).not.toContain('lorraine')
  })
})
