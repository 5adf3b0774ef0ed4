import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MUL-02 allies of the attacker take no part', () => {
  test('allowed: allied cargo goes down with the attacking transport', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      units: {
        sz10: {
          britain: {
            cruiser: 1,
            transports: [
              {
                cargo: [
                  { power: 'france', type: 'infantry' },
                  { power: 'britain', type: 'infantry' },
                ],
              },
            ],
          },
          germany: { cruiser: 2 },
        },
      },
      queue: [6, 3, 3],
    })
    g.attack('sz10')
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 2 } })
    expect(g.events('units-lost')[0]?.cargo).toEqual([
      { power: 'france', type: 'infantry' },
      { power: 'britain', type: 'infantry' },
    ])
  })

  test('refused: allied units in the attacked space cannot be hit or named, on land or at sea', () => {
    const land = at({
      phase: 'combat',
      units: { picardy: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 2 }, france: { infantry: 3 } } },
      queue: [6, 3, 3, 3],
    })
    land.attack('picardy')
    expect(land.units('picardy')).toEqual({ 'austria-hungary': { infantry: 2 }, france: { infantry: 3 } })
    const sea = at({
      power: 'britain',
      phase: 'combat',
      units: { sz5: { britain: { cruiser: 1, submarine: 1 }, france: { cruiser: 1 }, germany: { cruiser: 1 } } },
      queue: [6, 6, 3],
    })
    sea.attack('sz5')
    sea.answer({ type: 'submerge', count: 0 })
    expect(sea.decision).toMatchObject({ by: 'britain', pool: { britain: { cruiser: 1, submarine: 1 } } })
    sea.refuse({ type: 'casualties', lose: { france: { cruiser: 1 } } }, 'STD-MUL-02')
    sea.refuse({ type: 'casualties', lose: { germany: { cruiser: 1 } } }, 'CONTRACT')
    sea.exhausted()
  })
})
