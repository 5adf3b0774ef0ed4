import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { inAlsace, together } from '../../../support/scenes/land.ts'

/** Germany attacks what stands in Alsace with three infantry, of which so many hit. */
const struck = (defenders: object, hits: number, defence: number) =>
  inAlsace(
    { germany: { infantry: 3 }, ...defenders },
    [...Array(hits).fill(1), ...Array(3 - hits).fill(6), ...Array(defence).fill(6)],
    {
      power: 'germany',
    },
  ).after(attack('alsace'))

describe('INF-UNIT-06 such fighters go before the last infantry', () => {
  test('allowed: the fighter is lost, and the last infantry of its side stays', () => {
    const g = struck({ britain: { infantry: 1 }, france: { fighter: 1 } }, 1, 2)
    expect(g.units('alsace')).toEqual({ germany: { infantry: 3 }, britain: { infantry: 1 } })
  })

  test('allowed: while its side has more infantry the fighter may be kept', () => {
    const g = struck({ britain: { infantry: 2 }, france: { fighter: 1 } }, 1, 3)
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    expect(g.units('alsace').france).toEqual({ fighter: 1 })
  })

  test('refused: the last infantry of the side while such a fighter is left', () => {
    const g = struck({ britain: { infantry: 2 }, france: { fighter: 2 } }, 2, 4)
    g.refuse({ type: 'casualties', lose: { britain: { infantry: 2 } } }, 'INF-UNIT-06')
    expect(g.legal).toEqual([
      { type: 'casualties', lose: { france: { fighter: 1 }, britain: { infantry: 1 } } },
      { type: 'casualties', lose: { france: { fighter: 2 } } },
    ])
  })

  test('refused: its artillery would stay behind as well, but the fighter is what is asked about', () => {
    const g = struck({ britain: { infantry: 1, artillery: 1 }, france: { fighter: 1 } }, 1, 3)
    expect(g.refuse({ type: 'casualties', lose: { britain: { infantry: 1 } } }, 'INF-UNIT-06').rule).toBe('INF-UNIT-06')
    g.answer({ type: 'casualties', lose: { britain: { artillery: 1 } } })
    expect(g.units('alsace').france).toEqual({ fighter: 1 })
  })

  test('refused: the same for those who attack together', () => {
    const g = together(
      inAlsace({ france: { infantry: 2 }, britain: { fighter: 2 }, germany: { infantry: 2 } }, [6, 6, 6, 6, 1, 1]),
      'britain',
    )
    g.refuse({ type: 'casualties', lose: { france: { infantry: 2 } } }, 'INF-UNIT-06')
  })

  test('allowed: beside infantry of an ally its own last one may be lost before it', () => {
    const g = struck({ britain: { infantry: 1, fighter: 1 }, france: { infantry: 2 } }, 1, 4)
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    expect(g.units('alsace')).toMatchObject({ britain: { fighter: 1 }, france: { infantry: 2 } })
  })

  test('refused: the last of its side, though it is of its own power', () => {
    const g = struck({ britain: { infantry: 1, fighter: 1 }, france: { infantry: 1 } }, 2, 3)
    const lose = { britain: { infantry: 1 }, france: { infantry: 1 } }
    expect(g.refuse({ type: 'casualties', lose }, 'STD-LND-18').rule).toBe('STD-LND-18')
    expect(g.legal).toEqual([
      { type: 'casualties', lose: { france: { infantry: 1 }, britain: { fighter: 1 } } },
      { type: 'casualties', lose: { britain: { infantry: 1, fighter: 1 } } },
    ])
  })

  test('edge: the infantry of an ally that stands by counts for its side', () => {
    const g = together(
      inAlsace({ france: { infantry: 1 }, britain: { fighter: 1 }, italy: { infantry: 1 }, germany: { infantry: 1 } }, [6, 6, 1]),
      'britain',
    )
    g.answer({ type: 'casualties', lose: { france: { infantry: 1 } } })
    expect(g.units('alsace').britain).toEqual({ fighter: 1 })
  })

  test('edge: as many hits as there are units', () => {
    expect(struck({ britain: { infantry: 1 }, france: { fighter: 1 } }, 2, 2).units('alsace')).toEqual({
      germany: { infantry: 3 },
    })
  })

  test('edge: where a side has no infantry at all its losses are as they come', () => {
    const g = struck({ france: { artillery: 1, fighter: 1 } }, 1, 3)
    expect(g.legal).toEqual([
      { type: 'casualties', lose: { france: { artillery: 1 } } },
      { type: 'casualties', lose: { france: { fighter: 1 } } },
    ])
  })

  test('edge: with the fighter gone it is the army that lacks its infantry', () => {
    const g = struck({ britain: { infantry: 2, artillery: 1, tank: 1 }, france: { fighter: 1 } }, 3, 5)
    const lose = { britain: { infantry: 2 }, france: { fighter: 1 } }
    expect(g.refuse({ type: 'casualties', lose }, 'STD-LND-18').rule).toBe('STD-LND-18')
  })
})
