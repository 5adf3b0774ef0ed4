import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-14 Montenegro: with Russian interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('montenegro', 'france')
    g.endPhase()
    expect(g.units('montenegro')).toEqual({ france: { infantry: 2 }, russia: { infantry: 1, artillery: 1 } })
    expect(g.control('montenegro')).toBe('russia')
    expect(worth('montenegro')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'montenegro')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('montenegro', 'austria-hungary')
    g.endPhase()
    expect(g.units('montenegro').russia).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'montenegro', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('montenegro')
  })
})
