import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-04 when they differ the higher die decides', () => {
  const differ = (dice: [number, number]) =>
    fight({ battleship: 1 }, { britain: { battleship: 1 } }, [6, 6, ...dice, 6, 6]).after(leave, stay)

  test('allowed: each side throws one, the attacker first, and the one that leaves is higher', () => {
    const g = differ([4, 3])
    expect(rolls(g)).toEqual(['attacker leaves 4+0', 'defender stays 3+0'])
    expect(outcome(g)).toBe('broken-off')
    expect(g.decision).toBeNull()
  })

  test('holds: it is lower and has to fight on', () => {
    const g = differ([3, 4])
    expect(outcome(g)).toBeUndefined()
    expect(g.past('fired').map((e) => e.round)).toEqual([1, 1, 2, 2])
  })

  test('edge: with typed dice each power is asked for its own', () => {
    const g = fight({ battleship: 1 }, { britain: { battleship: 1 } }, [6, 6], { dice: 'entered' })
    g.do(leave)
    g.do(stay)
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'disengagement-dice', by: 'germany', count: 1 })
    g.do({ type: 'enter-dice', dice: [2] })
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'engagement-dice', by: 'britain', count: 1 })
    g.do({ type: 'enter-dice', dice: [1] })
    expect(outcome(g)).toBe('broken-off')
  })
})
