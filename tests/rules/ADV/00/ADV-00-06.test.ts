import { describe, expect, test } from 'vitest'
import { dive, escort, lose, stay } from '../../../support/scenes/actions.ts'
import { fight, raid } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-00-06 the steps of a round at sea', () => {
  test('allowed: first shots with their losses, fire of both sides, losses, then who leaves', () => {
    const g = fight({ submarine: 1, cruiser: 1 }, { britain: { cruiser: 2, submarine: 1 } }, [1, 6, 6, 6, 6])
    g.do(dive(0))
    g.do(dive(0))
    g.do(lose('britain', { cruiser: 1 }))
    expect(volleys(g).map(([step]) => step)).toEqual(['sea-first-attack', 'sea-first-defence', 'sea-attack', 'sea-defence'])
    const types = g.history.map((e) => e.type)
    expect(types.indexOf('units-lost')).toBeLessThan(types.lastIndexOf('fired'))
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'germany' })
  })

  test('allowed: in round 1 raiders and escorts are named first and the convoy comes last', () => {
    const g = raid('sz4', 1, { germany: { submarine: 1, cruiser: 1 }, britain: { destroyer: 1, cruiser: 1 } }, [6, 6, 4, 6], {
      treasury: { britain: 9 },
    })
    expect(g.past('fired')).toEqual([])
    g.do(escort(1))
    const order = g.history.map((e) => e.type)
    expect(order.lastIndexOf('fired')).toBeLessThan(order.indexOf('convoy-raided'))
    expect(order.indexOf('convoy-raided')).toBeLessThan(order.indexOf('convoy-escorted'))
    expect(g.treasury('britain')).toBe(7)
    expect(g.decision).toMatchObject({ kind: 'disengage' })
  })

  test('not: nobody dives defensively, names raiders or raids in round 2', () => {
    const g = raid('sz4', 1, { germany: { submarine: 1, cruiser: 1 }, britain: { cruiser: 1 } }, [6, 6, 1, 6, 6, 6], {
      treasury: { britain: 9 },
    })
    g.do(stay)
    g.do(stay)
    const asked = g.past('decision-asked').map((e) => e.kind)
    expect(asked.filter((kind) => kind === 'convoy')).toHaveLength(1)
    expect(g.treasury('britain')).toBe(8)
  })
})
