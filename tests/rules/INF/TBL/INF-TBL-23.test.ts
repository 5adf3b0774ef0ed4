import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-23 Dervish State: with Ottoman interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('dervish-state', 'germany')
    g.endPhase()
    expect(g.units('dervish-state')).toEqual({ germany: { infantry: 2 }, ottoman: { infantry: 1, artillery: 1 } })
    expect(g.control('dervish-state')).toBe('ottoman')
    expect(worth('dervish-state')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'dervish-state')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('dervish-state', 'italy')
    g.endPhase()
    expect(g.units('dervish-state').ottoman).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'dervish-state', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('dervish-state')
  })
})
