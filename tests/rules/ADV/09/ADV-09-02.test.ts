import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-09-02 the attacker says first', () => {
  const round = () => fight({ cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6])

  test('allowed: then the defender, knowing that', () => {
    const g = round()
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'germany', space: 'sz5' })
    expect(g.legal).toEqual([stay, leave])
    g.do(leave)
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'britain', space: 'sz5' })
  })

  test('not: the defender answers nothing before the attacker has', () => {
    expect(
      round()
        .past('decision-asked')
        .filter((e) => e.by === 'britain'),
    ).toEqual([])
  })
})
