import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-10-05 restricted warfare from the first turn', () => {
  test('allowed: a raid in round 1', () => {
    const g = advOpening({ power: 'germany', phase: 'combat', queue: [6, 6] })
    expect(g.situation).toMatchObject({ convoyWar: 'restricted', submarineWarfare: false })
    const before = g.treasury('britain')
    g.attack('sz13')
    g.do({ type: 'convoy', submarines: 2 })
    expect(g.treasury('britain')).toBe(before - 4)
  })

  test('not: America pays nothing for it', () => {
    const g = raid('sz2', 2, { germany: { submarine: 2 } }, [1, 3], { treasury: { britain: 9, usa: 9 } })
    expect([g.treasury('britain'), g.treasury('usa')]).toEqual([7, 9])
  })
})
