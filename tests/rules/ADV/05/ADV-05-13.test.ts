import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe("ADV-05-13 the cover of any power of one's side counts", () => {
  const sail = (usaAtWar: boolean) =>
    adv({
      power: 'britain',
      usaAtWar,
      units: {
        sz7: { britain: { destroyer: 1 } },
        sz2: { germany: { destroyer: 1 }, usa: { cruiser: 1 } },
      },
    })

  test("allowed: past a patrol under an ally's cruiser", () => {
    const g = sail(true)
    g.move('sz7', ['sz2', 'sz13'], { destroyer: 1 })
    expect(g.units('sz13')).toEqual({ britain: { destroyer: 1 } })
  })

  test("allowed: landing under an ally's battleship", () => {
    const g = adv({
      units: {
        sz4: { germany: landingParty('germany'), ottoman: { battleship: 1 }, britain: { destroyer: 1 } },
        scotland: { germany: { infantry: 1 }, britain: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    expect(g.units('scotland').germany).toEqual({ infantry: 2 })
  })

  test('refused: a neutral is of nobody’s side', () => {
    sail(false).refuse(move('sz7', ['sz2', 'sz13'], { destroyer: 1 }), 'ADV-05-10')
  })
})
