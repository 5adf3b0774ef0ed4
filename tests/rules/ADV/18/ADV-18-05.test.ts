import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-18-05 when passages are judged, and for whom', () => {
  test('refused: land that is entered in this Movement phase opens nothing yet', () => {
    const g = adv({
      power: 'ottoman',
      units: { 'trans-jordan': { ottoman: { infantry: 1 } }, sz19: { ottoman: { cruiser: 1 } } },
    })
    g.move('trans-jordan', 'egypt', { infantry: 1 })
    g.refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
  })

  test('refused: contested in this Movement phase, it is shut at once', () => {
    const g = adv({
      power: 'russia',
      control: { constantinople: 'ottoman' },
      units: {
        bulgaria: { russia: { infantry: 2 } },
        constantinople: { ottoman: { infantry: 1 } },
        sz20: { russia: { cruiser: 1 } },
      },
    })
    g.move('bulgaria', 'constantinople', { infantry: 1 })
    g.refuse(move('sz20', 'sz31', { cruiser: 1 }), 'ADV-18-03')
  })

  test('refused: to a power that is not at war every passage is shut', () => {
    const ships = { sz19: { usa: { cruiser: 1 } }, sz10: { usa: { cruiser: 1 } }, sz31: { usa: { cruiser: 1 } } }
    const g = adv({ power: 'usa', control: { denmark: 'britain', constantinople: 'russia' }, units: ships })
    for (const [from, to] of [
      ['sz19', 'sz28'],
      ['sz10', 'sz11'],
      ['sz31', 'sz20'],
    ] as const)
      expect(g.refuse(move(from, to, { cruiser: 1 }), 'ADV-18-05').rule).toBe('ADV-18-05')
  })

  test('allowed: control that it has as the phase begins opens them', () => {
    const ships = { sz19: { usa: { cruiser: 1 } }, sz10: { usa: { cruiser: 1 } }, sz31: { usa: { cruiser: 1 } } }
    const g = adv({ power: 'usa', usaAtWar: true, control: { denmark: 'britain', constantinople: 'russia' }, units: ships })
    g.move('sz19', 'sz28', { cruiser: 1 })
    g.move('sz10', 'sz11', { cruiser: 1 })
    g.move('sz31', 'sz20', { cruiser: 1 })
  })
})
