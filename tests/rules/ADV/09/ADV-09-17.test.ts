import { describe, expect, test } from 'vitest'
import { dive, leave, lose, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-17 only ships still fighting count', () => {
  test('allowed: transports beside a boat under water are transports alone', () => {
    const g = fight({ destroyer: 1 }, { britain: { submarine: 1, transport: 1 } }, [6, 5, 5, 6])
    g.do(dive(1))
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker stays 5+0', 'defender leaves 5+-1'])
  })

  test('not: cruisers that were sunk add nothing', () => {
    const g = fight({ cruiser: 1, battleship: 1 }, { britain: { battleship: 1 } }, [6, 6, 4, 5, 2])
    g.do(lose('germany', { cruiser: 1 }))
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 5+0', 'defender stays 2+0'])
  })

  test('edge: attackers with boats afloat alone are submarines alone, whatever has dived', () => {
    const g = fight({ submarine: 2 }, { britain: { cruiser: 1 } }, [6, 6, 3, 3])
    g.do(dive(1))
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 3+1', 'defender stays 3+0'])
  })
})
