import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-10 transports alone always want to leave', () => {
  test('allowed: nobody asks them, and the attacker may let them go', () => {
    const g = fight({ battleship: 1 }, { britain: { transport: 2 } }, [6])
    g.do(leave)
    expect(outcome(g)).toBe('broken-off')
    expect(g.past('decision-asked').filter((e) => e.by === 'britain')).toEqual([])
  })

  test('allowed: attacking transports that are left alone', () => {
    const g = fight({ destroyer: 1, transport: 1 }, { britain: { cruiser: 1 } }, [6, 3, 1, 6, 6])
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'britain' })
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 1+0', 'defender stays 6+1'])
    expect(g.past('fired').at(-1)).toMatchObject({ round: 2, side: 'defender' })
  })

  test('not: they never throw to go on', () => {
    const g = fight({ battleship: 1 }, { britain: { transport: 2 } }, [6, 5, 2, 6])
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker stays 5+0', 'defender leaves 2+-1'])
  })
})
