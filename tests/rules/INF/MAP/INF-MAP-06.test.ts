import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-06 Dervish State', () => {
  test('allowed: it borders Ethiopia, Somaliland and SZ 27', () => {
    expect(neighbours('dervish-state')).toEqual(['empire-of-ethiopia', 'somaliland', 'sz27'])
    inf({ power: 'italy', units: { somaliland: { italy: { infantry: 1 } } } }).move('somaliland', 'dervish-state', {
      infantry: 1,
    })
  })

  test('refused: from East Africa', () => {
    const g = inf({ power: 'britain', units: { 'british-east-africa': { britain: { infantry: 1 } } } })
    g.refuse(move('british-east-africa', 'dervish-state', { infantry: 1 }), 'STD-BRD-01')
  })
})
