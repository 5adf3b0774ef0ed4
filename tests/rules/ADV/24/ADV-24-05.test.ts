import { describe, expect, test } from 'vitest'
import { collects } from '../../../support/scenes/economy.ts'

describe('ADV-24-05 who keeps the way open', () => {
  test.each(['austria-hungary', 'ottoman', 'germany'] as const)('allowed: a cruiser of %s', (power) => {
    expect(collects({ britain: { destroyer: 1 }, [power]: { cruiser: 1 } }).more).toBe(4)
  })

  test('not: a destroyer or submarine of theirs does not do', () => {
    expect(collects({ britain: { destroyer: 1 }, ottoman: { destroyer: 1, submarine: 1 } }).more).toBe(1)
  })

  test('not: nor does a battleship of a power that is not in the war', () => {
    expect(collects({ britain: { destroyer: 1 }, usa: { battleship: 1 } }).more).toBe(1)
  })
})
