import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-02 all ships there are involved', () => {
  test('allowed: all own ships attack, ships of every enemy power defend', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1, transport: 1 }, france: { cruiser: 1 }, britain: { battleship: 1, transport: 1 } } },
      queue: [6, 6, 6],
    })
    g.attack('sz5')
    const [opened] = g.events('battle-opened')
    expect(opened?.attackers.map((l) => [l.power, l.type])).toEqual([
      ['germany', 'cruiser'],
      ['germany', 'transport'],
    ])
    expect(opened?.defenders.map((l) => [l.power, l.type])).toEqual([
      ['france', 'cruiser'],
      ['britain', 'battleship'],
      ['britain', 'transport'],
    ])
  })

  test('not: ships of the attacker’s allies and ships next door stay out of it', () => {
    const g = at({
      phase: 'combat',
      units: {
        sz17: { 'austria-hungary': { cruiser: 1 }, germany: { cruiser: 1 }, italy: { cruiser: 1 } },
        sz18: { 'austria-hungary': { battleship: 2 } },
      },
      queue: [6, 3],
    })
    g.attack('sz17')
    expect(g.units('sz17')).toEqual({ 'austria-hungary': { cruiser: 1 }, italy: { cruiser: 1 } })
    g.exhausted()
  })

  test('refused: none of them is set aside', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { cruiser: 1 } } } })
    const aside = [{ to: 'norway', units: { cruiser: 1 } }]
    expect(g.refuse({ type: 'attack', space: 'sz5', aside }, 'STD-NAV-02')).toMatchObject({
      space: 'sz5',
      message: 'All ships of the attacker in Sea Zone 5 take part in the battle there.',
    })
  })
})
