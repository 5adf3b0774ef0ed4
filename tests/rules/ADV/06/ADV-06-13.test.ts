import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-06-13 all dive or none', () => {
  const two = () => fight({ cruiser: 1 }, { france: { submarine: 1 }, britain: { submarine: 2 } }, [6, 6, 6, 6, 6])

  test('allowed: when every power agrees', () => {
    const g = two()
    expect(g.decision).toMatchObject({ by: 'france', count: 1 })
    g.do(dive(1))
    expect(g.decision).toMatchObject({ by: 'britain', count: 2 })
    g.do(dive(2))
    expect(g.past('submarines-submerged').map((e) => [e.power, e.count])).toEqual([
      ['france', 1],
      ['britain', 2],
    ])
  })

  test('refused: a part of them', () => {
    const g = fight({ cruiser: 1 }, { britain: { submarine: 2 } })
    expect(g.legal).toEqual([dive(0), dive(2)])
    g.refuse(dive(1), 'ADV-06-13')
  })

  test('edge: one power that does not agree keeps all of them up', () => {
    const g = two()
    g.do(dive(1))
    g.do(dive(0))
    expect(g.past('submarines-submerged')).toEqual([])
    expect(g.decision).toMatchObject({ topic: 'submerge' })
  })
})
