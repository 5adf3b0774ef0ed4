import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'

const armies = { france: { infantry: 1 }, britain: { infantry: 2, artillery: 1 }, germany: { infantry: 3 } }

describe('INF-LAND-02 who takes part in a joint attack', () => {
  test('allowed: an ally joins with all its units there', () => {
    const g = together(inAlsace(armies, [6, 6, 6, 6, 1, 6, 6]), 'britain')
    expect(g.decision?.pool).toEqual({ france: { infantry: 1 }, britain: { infantry: 2, artillery: 1 } })
  })

  test('allowed: one that declines stays out, and cannot be hit', () => {
    const g = inAlsace(armies, [6, 1, 1, 6])
    g.attack('alsace')
    expect(g.units('alsace')).toEqual({ britain: armies.britain, germany: armies.germany })
  })

  test('refused: without an infantry of the power on turn', () => {
    inAlsace({ france: { fighter: 1 }, britain: { infantry: 2 }, germany: { infantry: 1 } }).refuse(
      { type: 'attack', space: 'alsace', with: ['britain'] },
      'INF-LAND-02',
    )
  })

  test('refused: a neutral, an enemy, or the power itself', () => {
    const g = inAlsace({ ...armies, usa: { infantry: 1 } }, [], { usaAtWar: false })
    for (const ally of ['usa', 'france'] as const) g.refuse({ type: 'attack', space: 'alsace', with: [ally] }, 'INF-LAND-02')
    g.refuse({ type: 'attack', space: 'alsace', with: ['germany'] }, 'INF-LAND-01')
    const absent = inAlsace({ britain: { infantry: 2 }, germany: { infantry: 1 } })
    expect(absent.refuse({ type: 'attack', space: 'alsace', with: ['britain'] }, 'INF-LAND-02').rule).toBe('INF-LAND-02')
  })

  test('edge: the same power once it is at war', () => {
    const g = together(inAlsace({ ...armies, usa: { infantry: 1 } }, Array(9).fill(6), { usaAtWar: true }), 'usa')
    expect(g.events('battle-opened')).toMatchObject([{ attacker: 'france', with: ['usa'] }])
  })
})
