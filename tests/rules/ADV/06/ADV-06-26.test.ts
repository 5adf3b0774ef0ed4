import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-26 no first shot in a hunt', () => {
  test('allowed: attacking submarines throw their one die with the others', () => {
    const g = fight({ submarine: 2, cruiser: 1 }, { britain: { submarine: 1 } }, [6, 6, 6])
    g.do(dive(1))
    expect(volleys(g)).toEqual([['sea-attack', '2 submarine at 1', '1 cruiser at 1']])
  })

  test('allowed: U-boats that raid the convoy fire at that instead', () => {
    const g = adv({
      phase: 'combat',
      units: { sz4: { germany: { submarine: 3 }, britain: { submarine: 1 } } },
      treasury: { britain: 10 },
      queue: [1, 1, 4],
    })
    g.attack('sz4')
    g.do(dive(1))
    g.do({ type: 'convoy', submarines: 2 })
    expect(volleys(g)).toEqual([['sea-attack', '1 submarine at 1']])
    expect(g.units('sz4')).toEqual({ germany: { submarine: 3 } })
    expect(g.treasury('britain')).toBe(7)
    g.exhausted()
  })

  test('not: nobody is asked to dive from the hunters', () => {
    const g = fight({ submarine: 2 }, { britain: { submarine: 1 } }, [6, 6])
    g.do(dive(1))
    expect(g.past('decision-asked').map((e) => e.by)).toEqual(['britain'])
  })
})
