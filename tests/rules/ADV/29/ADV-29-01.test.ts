import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const entered = (power: 'france' | 'britain') =>
  advLate({ power, units: { picardy: { [power]: { infantry: 2 } } } }).after(move('picardy', 'belgium', { infantry: 1 }), end)

describe('ADV-29-01 The Congo comes to France with Belgium', () => {
  test('allowed: as Belgium is activated, whoever enters it', () => {
    for (const power of ['france', 'britain'] as const) {
      const g = entered(power)
      expect([g.control('belgium'), g.control('belgian-congo')]).toEqual(['france', 'france'])
      expect(g.past('control-changed').find((e) => e.space === 'belgian-congo')?.rule).toBe('ADV-29-01')
    }
  })

  test('not: before', () => {
    const g = advLate({ power: 'france', units: { picardy: { france: { infantry: 2 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    expect(g.control('belgian-congo')).toBeNull()
  })

  test('not: no other colony comes along', () => {
    expect(entered('france').control('angola')).toBeNull()
  })
})
