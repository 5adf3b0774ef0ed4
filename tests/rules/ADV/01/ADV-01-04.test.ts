import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { inUkraine } from '../../../support/scenes/revolution.ts'
import { adv } from '../../../support/scenes/start.ts'

const defended = { units: { ruhr: { germany: { infantry: 2 } }, lorraine: { france: { infantry: 1 } } } }
const empty = { units: { ruhr: { germany: { infantry: 2 } }, alsace: { germany: { infantry: 2 } } } }

describe('ADV-01-04 one space into enemy land', () => {
  test('allowed: with one step', () => {
    const g = adv(empty)
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: with a second step, defended or not', () => {
    for (const spec of [defended, empty]) {
      const g = adv(spec)
      g.refuse(move('ruhr', ['alsace', 'lorraine'], { infantry: 1 }), 'ADV-01-04')
      expect(g.reach('ruhr', { infantry: 1 })).not.toContain('lorraine')
    }
  })

  test('refused: so into front land that the enemy holds under the armistice', () => {
    const g = inUkraine({
      power: 'britain',
      control: { romania: 'britain', bulgaria: 'britain' },
      units: { bulgaria: { britain: { infantry: 2 } } },
    })
    const { rule } = g.refuse(move('bulgaria', ['romania', 'ukraine'], { infantry: 1 }), 'ADV-01-04')
    expect(rule).toBe('ADV-01-04')
  })
})
