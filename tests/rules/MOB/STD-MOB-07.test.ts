import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

/** Austria-Hungary has one base, Trieste; its own attack there goes wrong. */
const lostTrieste = (units: object, queue = [6, 1]) => {
  const g = at({
    power: 'austria-hungary',
    phase: 'purchase',
    treasury: { 'austria-hungary': 30 },
    queue,
    units: {
      trieste: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 1 } },
      vienna: { 'austria-hungary': { infantry: 1 } },
    },
  })
  g.do({ type: 'purchase', units })
  g.endPhase()
  g.endPhase()
  g.attack('trieste')
  g.exhausted()
  return g
}

describe('STD-MOB-07 ships without a base are paid back', () => {
  test('allowed: returned with their cost as the phase opens; land units stay bought', () => {
    const g = lostTrieste({ cruiser: 1, submarine: 2, infantry: 2 })
    expect(g.control('trieste')).toBe('italy')
    expect(g.treasury('austria-hungary')).toBe(3)
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    expect(g.events('units-refunded')).toMatchObject([
      { power: 'austria-hungary', units: { cruiser: 1, submarine: 2 }, refund: 21, rule: 'STD-MOB-07' },
    ])
    expect(g.treasury('austria-hungary')).toBe(24)
    expect(g.bank('austria-hungary')).toEqual({ infantry: 2 })
    g.do({ type: 'mobilize', units: { infantry: 2 }, to: 'vienna' })
    g.endPhase()
  })

  test('refused: nothing is paid back, and nothing may be left over, while a base is there', () => {
    const g = lostTrieste({ cruiser: 1 }, [6, 6])
    expect(g.control('trieste')).toBe('contested')
    g.endPhase()
    expect(g.past('units-refunded')).toEqual([])
    g.refuse({ type: 'end-phase' }, 'STD-PUR-05')
    g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz18' })
    g.endPhase()
  })
})
