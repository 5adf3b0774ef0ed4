import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const duel = (britain: object, queue: number[]) =>
  at({ phase: 'combat', units: { sz5: { germany: { cruiser: 3 }, britain } }, queue }).after(attack('sz5'))

describe('STD-NAV-12 a battleship takes two hits', () => {
  test('allowed: the first hit damages, the second sinks, also in one round', () => {
    const once = duel({ battleship: 1 }, [3, 6, 6, 6])
    expect([once.units('sz5').britain, once.damaged('sz5')]).toEqual([{ battleship: 1 }, 1])
    once.answer({ type: 'press', on: false })
    expect(once.damaged('sz5')).toBe(1)
    const twice = duel({ battleship: 1 }, [3, 3, 6, 6])
    expect(twice.units('sz5')).toEqual({ germany: { cruiser: 3 } })
  })

  test('allowed: a hit on a fresh one and the sinking of it are named together', () => {
    const g = duel({ battleship: 1, cruiser: 1 }, [3, 3, 6, 6, 6])
    g.answer({ type: 'casualties', lose: { britain: { battleship: 1 } }, hit: { britain: { battleship: 1 } } })
    expect([g.units('sz5').britain, g.damaged('sz5')]).toEqual([{ cruiser: 1 }, 0])
  })

  test('refused: an undamaged battleship does not sink from one hit', () => {
    const g = duel({ battleship: 1, cruiser: 1 }, [3, 6, 6, 6, 6])
    g.refuse({ type: 'casualties', lose: { britain: { battleship: 1 } } }, 'STD-NAV-12')
    g.refuse({ type: 'casualties', lose: { britain: {} }, hit: { britain: { cruiser: 1 } } }, 'CONTRACT')
    expect(g.legal).toEqual([
      { type: 'casualties', lose: {}, hit: { britain: { battleship: 1 } } },
      { type: 'casualties', lose: { britain: { cruiser: 1 } } },
    ])
  })

  test('edge: beside a fresh one the damaged one sinks', () => {
    const g = duel({ battleship: 1, damaged: { battleship: 1 } }, [3, 6, 6, 6, 6])
    expect(g.decision).toMatchObject({ count: 1, pool: { britain: { battleship: 2 } }, damaged: { britain: { battleship: 1 } } })
    g.answer({ type: 'casualties', lose: { britain: { battleship: 1 } } })
    expect([g.units('sz5').britain, g.damaged('sz5')]).toEqual([{ battleship: 1 }, 0])
  })
})
