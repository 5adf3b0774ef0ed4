import { describe, expect, test } from 'vitest'
import { dive, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-12 a defence of submarines may dive before the first dice', () => {
  test('allowed: it is asked before anything else', () => {
    const g = fight({ submarine: 1, cruiser: 1 }, { britain: { submarine: 2 } })
    expect(g.decision).toMatchObject({ kind: 'submerge', by: 'britain', count: 2, rule: 'ADV-06-12' })
    expect(g.past('fired')).toEqual([])
  })

  test('allowed: to stay up and fight', () => {
    const g = fight({ cruiser: 1 }, { britain: { submarine: 2 } }, [6, 6, 6])
    g.do(dive(0))
    expect(g.decision).toMatchObject({ topic: 'submerge', by: 'britain' })
    g.do(dive(0))
    expect(volleys(g)[0]).toEqual(['sea-first-defence', '2 submarine at 2'])
  })

  test('not: in a later round', () => {
    const g = fight({ cruiser: 1 }, { britain: { submarine: 2 } }, [6, 6, 6])
    g.do(dive(0))
    g.do(dive(0))
    g.do(stay)
    g.do(stay)
    expect(g.decision).toMatchObject({ kind: 'submerge', topic: 'submerge' })
  })
})
