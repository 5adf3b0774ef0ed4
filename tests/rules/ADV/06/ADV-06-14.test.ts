import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-14 submarines that dived for safety are hunted', () => {
  const hunt = (queue: number[]) =>
    fight({ battleship: 1, cruiser: 1, destroyer: 2, submarine: 1, transport: 1 }, { britain: { submarine: 2 } }, queue).after(
      dive(2),
    )

  test('allowed: every warship throws one die, destroyers at 2, the others at 1', () => {
    const g = hunt([6, 2, 6, 6, 6])
    expect(volleys(g)).toEqual([['sea-attack', '1 submarine at 1', '2 destroyer at 2', '1 cruiser at 1', '1 battleship at 1']])
    expect(g.units('sz5').britain).toEqual({ submarine: 1 })
    g.exhausted()
  })

  test('edge: a 2 of any other ship misses', () => {
    expect(hunt([2, 6, 6, 2, 2]).units('sz5').britain).toEqual({ submarine: 2 })
  })
})
