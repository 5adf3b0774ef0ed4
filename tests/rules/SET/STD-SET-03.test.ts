import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const rich = () => at({ phase: 'purchase', treasury: { germany: 3, 'austria-hungary': 50 } })

describe('STD-SET-03 one hand for each power', () => {
  test('allowed: each power of a player has its own treasury and income', () => {
    const g = rich()
    g.do({ type: 'purchase', units: { infantry: 1 } })
    expect(g.treasury('germany')).toBe(0)
    expect(g.treasury('austria-hungary')).toBe(50)
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'berlin' })
    g.until('france', 'purchase')
    expect(g.treasury('germany')).toBe(35)
    expect(g.treasury('austria-hungary')).toBe(50)
    expect(g.production('austria-hungary')).toBe(26)
  })

  test("refused: an ally's money pays for nothing", () => {
    rich().refuse({ type: 'purchase', units: { infantry: 2 } }, 'STD-PUR-02')
  })

  test("refused: units of the player's other powers wait for their own turn", () => {
    const g = at({ units: { bohemia: { 'austria-hungary': { infantry: 2 }, germany: { infantry: 1 } } } })
    g.refuse(move('bohemia', 'vienna', { infantry: 2 }), 'CONTRACT')
    g.move('bohemia', 'munich', { infantry: 1 })
    expect(g.units('bohemia')).toEqual({ 'austria-hungary': { infantry: 2 } })
  })
})
