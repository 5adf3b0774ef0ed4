import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = (lorraine: PositionSpec['units']) => ({
  units: { alsace: { germany: { infantry: 3 }, france: { infantry: 1 } }, ...lorraine },
})

describe('ADV-01-11 from one contested land to another', () => {
  test('allowed: where the power has units already', () => {
    const g = adv(spec({ lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } }))
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 2 })
  })

  test('refused: where only an ally stands', () => {
    const g = adv(spec({ lorraine: { 'austria-hungary': { infantry: 1 }, france: { infantry: 1 } } }))
    g.refuse(move('alsace', 'lorraine', { infantry: 1 }), 'ADV-01-11')
    expect(g.reach('alsace', { infantry: 1 })).not.toContain('lorraine')
  })
})
