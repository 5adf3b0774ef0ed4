import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const retake = (space: string) => {
  const g = at({
    power: 'britain',
    phase: 'combat',
    units: { [space]: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    queue: [2, 6],
  })
  g.attack(space)
  return g.control(space)
}

describe('STD-CAP-06 only original territories are liberated', () => {
  test('allowed: a minor power or a minor’s colony taken back belongs to the power that takes it', () => {
    expect(retake('serbia')).toBe('britain')
    expect(retake('belgium')).toBe('britain')
    expect(retake('belgian-congo')).toBe('britain')
  })

  test('not: an original territory does not', () => {
    expect(retake('picardy')).toBe('france')
    expect(retake('libya')).toBe('italy')
  })
})
