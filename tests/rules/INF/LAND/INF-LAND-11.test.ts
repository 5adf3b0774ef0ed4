import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'

const armies = { france: { infantry: 2, tank: 1 }, britain: { infantry: 1, tank: 1 }, germany: { infantry: 4 } }
/** Five attackers miss, so many defenders hit. */
const hits = (n: number) =>
  together(inAlsace(armies, [...Array(5).fill(6), ...Array(n).fill(1), ...Array(4 - n).fill(6)]), 'britain')

describe('INF-LAND-11 sharing out the hits on a joint force', () => {
  test('allowed: the tanks of all together absorb first, the rest is shared out', () => {
    const g = hits(3)
    expect(g.events('fired').at(-1)).toMatchObject({ side: 'defender', hits: 3, absorbed: 2 })
    expect(g.decision).toMatchObject({ by: 'france', count: 1 })
    g.answer({ type: 'casualties', lose: { britain: { tank: 1 } } })
    expect(g.units('alsace')).toMatchObject({ france: { infantry: 2, tank: 1 }, britain: { infantry: 1 } })
  })

  test('allowed: a power may be left with nothing', () => {
    const g = hits(4)
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1, tank: 1 } } })
    expect(g.units('alsace').britain).toBeUndefined()
  })

  test('refused: a power left with units and no infantry', () => {
    const g = hits(4)
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1 }, britain: { infantry: 1 } } }, 'INF-LAND-11')
    g.refuse({ type: 'casualties', lose: { france: { infantry: 2 } } }, 'INF-LAND-11')
  })

  test('edge: as many hits as tanks cost nothing', () => {
    expect(hits(2).units('alsace')).toEqual(armies)
  })

  test('edge: a fighter without infantry of its own power is free to stay', () => {
    const g = together(
      inAlsace({ france: { infantry: 2 }, britain: { fighter: 1 }, germany: { infantry: 1 } }, [6, 6, 6, 1]),
      'britain',
    )
    expect(g.legal).toEqual([
      { type: 'casualties', lose: { france: { infantry: 1 } } },
      { type: 'casualties', lose: { britain: { fighter: 1 } } },
    ])
  })

  test('edge: so is one whose infantry is lost beside that of an ally, but no tank', () => {
    const joint = (britain: object) =>
      together(inAlsace({ france: { infantry: 2 }, britain, germany: { infantry: 1 } }, [6, 6, 6, 6, 1]), 'britain')
    const lost = { type: 'casualties', lose: { britain: { infantry: 1 } } } as const
    const g = joint({ infantry: 1, fighter: 1 })
    g.answer(lost)
    expect(g.units('alsace').britain).toEqual({ fighter: 1 })
    joint({ infantry: 1, artillery: 1 }).refuse(lost, 'INF-LAND-11')
  })
})
