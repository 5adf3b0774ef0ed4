import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const options = { 'pt-4': true }
const loaded = { cargo: [{ power: 'france' as const, type: 'infantry' as const }] }

describe('ADV-PT4-02 the borders of sea zone 32', () => {
  test('allowed: Rome, Naples, Tuscany, Piedmont, Sicily, Sardinia and the zones 16 and 17', () => {
    const g = adv({ options, power: 'france', units: { sz32: { france: { cruiser: 1, transports: [loaded] } } } })
    const sz32 = engine.spacesOf(g.state).find((s) => s.id === 'sz32')
    expect([...(sz32?.adjacent ?? [])].sort()).toEqual([
      'naples',
      'piedmont',
      'rome',
      'sardinia',
      'sicily',
      'sz16',
      'sz17',
      'tuscany',
    ])
    g.do(landing(g, 'sz32', 'tuscany', { infantry: 1 }))
    g.move('sz32', 'sz16', { cruiser: 1 })
  })

  test('refused: no others', () => {
    const g = adv({ options, power: 'france', units: { sz32: { france: { cruiser: 1, transports: [loaded] } } } })
    for (const to of ['sz18', 'sz19', 'sz14']) g.refuse(move('sz32', to, { cruiser: 1 }), 'STD-BRD-01')
    for (const to of ['corsica', 'libya']) g.refuse(landing(g, 'sz32', to, { infantry: 1 }), 'STD-TRN-05')
  })
})
