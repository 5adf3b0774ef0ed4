import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-03 a defending submarine that is hit has its first shot all the same', () => {
  test('allowed: it fires, and both go down', () => {
    const g = fight({ submarine: 1 }, { britain: { submarine: 1, transport: 1 } }, [1, 1])
    g.do(dive(0))
    g.do(dive(0))
    expect(g.units('sz5')).toEqual({ britain: { transport: 1 } })
    g.exhausted()
  })

  test('not: a defending cruiser hit by the same shot does not', () => {
    const g = fight({ submarine: 1 }, { britain: { cruiser: 1, transport: 1 } }, [1])
    g.do(dive(0))
    expect(volleys(g)).toEqual([['sea-first-attack', '1 submarine at 2']])
    expect(g.units('sz5').britain).toEqual({ transport: 1 })
    g.exhausted()
  })
})
