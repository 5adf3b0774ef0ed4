import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const group = () =>
  adv({
    units: { sz5: { germany: { submarine: 2 } }, sz9: { britain: { destroyer: 1 } } },
    queue: [6, 1, 6],
  })

describe('ADV-00-07 the order of Movement', () => {
  test('allowed: destroyers answer strategic moves before mines are rolled, as Movement ends', () => {
    const g = group()
    g.do(further('sz5', 'sz9', { submarine: 2 }))
    expect(g.past('mine-rolled')).toEqual([])
    g.endPhase()
    const order = g.events().map((e) => e.type)
    expect(order.indexOf('submarines-pursued')).toBeGreaterThan(-1)
    expect(order.indexOf('submarines-pursued')).toBeLessThan(order.indexOf('mine-rolled'))
    expect(g.units('sz9').germany).toEqual({ submarine: 1 })
    g.exhausted()
  })

  test('edge: or before the first surface ship makes one, after which no submarine does', () => {
    const g = adv({
      units: { sz5: { germany: { submarine: 2, cruiser: 1 } }, sz4: { britain: { destroyer: 1 } } },
      queue: [2],
    })
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    expect(g.diceLeft).toBe(1)
    g.do(further('sz5', 'sz10', { cruiser: 1 }))
    expect(g.events().map((e) => e.type)).toContain('submarines-pursued')
    expect(g.units('sz4').germany).toBeUndefined()
    g.refuse(further('sz5', 'sz4', { submarine: 1 }), 'ADV-00-07')
    g.endPhase()
    expect(g.past('submarines-pursued')).toHaveLength(1)
  })

  test('allowed: minors mobilise last', () => {
    const g = adv({
      units: { sz5: { germany: { submarine: 1 } }, sz9: {}, kiel: { germany: { infantry: 3 } } },
      queue: [6],
    })
    g.do(further('sz5', 'sz9', { submarine: 1 }))
    g.move('kiel', 'denmark', { infantry: 2 })
    g.endPhase()
    g.choose('france')
    const order = g.history.map((e) => e.type)
    expect(order.indexOf('mine-rolled')).toBeGreaterThan(-1)
    expect(order.indexOf('mine-rolled')).toBeLessThan(order.indexOf('minor-mobilized'))
  })

  test('refused: no ordinary move of a ship after its strategic one', () => {
    const g = adv({ units: { sz5: { germany: { submarine: 1 } } } })
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    expect(g.reach('sz4', { submarine: 1 })).toEqual([])
    const again = engine.checkAction(g.state, move('sz4', 'sz3', { submarine: 1 }))
    expect(again?.rule).toMatch(/^(ADV|STD-SEA)-/)
  })
})
