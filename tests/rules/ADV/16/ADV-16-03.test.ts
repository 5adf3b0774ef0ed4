import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const loaded = { cargo: [{ power: 'russia' as const, type: 'infantry' as const }] }

describe('ADV-16-03 the borders of sea zone 20', () => {
  test('allowed: Constantinople, Ankara, Mesopotamia and the zones 21 and 31', () => {
    const sz20 = engine.spacesOf(adv().state).find((s) => s.id === 'sz20')
    expect([...(sz20?.adjacent ?? [])].sort()).toEqual(['ankara', 'constantinople', 'mesopotamia', 'sz21', 'sz31'])
    const g = adv({ power: 'russia', units: { sz20: { russia: { transports: [loaded] } } } })
    g.do(landing(g, 'sz20', 'ankara', { infantry: 1 }))
  })

  test('refused: Greece and the zones 17 and 19 no more', () => {
    const g = adv({ power: 'russia', units: { sz20: { russia: { submarine: 1, transports: [loaded] } } } })
    g.refuse(landing(g, 'sz20', 'greece', { infantry: 1 }), 'ADV-16-03')
    for (const to of ['sz17', 'sz19']) g.refuse(move('sz20', to, { submarine: 1 }), 'ADV-16-03')
  })
})
