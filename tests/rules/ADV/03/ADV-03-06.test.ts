import { describe, expect, test } from 'vitest'
import { assault, battle } from '../../../support/scenes/land.ts'

describe('ADV-03-06 when gas is released', () => {
  test('allowed: after the air battle and before machine guns and ordinary fire', () => {
    const g = battle(
      { infantry: 3, artillery: 1, fighter: 1, 'poison-gas': 1 },
      { france: { infantry: 2, 'machine-gun': 1, fighter: 1 } },
      [1, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6],
    )
    g.do({ type: 'gas', count: 1 })
    const order = g.history.map((e) => (e.type === 'fired' ? e.step : e.type)).filter((x) => x !== 'decision-asked')
    const at = ['air', 'gas-released', 'first-shot', 'attack', 'defence'].map((x) => order.indexOf(x as never))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(Math.min(...at)).toBeGreaterThan(-1)
  })

  test('not: in an assault it does not come before the strike', () => {
    const g = assault(
      [{ type: 'infantry' }, { type: 'artillery', gas: true }],
      { germany: { infantry: 1, artillery: 1 } },
      [6, 5, 6, 6, 6],
      { coastal: 0 },
    )
    g.do({ type: 'gas', count: 1 })
    const order = g.events().map((e) => (e.type === 'fired' ? e.step : e.type))
    expect(order.indexOf('strike')).toBeLessThan(order.indexOf('gas-released'))
    expect(order.indexOf('strike')).toBeGreaterThan(-1)
  })
})
