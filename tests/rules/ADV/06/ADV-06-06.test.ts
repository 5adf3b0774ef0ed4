import { describe, expect, test } from 'vitest'
import { dive, lose } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-06 an attacking boat that dives instead can still be hit by first shots', () => {
  const dived = () =>
    fight({ submarine: 1, cruiser: 1 }, { britain: { submarine: 1, transport: 1 } }, [1, 6]).after(dive(1), dive(0))

  test('allowed: it is among what may be lost, and is removed', () => {
    const g = dived()
    expect(g.decision).toMatchObject({ by: 'germany', pool: { germany: { submarine: 1 } }, submerged: { germany: 1 } })
    g.do(lose('germany', { submarine: 1 }))
    expect(g.units('sz5').germany).toEqual({ cruiser: 1 })
  })

  test('not: it does not fire that shot', () => {
    expect(volleys(dived()).map(([step]) => step)).toEqual(['sea-first-defence'])
  })
})
