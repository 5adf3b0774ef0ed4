import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const ship = (power: 'germany' | 'britain', control: object) =>
  adv({ power, control: { ...control }, units: { sz10: { [power]: { cruiser: 1 } } } })

describe('ADV-15-04 straits or canal', () => {
  test('allowed: one open way is enough', () => {
    ship('germany', { denmark: 'britain' }).move('sz10', 'sz11', { cruiser: 1 }) // by the canal
    ship('germany', { denmark: 'germany', kiel: 'britain' }).move('sz10', 'sz11', { cruiser: 1 }) // round Denmark
    ship('britain', { denmark: 'britain' }).move('sz10', 'sz11', { cruiser: 1 })
    ship('britain', { denmark: 'germany', kiel: 'britain' }).move('sz10', 'sz11', { cruiser: 1 })
  })

  test('refused: with both shut there is none, and both are named', () => {
    const g = ship('britain', { denmark: 'germany' })
    const error = g.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-15-02')
    expect([error.rule, ...(error.also ?? []).map((e) => e.rule)].sort()).toEqual(['ADV-14-01', 'ADV-15-02'])
    expect(g.reach('sz10', { cruiser: 1 })).not.toContain('sz11')
  })
})
