import { describe, expect, test } from 'vitest'
import { dive, lose, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-11 destroyers are counted as each round begins', () => {
  const second = () =>
    fight({ submarine: 1, cruiser: 1 }, { britain: { destroyer: 1, cruiser: 1 } }, [6, 3, 6, 6, 6, 6, 6]).after(
      dive(0),
      lose('britain', { destroyer: 1 }),
    )

  test('allowed: in the round after the last destroyer sank submarines fire first', () => {
    const g = second()
    g.do(stay)
    g.do(stay)
    g.do(dive(0))
    expect(volleys(g)[2]).toEqual(['sea-first-attack', '1 submarine at 2'])
  })

  test('not: in the round in which it sinks', () => {
    expect(volleys(second()).map(([step]) => step)).toEqual(['sea-attack', 'sea-defence'])
  })
})
