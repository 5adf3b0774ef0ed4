import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { fight, landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-05-15 destroyers do not bombard', () => {
  test('allowed: they fight other ships', () => {
    expect(volleys(fight({ destroyer: 2 }, { britain: { cruiser: 1 } }, [6, 6, 6]))[0]).toEqual([
      'sea-attack',
      '2 destroyer at 2',
    ])
  })

  test('not: none fires at a shore on which an assault lands', () => {
    const g = adv({
      units: {
        sz4: { germany: landingParty('germany', { destroyer: 3 }) },
        scotland: { britain: { infantry: 1 } },
      },
      queue: [6, 6],
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.endPhase()
    g.attack('scotland')
    expect(g.past('battle-opened')).toMatchObject([{ space: 'scotland', bombarding: [] }])
    expect(g.past('fired').flatMap((e) => e.groups.map((b) => b.type))).not.toContain('destroyer')
  })
})
