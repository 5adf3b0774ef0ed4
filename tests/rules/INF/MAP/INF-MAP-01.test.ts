import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-01 Montenegro', () => {
  test('allowed: it borders Albania, Serbia, Trieste and the Adriatic coast of SZ 17', () => {
    expect(neighbours('montenegro')).toEqual(['albania', 'serbia', 'sz17', 'trieste'])
    inf({ power: 'austria-hungary', units: { trieste: { 'austria-hungary': { infantry: 2 } } } }).move('trieste', 'montenegro', {
      infantry: 1,
    })
  })

  test('refused: straight from Trieste into Albania', () => {
    const g = inf({ power: 'austria-hungary', units: { trieste: { 'austria-hungary': { infantry: 2 } } } })
    g.refuse(move('trieste', 'albania', { infantry: 1 }), 'STD-BRD-01')
  })
})
