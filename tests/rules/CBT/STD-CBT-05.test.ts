import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const fronts = {
  lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } },
  belgium: { germany: { infantry: 1 }, france: { infantry: 1 } },
  poland: { germany: { infantry: 1 }, russia: { infantry: 1 } },
}

describe('STD-CBT-05 each space once, one after the other', () => {
  test('allowed: any number of spaces, in the order the attacker likes', () => {
    const g = at({ phase: 'combat', units: fronts, queue: [6, 6, 6, 6, 6, 6, 6, 6] })
    g.attack('poland')
    g.attack('lorraine')
    g.attack('belgium')
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['poland', 'lorraine', 'belgium'])
    g.exhausted()
  })

  test('refused: no second attack in a space this turn, at sea neither', () => {
    const g = at({
      phase: 'combat',
      units: { ...fronts, sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 6, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    g.refuse({ type: 'attack', space: 'lorraine' }, 'STD-CBT-05')
    g.attack('sz5')
    g.answer({ type: 'press', on: false })
    g.refuse({ type: 'attack', space: 'sz5' }, 'STD-CBT-05')
  })

  test('refused: a battle that waits for an answer is finished before the next', () => {
    const g = at({
      phase: 'combat',
      units: { ...fronts, sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 6],
    })
    g.attack('sz5')
    g.refuse({ type: 'attack', space: 'lorraine' }, 'CONTRACT')
    g.refuse({ type: 'end-phase' }, 'CONTRACT')
  })
})
