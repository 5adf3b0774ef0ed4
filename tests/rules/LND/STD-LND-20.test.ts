import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-20 one side wiped out: the other takes control', () => {
  test('allowed: the attacker alone is left and takes control', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } },
      queue: [1, 6, 6],
    })
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('germany')
    expect(g.events('battle-ended')[0]?.outcome).toBe('cleared')
    expect([g.production('germany'), g.production('france')]).toEqual([37, 22])
  })

  test('allowed: the defender alone is left and takes control', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 2 } } },
      queue: [6, 3, 6],
    })
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('france')
    expect(g.events('battle-ended')[0]?.outcome).toBe('repulsed')
  })

  test('not: no side takes control while a unit of the other is left', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } },
      queue: [1, 6, 3, 6],
    })
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('contested')
  })
})
