import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-05 first shots at battleships', () => {
  test('allowed: an undamaged one is damaged and still fires', () => {
    const g = fight({ submarine: 1 }, { britain: { battleship: 1 } }, [1, 4])
    g.do(dive(0))
    expect(volleys(g).at(-1)).toEqual(['sea-defence', '1 battleship at 4'])
    expect(g.units('sz5')).toEqual({ britain: { battleship: 1 } })
    expect(g.damaged('sz5')).toBe(1)
    g.exhausted()
  })

  test('not: one damaged before, which is gone and fires no more', () => {
    const g = fight({ submarine: 1 }, { britain: { damaged: { battleship: 1 } } }, [1])
    g.do(dive(0))
    expect(g.units('sz5')).toEqual({ germany: { submarine: 1 } })
    g.exhausted()
  })
})
