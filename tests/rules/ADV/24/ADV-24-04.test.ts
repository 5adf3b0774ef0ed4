import { describe, expect, test } from 'vitest'
import { collects } from '../../../support/scenes/economy.ts'

describe('ADV-24-04 destroyers blockade', () => {
  test('not: no die with Allied destroyers there, nor with German destroyers or submarines against them', () => {
    expect(collects({ britain: { destroyer: 1 } }).more).toBe(1)
    expect(collects({ britain: { destroyer: 1 }, germany: { destroyer: 3, submarine: 2 } }).more).toBe(1)
  })

  test('allowed: a German battleship or cruiser beside them keeps the way open', () => {
    for (const type of ['battleship', 'cruiser'] as const)
      expect(collects({ britain: { destroyer: 2 }, germany: { [type]: 1 } }).more, type).toBe(4)
  })

  test('edge: not when a cruiser is with the destroyers', () => {
    expect(collects({ britain: { destroyer: 1, cruiser: 1 }, germany: { battleship: 2 } }).more).toBe(1)
  })
})
