import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-12 allies leave only of one mind', () => {
  const allies = () =>
    fight(
      { battleship: 1 },
      { france: { cruiser: 1 }, britain: { cruiser: 1 }, italy: { transport: 1 } },
      [6, 6, 6, 6, 6, 6],
    ).after(leave)

  test('allowed: every power with combat ships is asked, in turn order', () => {
    const g = allies()
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'france' })
    g.do(leave)
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'britain' })
    g.do(leave)
    expect(outcome(g)).toBe('broken-off')
  })

  test('holds: one that stays keeps all of them there', () => {
    const g = allies()
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 6+0', 'defender stays 6+1'])
    expect(outcome(g)).toBeUndefined()
  })

  test('edge: after the first that stays nobody else is asked', () => {
    const g = allies()
    g.do(stay)
    expect(g.past('decision-asked').map((e) => e.by)).not.toContain('britain')
  })
})
