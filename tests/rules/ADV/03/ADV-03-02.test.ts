import { describe, expect, test } from 'vitest'
import type { Counts, PowerId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bearers } from '../../../support/scenes/told.ts'

const shop = (money = 20, power: PowerId = 'germany') => adv({ power, phase: 'purchase', round: 1, treasury: { [power]: money } })

describe('ADV-03-02 buying gas', () => {
  test('allowed: for 1 with a new artillery, by every power from round 1', () => {
    for (const power of engine.POWERS) {
      const g = shop(10, power)
      g.do({ type: 'purchase', units: { artillery: 2, 'poison-gas': 2 } })
      expect(g.treasury(power)).toBe(0)
      expect(g.bank(power)).toEqual({ artillery: 2, 'poison-gas': 2 })
    }
  })

  test('allowed: it is placed with its gun', () => {
    const g = shop()
    g.do({ type: 'purchase', units: { infantry: 1, artillery: 2, 'poison-gas': 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1, artillery: 2, 'poison-gas': 1 }, to: 'berlin' })
    expect(g.units('berlin').germany).toEqual({ infantry: 1, artillery: 2 })
    expect(bearers(g, 'berlin')).toBe(1)
    expect(g.bank('germany')).toEqual({})
  })

  test('allowed: it is offered where a gun is on order', () => {
    const offers = (units: Counts) => {
      const g = shop()
      g.do({ type: 'purchase', units })
      return g.legal.some((a) => a.type === 'purchase' && a.units['poison-gas'] === 1)
    }
    expect(offers({ artillery: 1 })).toBe(true)
    expect(offers({ infantry: 1 })).toBe(false)
  })

  test('refused: alone, beside other units, or more of it than guns', () => {
    const g = shop()
    for (const units of [{ 'poison-gas': 1 }, { infantry: 2, 'poison-gas': 1 }, { artillery: 1, 'poison-gas': 2 }])
      g.refuse({ type: 'purchase', units }, 'ADV-03-02')
  })

  test('refused: an old gun in Berlin gives no right to one', () => {
    const g = adv({ phase: 'purchase', treasury: { germany: 9 }, units: { berlin: { germany: { infantry: 1, artillery: 2 } } } })
    g.refuse({ type: 'purchase', units: { infantry: 1, 'poison-gas': 1 } }, 'ADV-03-02')
  })
})
