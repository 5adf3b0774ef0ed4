import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const gamble = (queue: number[]) =>
  at({
    power: 'france',
    phase: 'purchase',
    units: { paris: { france: { infantry: 1 }, germany: { infantry: 1 } }, brest: { france: { infantry: 1 } } },
    treasury: { france: 20, germany: 1 },
    queue,
  }).after({ type: 'purchase', units: { infantry: 2, artillery: 1 } }, end)

describe('STD-CAP-16 a power that loses its contested capital on its own turn', () => {
  test('allowed: wiped out in its own attack there, its orders are undone and all its money goes to the captor', () => {
    const g = gamble([6, 3])
    g.endPhase()
    g.attack('paris')
    expect(g.control('paris')).toBe('germany')
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, 21])
    expect(g.bank('france')).toEqual({})
    expect(g.events('orders-undone')).toMatchObject([{ power: 'france', refund: 10 }])
    g.endPhase()
    expect(g.turn).toMatchObject({ power: 'britain', phase: 'purchase' })
    expect([g.treasury('france'), g.units('paris')]).toEqual([0, { germany: { infantry: 1 } }])
  })

  test('allowed: the same when it withdraws', () => {
    const g = gamble([])
    g.move('paris', 'brest', { infantry: 1 })
    g.endPhase()
    expect([g.control('paris'), g.treasury('france'), g.treasury('germany')]).toEqual(['germany', 0, 21])
    expect(g.bank('france')).toEqual({})
    g.endPhase()
    expect(g.turn.power).toBe('britain')
  })

  test('not: nothing is undone while the capital stays contested', () => {
    const g = gamble([6, 6])
    g.endPhase()
    g.attack('paris')
    expect([g.treasury('france'), g.bank('france')]).toEqual([10, { infantry: 2, artillery: 1 }])
    g.endPhase()
    g.do({ type: 'mobilize', units: { infantry: 2, artillery: 1 }, to: 'paris' })
    g.endPhase()
    expect(g.turn.phase).toBe('income')
  })
})
