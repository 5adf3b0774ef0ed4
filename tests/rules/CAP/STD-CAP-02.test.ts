import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-CAP-02 the attacker claims what it has cleared', () => {
  test('allowed: attackers alone remain', () => {
    const g = at({ phase: 'combat', units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } }, queue: [2, 6] })
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('germany')
    expect(g.events('control-changed')[0]).toMatchObject({ cause: 'captured', rule: 'STD-CAP-02' })
  })

  test('not: while one defender is left, and never for an ally who only stood by', () => {
    const held = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } },
      queue: [2, 6, 6, 6],
    })
    held.attack('lorraine')
    expect(held.control('lorraine')).toBe('contested')
    const beside = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 9 }, france: { infantry: 1 } } },
      queue: [2, 6],
    })
    beside.attack('lorraine')
    expect(beside.control('lorraine')).toBe('germany')
  })
})
