import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const armies = {
  lorraine: { germany: { infantry: 2, fighter: 1 }, france: { infantry: 2, fighter: 1 } },
}

describe('STD-LND-02 the steps of a land battle', () => {
  test('allowed: air, attackers, defenders, losses, conclusion, in this order', () => {
    const g = at({ phase: 'combat', units: armies, queue: [2, 6, 1, 6, 6, 3, 6] })
    g.attack('lorraine')
    g.answer({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    const steps = g.history.flatMap((e) => {
      if (e.type === 'fired') return [`${e.step} ${e.side}`]
      if (e.type === 'units-lost') return [`lost ${e.side}`]
      return ['air-supremacy', 'battle-ended'].includes(e.type) ? [e.type] : []
    })
    expect(steps).toEqual([
      'air attacker',
      'air defender',
      'lost defender',
      'air-supremacy',
      'attack attacker',
      'defence defender',
      'lost attacker',
      'lost defender',
      'battle-ended',
    ])
    g.exhausted()
  })

  test('not: with fighters on one side alone nothing is thrown in the air', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1 } } },
      queue: [6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired').map((f) => f.step)).toEqual(['attack', 'defence'])
    g.exhausted()
  })
})
