import { describe, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = { trieste: { 'austria-hungary': { infantry: 3 } }, serbia: { russia: { infantry: 2 } } }
const control = { serbia: 'russia' } as const

describe('INF-ITA-06 in round 1 only Italy enters Albania', () => {
  test('allowed: Italy does', () => {
    const cargo = [{ power: 'italy' as const, type: 'infantry' as const }]
    const g = inf({ power: 'italy', round: 1, units: { sz17: { italy: { transports: [{ cargo }] } } } })
    g.do(landing(g, 'sz17', 'albania', { infantry: 1 }))
  })

  test('allowed: from round 2 others may', () => {
    inf({ power: 'russia', units, control }).move('serbia', 'albania', { infantry: 1 })
  })

  test('refused: Ally or enemy before that', () => {
    inf({ power: 'russia', round: 1, units, control }).refuse(move('serbia', 'albania', { infantry: 1 }), 'INF-ITA-06')
    const g = inf({ power: 'austria-hungary', round: 1, units: { serbia: { 'austria-hungary': { infantry: 2 } } } })
    g.refuse(move('serbia', 'albania', { infantry: 1 }), 'INF-ITA-06')
  })
})
