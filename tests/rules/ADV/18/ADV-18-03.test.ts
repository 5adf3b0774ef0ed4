import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const front = { constantinople: { ottoman: { infantry: 1 }, russia: { infantry: 1 } } }

describe('ADV-18-03 contested Constantinople', () => {
  test('refused: nobody passes', () => {
    for (const power of ['ottoman', 'russia'] as const) {
      const g = adv({ power, units: { ...front, sz20: { [power]: { submarine: 1 } } } })
      g.refuse(move('sz20', 'sz31', { submarine: 1 }), 'ADV-18-03')
      expect(engine.passages(g.state).find((p) => p.id === 'dardanelles')?.open).toEqual([])
    }
  })

  test('allowed: once one side alone holds it, that side passes', () => {
    const g = adv({
      power: 'ottoman',
      units: { constantinople: { ottoman: { infantry: 1 } }, sz20: { ottoman: { submarine: 1 } } },
    })
    g.move('sz20', 'sz31', { submarine: 1 })
  })
})
