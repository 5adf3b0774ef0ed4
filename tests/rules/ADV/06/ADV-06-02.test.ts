import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-06-02 what a first shot sinks does not answer', () => {
  test('allowed: a cruiser hit on 2 is gone before it fires', () => {
    const g = fight({ submarine: 1 }, { britain: { cruiser: 1 } }, [2])
    g.do(dive(0))
    expect(g.units('sz5')).toEqual({ germany: { submarine: 1 } })
    expect(outcome(g)).toBe('cleared')
    g.exhausted()
  })

  test('edge: a 3 misses, and the cruiser fires', () => {
    const g = fight({ submarine: 1 }, { britain: { cruiser: 1 } }, [3, 3])
    g.do(dive(0))
    expect(g.units('sz5')).toEqual({ britain: { cruiser: 1 } })
    g.exhausted()
  })
})
