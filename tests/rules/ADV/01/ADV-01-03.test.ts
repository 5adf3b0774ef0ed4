import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = { units: { alsace: { germany: { infantry: 3 }, france: { infantry: 1 } }, munich: { germany: { infantry: 1 } } } }

describe('ADV-01-03 one space out of contested land', () => {
  test('allowed: one step into friendly land', () => {
    const g = adv(spec)
    g.move('alsace', 'munich', { infantry: 2 })
    expect(g.units('munich').germany).toEqual({ infantry: 3 })
  })

  test('refused: two', () => {
    const g = adv(spec)
    g.refuse(move('alsace', ['munich', 'bohemia'], { infantry: 1 }), 'ADV-01-03')
    expect(g.reach('alsace', { infantry: 1 })).not.toContain('bohemia')
  })
})
