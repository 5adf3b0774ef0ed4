import { describe, expect, test } from 'vitest'
import { collects } from '../../../support/scenes/economy.ts'

describe('ADV-24-03 big ships blockade', () => {
  test.each(['battleship', 'cruiser'] as const)('not: no die with an Allied %s there, whatever Germany has', (type) => {
    expect(collects({ france: { [type]: 1 } }).supplies?.dice).toEqual([])
    expect(collects({ russia: { [type]: 1 }, germany: { battleship: 2, destroyer: 2 } }).supplies?.dice).toEqual([])
  })

  test('allowed: in the next zone it stops nothing', () => {
    const units = { sz9: { britain: { battleship: 3 } } }
    expect(collects({}, { units }).supplies?.dice).toEqual([5])
  })

  test('edge: neither does a cruiser of the United States before it is at war', () => {
    expect(collects({ usa: { cruiser: 1 } }).supplies?.dice).toEqual([5])
    expect(collects({ usa: { cruiser: 1 } }, { usaAtWar: true }).supplies?.dice).toEqual([])
  })
})
