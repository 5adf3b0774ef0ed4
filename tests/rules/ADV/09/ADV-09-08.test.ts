import { describe, expect, test } from 'vitest'
import { dive, leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-08 submarines alone add 1 for leaving', () => {
  test('allowed: of the defender, and of the attacker', () => {
    const g = fight({ cruiser: 1 }, { britain: { submarine: 1 } }, [6, 6, 4, 4])
    g.do(dive(0))
    g.do(dive(0))
    g.do(stay)
    g.do(leave)
    expect(rolls(g)).toEqual(['attacker stays 4+0', 'defender leaves 4+1'])
    expect(outcome(g)).toBe('disengaged')
    const h = fight({ submarine: 1 }, { britain: { cruiser: 1 } }, [6, 6, 2, 2])
    h.do(dive(0))
    h.do(leave)
    h.do(stay)
    expect(rolls(h)).toEqual(['attacker leaves 2+1', 'defender stays 2+0'])
  })

  test('not: nothing for going on', () => {
    const g = fight({ submarine: 1 }, { britain: { battleship: 1 } }, [6, 6, 2, 3])
    g.do(dive(0))
    g.do(stay)
    g.do(leave)
    expect(rolls(g)).toEqual(['attacker stays 2+0', 'defender leaves 3+0'])
  })

  test('edge: not with a transport beside them', () => {
    const g = fight({ battleship: 1 }, { britain: { submarine: 1, transport: 1 } }, [6, 6, 2, 3])
    g.do(dive(0))
    g.do(stay)
    g.do(leave)
    expect(rolls(g)).toEqual(['attacker stays 2+0', 'defender leaves 3+0'])
  })
})
