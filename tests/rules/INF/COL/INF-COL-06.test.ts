import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = { rhodesia: { britain: { infantry: 2 } } }

describe('INF-COL-06 the Allies stay out of a sleeping minor’s colonies', () => {
  test('allowed: when the mother country is in the war, and where the enemy has come', () => {
    inf({ power: 'britain', units, mobilized: ['belgium'] }).move('rhodesia', 'belgian-congo', { infantry: 1 })
    inf({ power: 'britain', units, control: { 'belgian-congo': 'germany' } }).move('rhodesia', 'belgian-congo', { infantry: 1 })
    const contested = { 'belgian-congo': { germany: { infantry: 1 }, france: { infantry: 1 } } }
    inf({ power: 'britain', units: { ...units, ...contested } }).move('rhodesia', 'belgian-congo', { infantry: 1 })
  })

  test('refused: otherwise', () => {
    const g = inf({ power: 'britain', units })
    g.refuse(move('rhodesia', 'belgian-congo', { infantry: 1 }), 'INF-COL-06')
    expect(g.reach('rhodesia', { infantry: 1 })).not.toContain('belgian-congo')
  })

  test('edge: one colony in enemy hands does not open another', () => {
    const g = inf({ power: 'britain', units, control: { angola: 'germany' } })
    g.move('rhodesia', 'angola', { infantry: 1 })
    g.refuse(move('rhodesia', 'portuguese-east-africa', { infantry: 1 }), 'INF-COL-06')
  })
})
