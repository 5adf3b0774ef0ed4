import { describe, expect, test } from 'vitest'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-06-17 submarines with company do not dive for safety', () => {
  test('allowed: alone they are asked', () => {
    expect(fight({ cruiser: 1 }, { britain: { submarine: 1 } }).decision).toMatchObject({ topic: 'dive-all' })
  })

  test('not: beside a transport or a surface ship, an ally’s neither', () => {
    for (const fleet of [
      { britain: { submarine: 1, transport: 1 } },
      { britain: { submarine: 1, cruiser: 1 } },
      { britain: { submarine: 1 }, france: { destroyer: 1 } },
    ]) {
      const g = fight({ cruiser: 1 }, fleet, [6, 6, 6, 6])
      expect(g.past('decision-asked').filter((e) => e.topic === 'dive-all')).toEqual([])
    }
  })
})
