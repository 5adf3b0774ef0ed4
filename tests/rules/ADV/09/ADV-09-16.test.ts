import { describe, expect, test } from 'vitest'
import { dive, lose } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-09-16 nobody is asked when a side is gone', () => {
  test('allowed: a fleet that has won has nothing to choose', () => {
    const g = fight({ cruiser: 1 }, { britain: { cruiser: 1 } }, [3, 6])
    expect(g.past('decision-asked')).toEqual([])
    expect(outcome(g)).toBe('cleared')
  })

  test('not: one whose enemy has only submarines under water', () => {
    const g = fight({ destroyer: 1 }, { britain: { submarine: 1, transport: 1 } }, [1])
    g.do(dive(1))
    g.do(lose('britain', { transport: 1 }))
    expect(outcome(g)).toBe('cleared')
    expect(g.past('decision-asked').filter((e) => e.kind === 'disengage')).toEqual([])
  })

  test('edge: nor attackers whose boats have all dived', () => {
    const g = fight({ submarine: 2 }, { britain: { cruiser: 1 } }, [6])
    g.do(dive(2))
    expect(outcome(g)).toBe('broken-off')
    expect(g.decision).toBeNull()
  })
})
