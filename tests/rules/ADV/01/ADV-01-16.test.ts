import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = {
  units: {
    alsace: { germany: { infantry: 3, fighter: 1 }, france: { infantry: 1 } },
    munich: { germany: { infantry: 1 } },
    bohemia: { germany: { infantry: 1 } },
    ruhr: { germany: { infantry: 2 } },
  },
}

describe('ADV-01-16 fighters leave freely', () => {
  test('allowed: two spaces out of contested land', () => {
    const g = adv(spec)
    g.move('alsace', ['munich', 'bohemia'], { fighter: 1 })
    expect(g.units('bohemia').germany).toEqual({ infantry: 1, fighter: 1 })
  })

  test('allowed: into enemy land that its own infantry enters from elsewhere', () => {
    const g = adv(spec)
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.move('alsace', 'belgium', { fighter: 1 })
    expect(g.units('belgium').germany).toEqual({ infantry: 1, fighter: 1 })
  })

  test('refused: land units of the same place stay bound', () => {
    adv(spec).refuse(move('alsace', 'belgium', { infantry: 1 }), 'ADV-01-15')
  })
})
