import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const options = { 'pt-4': true }

describe('ADV-PT4-04 the base of Rome', () => {
  test('allowed: it serves and mines sea zone 32', () => {
    const g = bought('italy', { destroyer: 1 }, { options })
    g.do(mobilize('sz32', { destroyer: 1 }))
    expect(g.units('sz32')).toEqual({ italy: { destroyer: 1 } })
    const enemy = adv({ options, units: { sz16: { germany: { submarine: 1 } } }, queue: [6] })
    enemy.move('sz16', 'sz32', { submarine: 1 })
    enemy.endPhase()
    expect(enemy.past('mine-rolled')).toMatchObject([{ zone: 'sz32', by: 'italy' }])
  })

  test('refused: sea zone 17 has neither base nor mines', () => {
    bought('italy', { destroyer: 1 }, { options }).refuse(mobilize('sz17', { destroyer: 1 }), 'STD-MOB-05')
    const hurt = { sz17: { italy: { damaged: { battleship: 1 } } } }
    adv({ options, power: 'italy', phase: 'purchase', units: hurt }).refuse({ type: 'repair', space: 'sz17' }, 'STD-PUR-06')
    const enemy = adv({ options, units: { sz16: { germany: { submarine: 1 } } } })
    enemy.move('sz16', 'sz17', { submarine: 1 })
    enemy.endPhase()
    expect(enemy.past('mine-rolled')).toEqual([])
  })
})
