import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const army = { venice: { italy: { infantry: 3 } }, trieste: { 'austria-hungary': { infantry: 1 } } }

describe('ADV-25-03 Italy keeps the peace', () => {
  test('refused: in round 1 it attacks neither by land nor at sea', () => {
    const g = adv({ round: 1, power: 'italy', units: army })
    expect(g.refuse(move('venice', 'trieste', { infantry: 2 }), 'ADV-25-03').rule).toBe('ADV-25-03')
    g.refuse(move('venice', 'tyrolia', { infantry: 2 }), 'ADV-25-03')
    const sea = adv({
      round: 1,
      power: 'italy',
      phase: 'combat',
      units: { sz17: { italy: { battleship: 1 }, germany: { cruiser: 1 } } },
    })
    expect(sea.battles).toEqual([])
    expect(sea.refuse({ type: 'attack', space: 'sz17' }, 'ADV-25-03').rule).toBe('ADV-25-03')
  })

  test('allowed: from round 2 on', () => {
    const g = adv({ round: 2, power: 'italy', units: { ...army, sz17: { italy: { battleship: 1 }, germany: { cruiser: 1 } } } })
    g.move('venice', 'trieste', { infantry: 2 })
    g.until('italy', 'combat')
    expect(g.battles.map((b) => b.space)).toEqual(['sz17', 'trieste'])
  })
})
