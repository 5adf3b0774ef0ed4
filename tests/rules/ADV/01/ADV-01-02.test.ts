import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = {
  units: {
    ruhr: { germany: { infantry: 2 } },
    munich: { germany: { infantry: 1 } },
    lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } },
    alsace: { germany: { infantry: 1 } },
  },
}

describe('ADV-01-02 one space into contested land', () => {
  test('allowed: with one step', () => {
    const g = adv(spec)
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 2 })
  })

  test('refused: with a second step', () => {
    const g = adv(spec)
    g.refuse(move('ruhr', ['alsace', 'lorraine'], { infantry: 1 }), 'ADV-01-02')
    expect(g.reach('ruhr', { infantry: 1 })).not.toContain('lorraine')
  })
})
