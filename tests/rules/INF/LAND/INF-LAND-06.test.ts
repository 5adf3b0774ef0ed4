import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'

const armies = { france: { infantry: 2 }, britain: { infantry: 1, artillery: 1 }, germany: { infantry: 3 } }
const hit = () => together(inAlsace(armies, [6, 6, 6, 6, 1, 6, 6]), 'britain')

describe('INF-LAND-06 losses of a joint attack', () => {
  test('allowed: the power on turn answers for all, and may name units of any attacker', () => {
    for (const lose of [{ france: { infantry: 1 } }, { britain: { artillery: 1 } }]) {
      const g = hit()
      expect(g.decision).toMatchObject({ by: 'france', kind: 'casualties', count: 1 })
      g.answer({ type: 'casualties', lose })
      expect(g.events('units-lost')).toMatchObject([{ side: 'attacker', chosenBy: 'france', units: Object.values(lose)[0] }])
    }
  })

  test('refused: the last infantry of a power before its other units', () => {
    hit().refuse({ type: 'casualties', lose: { britain: { infantry: 1 } } }, 'INF-LAND-11')
  })

  test('refused: units that did not attack', () => {
    hit().refuse({ type: 'casualties', lose: { germany: { infantry: 1 } } }, 'CONTRACT')
  })

  test('edge: what is offered is what is allowed', () => {
    expect(hit().legal).toEqual([
      { type: 'casualties', lose: { france: { infantry: 1 } } },
      { type: 'casualties', lose: { britain: { artillery: 1 } } },
    ])
  })
})
