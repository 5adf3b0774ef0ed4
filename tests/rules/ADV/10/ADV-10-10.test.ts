import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-10 the damage is paid at once', () => {
  test('allowed: out of the treasury of the owner, on Germany’s turn', () => {
    const g = raid('sz15', 2, { germany: { submarine: 2 } }, [5, 2], { treasury: { france: 8 } })
    expect(g.turn).toMatchObject({ power: 'germany', phase: 'combat' })
    expect(g.events('convoy-loss-paid')).toMatchObject([{ power: 'france', by: 'germany', damage: 3, saved: 0, loss: 3 }])
    expect(g.treasury('france')).toBe(5)
  })

  test('edge: a treasury does not fall below nothing', () => {
    const g = raid('sz15', 2, { germany: { submarine: 2 } }, [5, 6], { treasury: { france: 1 } })
    expect(g.events('convoy-loss-paid')).toMatchObject([{ damage: 4, loss: 1 }])
    expect(g.treasury('france')).toBe(0)
  })
})
