import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-16-06 the base of Constantinople', () => {
  test('allowed: it serves sea zone 31', () => {
    const home = engine.spacesOf(adv().state).find((s) => s.id === 'constantinople')
    expect(home?.navalBases).toEqual(['sz31'])
    const g = bought('ottoman', { cruiser: 1 })
    g.do(mobilize('sz31', { cruiser: 1 }))
    expect(g.units('sz31')).toEqual({ ottoman: { cruiser: 1 } })
  })

  test('refused: sea zone 20 it serves no more', () => {
    // Ankara, whose base that is, is in Russian hands.
    const g = bought('ottoman', { cruiser: 1 }, { control: { ankara: 'russia' } })
    g.refuse(mobilize('sz20', { cruiser: 1 }), 'STD-MOB-06')
    g.do(mobilize('sz31', { cruiser: 1 }))
  })
})
