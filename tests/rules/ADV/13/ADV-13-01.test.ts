import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-13-01 a naval base in India', () => {
  test('allowed: India serves sea zone 29', () => {
    const india = engine.spacesOf(adv().state).find((s) => s.id === 'india')
    expect(india?.navalBases).toEqual(['sz29'])
    const g = bought('britain', { infantry: 1, destroyer: 1 })
    g.do(mobilize('sz29', { destroyer: 1 }))
    expect(g.units('sz29')).toEqual({ britain: { destroyer: 1 } })
  })

  test('refused: no base of anybody else’s', () => {
    const g = bought('france', { destroyer: 1 })
    g.refuse(mobilize('sz29', { destroyer: 1 }), 'STD-MOB-05')
  })

  test('refused: not while an enemy holds India', () => {
    const g = bought('britain', { infantry: 1, destroyer: 1 }, { control: { india: 'ottoman' } })
    g.refuse(mobilize('sz29', { destroyer: 1 }), 'STD-MOB-06')
  })
})
