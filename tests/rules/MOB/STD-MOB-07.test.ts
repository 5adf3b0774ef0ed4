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

  test('refused: to place them says that they were paid back, and why no base took them', () => {
    const g = lostTrieste({ cruiser: 1, infantry: 1 })
    g.endPhase()
    const error = g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz18' }, 'STD-MOB-07')
    expect(error.rule).toBe('STD-MOB-07')
    expect((error.also ?? []).map((e) => e.rule)).toEqual(['STD-MOB-06', 'STD-MOB-05'])
    expect(g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz17' }, 'STD-MOB-07').rule).toBe('STD-MOB-07')
    g.refuse({ type: 'mobilize', units: { cruiser: 1, infantry: 1 }, to: 'sz18' }, 'STD-MOB-07')
  })

  test('refused: more ships than were paid back, or others, were never there', () => {
    const g = lostTrieste({ cruiser: 1 })
    g.endPhase()
    expect(g.refuse({ type: 'mobilize', units: { cruiser: 2 }, to: 'sz18' }, 'CONTRACT').code).toBe('not-there')
    expect(g.refuse({ type: 'mobilize', units: { battleship: 1 }, to: 'sz18' }, 'CONTRACT').code).toBe('not-there')
  })

  test('holds: with the turn it is forgotten', () => {
    const g = lostTrieste({ cruiser: 1 })
    g.until('austria-hungary', 'mobilize')
    g.until('russia', 'move').until('austria-hungary', 'move')
    expect(g.state).not.toHaveProperty('refunded')
  })
})
