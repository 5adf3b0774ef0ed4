import { describe, expect, test } from 'vitest'
import { engine, type Game, move } from '../../../support/game.ts'
import { further, landing } from '../../../support/scenes/actions.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-25 under water it covers no landing and escorts nobody', () => {
  const shore = (strategic: boolean) =>
    adv({
      units: {
        sz5: { germany: { submarine: 1 } },
        sz4: { germany: landingParty('germany'), britain: { submarine: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    }).after(strategic ? further('sz5', 'sz4', { submarine: 1 }) : move('sz5', 'sz4', { submarine: 1 }))
  const land = (g: Game) => landing(g, 'sz4', 'scotland', { infantry: 1 })

  test('allowed: a boat that came by an ordinary move lets an assault ignore enemy submarines', () => {
    expect(engine.checkAction(shore(false).state, land(shore(false)))).toBeNull()
  })

  test('refused: one that came strategically does not', () => {
    const g = shore(true)
    g.refuse(land(g), 'ADV-06-25')
  })

  test('refused: it passes no strait that is shut to submarines', () => {
    const g = adv({ power: 'russia', units: { sz20: { russia: { submarine: 1 } } }, control: { constantinople: 'ottoman' } })
    g.refuse(further('sz20', 'sz31', { submarine: 1 }), 'ADV-18-01')
  })
})
