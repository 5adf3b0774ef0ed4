import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { buyer } from '../../../support/scenes/influence.ts'

describe('INF-INFL-01 each price of the table is for one power, and goes to the bank', () => {
  test('allowed: France pays 10 for Greece', () => {
    const g = buyer('france', 12)
    g.do({ type: 'influence', country: 'greece' })
    expect(g.treasury('france')).toBe(2)
    expect(g.events()).toMatchObject([{ type: 'influence-paid', power: 'france', country: 'greece', price: 10, left: 2 }])
    expect(engine.offers(g.state).influence.map((o) => [o.country, o.price])).toEqual([['greece', 10]])
  })

  test('refused: a power that is not named there, a country that is not in the table, a ruleset without one', () => {
    buyer('austria-hungary', 50).refuse({ type: 'influence', country: 'greece' }, 'INF-INFL-01')
    buyer('france', 50).refuse({ type: 'influence', country: 'persia' }, 'INF-INFL-01')
    buyer('germany', 50).refuse({ type: 'influence', country: 'norway' }, 'INF-INFL-01')
    at({ power: 'france', phase: 'purchase', treasury: { france: 50 } }).refuse(
      { type: 'influence', country: 'greece' },
      'CONTRACT',
    )
  })

  test('edge: a ruleset without the table offers nothing', () => {
    expect(engine.offers(at().state)).toEqual({ influence: [], revolts: [] })
  })
})
