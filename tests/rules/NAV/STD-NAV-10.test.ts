import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const even = (queue: number[]) =>
  at({
    phase: 'combat',
    units: { sz5: { germany: { cruiser: 2, submarine: 1 }, france: { cruiser: 1 }, britain: { cruiser: 1, submarine: 1 } } },
    queue,
  }).after(attack('sz5'), { type: 'submerge', count: 0 }, { type: 'submerge', count: 0 })

describe('STD-NAV-10 losses at sea', () => {
  test('allowed: the attacker first, then the defender, each choosing its own, one hit a ship', () => {
    const g = even([6, 3, 6, 6, 3, 6])
    expect(g.decision).toMatchObject({
      by: 'germany',
      kind: 'casualties',
      count: 1,
      pool: { germany: { cruiser: 2, submarine: 1 } },
    })
    g.answer({ type: 'casualties', lose: { germany: { submarine: 1 } } })
    expect(g.decision).toMatchObject({
      by: 'france',
      count: 1,
      pool: { france: { cruiser: 1 }, britain: { cruiser: 1, submarine: 1 } },
    })
    g.answer({ type: 'casualties', lose: { britain: { submarine: 1 } } })
    g.answer({ type: 'press', on: false })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 2 }, france: { cruiser: 1 }, britain: { cruiser: 1 } })
    g.exhausted()
    g.replays()
  })

  test('refused: more or fewer than the hits, or the enemy’s ships', () => {
    const g = even([6, 3, 6, 6, 3, 6])
    g.refuse({ type: 'casualties', lose: {} }, 'STD-NAV-10')
    g.refuse({ type: 'casualties', lose: { germany: { cruiser: 1, submarine: 1 } } }, 'STD-NAV-10')
    g.refuse({ type: 'casualties', lose: { britain: { cruiser: 1 } } }, 'CONTRACT')
  })

  test('edge: with one possible answer nobody is asked', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, britain: { cruiser: 3 } } },
      queue: [3, 6, 3, 6, 6],
    })
    g.attack('sz5')
    expect(g.decision?.kind).toBe('press')
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 }, britain: { cruiser: 2 } })
  })
})
