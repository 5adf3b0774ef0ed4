import { describe, expect, test } from 'vitest'
import { stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-09-01 after every round both sides choose', () => {
  const round = () => fight({ cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 6, 6])

  test('allowed: attacker and defender say whether they go on, round after round', () => {
    const g = round()
    g.do(stay)
    g.do(stay)
    expect(g.past('decision-asked').map((e) => [e.kind, e.by])).toEqual([
      ['disengage', 'germany'],
      ['disengage', 'britain'],
      ['disengage', 'germany'],
    ])
  })

  test('refused: the attacker breaks off as it likes', () => {
    round().refuse({ type: 'press', on: false }, 'CONTRACT')
  })
})
