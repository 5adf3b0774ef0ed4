import { describe, expect, test } from 'vitest'
import { dive, lose } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-06-04 first shots fall together, and owners choose their losses', () => {
  const shots = () =>
    fight({ submarine: 2, cruiser: 1 }, { britain: { submarine: 1, cruiser: 1, transport: 1 } }, [1, 6, 1]).after(
      dive(0),
      dive(0),
    )

  test('allowed: each side answers for itself, the attacker first', () => {
    const g = shots()
    expect(g.decision).toMatchObject({ kind: 'casualties', by: 'germany', count: 1, rule: 'ADV-06-04' })
    g.do(lose('germany', { submarine: 1 }))
    expect(g.decision).toMatchObject({ by: 'britain', count: 1, pool: { britain: { submarine: 1, cruiser: 1 } } })
  })

  test('refused: a transport before the warships', () => {
    const g = shots()
    g.do(lose('germany', { submarine: 1 }))
    g.refuse({ type: 'casualties', lose: { britain: { transport: 1 } }, transports: g.transports('sz5', 'britain') }, 'ADV-06-04')
  })
})
