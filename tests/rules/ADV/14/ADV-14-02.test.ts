import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const control = { kiel: 'britain' } as const

describe('ADV-14-02 neutral Denmark', () => {
  test('refused: no surface ship of either side passes the straits', () => {
    const british = adv({ power: 'britain', units: { sz10: { britain: { cruiser: 1 } } } })
    expect(british.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-14-02').rule).toBe('ADV-14-02')
    const german = adv({ control, units: { sz11: { germany: { battleship: 1 } } } })
    german.refuse(move('sz11', 'sz10', { battleship: 1 }), 'ADV-14-02')
    expect(german.reach('sz11', { battleship: 1 })).toEqual(['sz12'])
  })

  test('allowed: once Germany has activated Denmark its ships pass', () => {
    const g = adv({
      control,
      units: { berlin: { germany: { infantry: 1 } }, denmark: { germany: { infantry: 1 } }, sz11: { germany: { cruiser: 1 } } },
    })
    expect(g.control('denmark')).toBe('germany')
    g.move('sz11', 'sz10', { cruiser: 1 })
  })
})
