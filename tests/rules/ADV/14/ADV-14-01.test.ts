import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

/** A cruiser in the North Sea, Kiel in the other side's hands so that the canal is no way round. */
const cruiser = (power: PowerId, denmark: PowerId) =>
  adv({
    power,
    control: { denmark, kiel: power === 'germany' ? 'britain' : 'germany' },
    units: { sz10: { [power]: { cruiser: 1 } } },
  })

describe('ADV-14-01 the Danish straits', () => {
  test('allowed: ships of the side that controls Denmark pass, both ways', () => {
    cruiser('germany', 'germany').move('sz10', ['sz11', 'sz12'], { cruiser: 1 })
    cruiser('britain', 'france').move('sz10', 'sz11', { cruiser: 1 })
    const g = adv({ power: 'russia', control: { denmark: 'britain' }, units: { sz11: { russia: { cruiser: 1 } } } })
    g.move('sz11', 'sz10', { cruiser: 1 })
  })

  test('refused: the other side’s', () => {
    const g = cruiser('britain', 'germany')
    const error = g.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-14-01')
    expect(error.rule).toBe('ADV-14-01')
    expect(g.reach('sz10', { cruiser: 1 })).not.toContain('sz11')
    const german = cruiser('germany', 'russia').refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-15-02')
    expect(german.rule).toBe('ADV-14-01')
  })

  test('refused: transports and destroyers as well', () => {
    const g = adv({
      power: 'britain',
      control: { denmark: 'germany' },
      units: { sz10: { britain: { destroyer: 1, transport: 1 } } },
    })
    g.refuse(move('sz10', 'sz11', { destroyer: 1 }), 'ADV-14-01')
    g.refuse({ type: 'move', from: 'sz10', path: ['sz11'], transports: g.transports('sz10') }, 'ADV-14-01')
  })
})
