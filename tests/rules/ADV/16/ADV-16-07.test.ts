import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-16-07 a base in Ankara', () => {
  test('allowed: it serves sea zone 20', () => {
    const g = bought('ottoman', { submarine: 1 })
    g.do(mobilize('sz20', { submarine: 1 }))
    expect(g.units('sz20')).toEqual({ ottoman: { submarine: 1 } })
    const hurt = { sz20: { ottoman: { damaged: { battleship: 1 } } } }
    const repaired = adv({ power: 'ottoman', phase: 'purchase', units: hurt })
    repaired.do({ type: 'repair', space: 'sz20' })
    expect(repaired.damaged('sz20')).toBe(0)
  })

  test('refused: while an enemy holds Ankara, whoever has Constantinople', () => {
    const hurt = { sz20: { ottoman: { damaged: { battleship: 1 } } } }
    const lost = { ankara: 'russia' } as const
    adv({ power: 'ottoman', phase: 'purchase', units: hurt, control: lost }).refuse(
      { type: 'repair', space: 'sz20' },
      'STD-PUR-07',
    )
    // On the printed board it is the base of Constantinople.
    at({ power: 'ottoman', phase: 'purchase', units: hurt, control: lost }).do({ type: 'repair', space: 'sz20' })
  })
})
