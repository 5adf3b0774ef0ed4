import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const duel = { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } }

describe('STD-LND-01 one round of dice', () => {
  test('allowed: one throw a side, then the survivors of both stay', () => {
    const g = at({ phase: 'combat', units: duel, queue: [1, 6, 1, 6] })
    g.attack('lorraine')
    expect(g.events('fired').map((f) => f.side)).toEqual(['attacker', 'defender'])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 } })
    expect(g.events('battle-ended')[0]?.outcome).toBe('contested')
    g.exhausted()
  })

  test('refused: there is no second round this turn and nobody is asked to press on', () => {
    const g = at({ phase: 'combat', units: duel, queue: [6, 6, 6, 6] })
    g.attack('lorraine')
    expect(g.decision).toBeNull()
    g.refuse({ type: 'press', on: true }, 'CONTRACT')
    g.refuse({ type: 'attack', space: 'lorraine' }, 'STD-CBT-05')
  })
})
