import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-09 boats without a first shot fire or dive with the others', () => {
  test('allowed: to dive then, still exposed to the dice of that round', () => {
    const g = fight({ submarine: 1 }, { britain: { destroyer: 1 } }, [2])
    expect(g.decision).toMatchObject({ kind: 'submerge', by: 'germany', count: 1 })
    g.do(dive(1))
    expect(g.units('sz5')).toEqual({ britain: { destroyer: 1 } })
    expect(g.past('units-lost')).toMatchObject([{ power: 'germany', submerged: 1 }])
  })

  test('not: no second question, and no second shot', () => {
    const g = fight({ submarine: 1 }, { britain: { destroyer: 1 } }, [6, 6])
    g.do(dive(0))
    expect(g.decision?.kind).toBe('disengage')
    expect(volleys(g)).toHaveLength(2)
  })
})
