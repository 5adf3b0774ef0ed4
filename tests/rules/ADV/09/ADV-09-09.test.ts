import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-09 defending transports alone subtract 1 for leaving', () => {
  test('allowed: their die counts one less', () => {
    const g = fight({ battleship: 1 }, { britain: { transport: 1 } }, [6, 3, 4, 5, 1, 6])
    g.do(stay)
    expect(rolls(g).slice(0, 2)).toEqual(['attacker stays 3+0', 'defender leaves 4+-1'])
    expect(g.past('engagement-rolled')[1]?.total).toBe(3)
  })

  test('not: when a warship is with them', () => {
    const g = fight({ battleship: 1 }, { britain: { transport: 1, destroyer: 1 } }, [6, 6, 3, 4])
    g.do(stay)
    g.do(leave)
    expect(rolls(g)).toEqual(['attacker stays 3+0', 'defender leaves 4+0'])
  })
})
