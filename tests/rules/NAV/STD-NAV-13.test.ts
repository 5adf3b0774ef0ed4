import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const fleet = (hits: number) =>
  at({
    phase: 'combat',
    units: { sz5: { germany: { cruiser: 4 }, britain: { battleship: 1, transport: 2 } } },
    queue: [...Array(hits).fill(3), ...Array(4 - hits).fill(6), 6],
  }).after(attack('sz5'))

describe('STD-NAV-13 battleships take every hit they can before a transport goes', () => {
  test('allowed: the third hit takes a transport', () => {
    expect(fleet(3).units('sz5').britain).toEqual({ transport: 1 })
  })

  test('holds: the first two fall on the battleship', () => {
    const one = fleet(1)
    expect([one.units('sz5').britain, one.damaged('sz5')]).toEqual([{ battleship: 1, transport: 2 }, 1])
    expect(fleet(2).units('sz5').britain).toEqual({ transport: 2 })
  })

  test('refused: a damaged battleship does not let a transport go in its stead', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, britain: { battleship: 1, damaged: { battleship: 1 }, transport: 1 } } },
      queue: [3, 6, 6, 6],
    })
    g.attack('sz5')
    expect(g.decision).toMatchObject({ by: 'britain', count: 1, pool: { britain: { battleship: 2 } } })
    g.refuse({ type: 'casualties', lose: { britain: { transport: 1 } } }, 'STD-NAV-13')
    g.answer({ type: 'casualties', lose: { britain: {} }, hit: { britain: { battleship: 1 } } })
    expect([g.units('sz5').britain, g.damaged('sz5')]).toEqual([{ battleship: 2, transport: 1 }, 2])
  })
})
