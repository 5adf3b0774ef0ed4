import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const fronts = {
  lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } },
  poland: { germany: { infantry: 1 }, russia: { infantry: 1 } },
}

describe('STD-CBT-06 optional attacks are decided one by one', () => {
  test('allowed: a second attack may be decided on, or left out, when the first is over', () => {
    const g = at({ phase: 'combat', units: fronts, queue: [1, 6, 1, 6] })
    g.attack('lorraine')
    expect(g.battles.map((b) => b.space)).toEqual(['poland'])
    expect(g.legal).toContainEqual({ type: 'end-phase' })
    g.attack('poland')
    expect(g.battles).toEqual([])
    g.exhausted()
  })

  test('refused: once the phase is over no attack is made up for', () => {
    const g = at({ phase: 'combat', units: fronts, queue: [1, 6] })
    g.attack('lorraine')
    g.endPhase()
    g.refuse({ type: 'attack', space: 'poland' }, 'STD-SET-13')
    expect(g.control('poland')).toBe('contested')
  })
})
