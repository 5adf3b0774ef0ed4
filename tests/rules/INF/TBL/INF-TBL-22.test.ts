import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-22 Jabal Shammar: with Ottoman interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('jabal-shammar', 'germany')
    g.endPhase()
    expect(g.units('jabal-shammar')).toEqual({ germany: { infantry: 2 }, ottoman: { infantry: 1, artillery: 1 } })
    expect(g.control('jabal-shammar')).toBe('ottoman')
    expect(worth('jabal-shammar')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'jabal-shammar')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('jabal-shammar', 'britain')
    g.endPhase()
    expect(g.units('jabal-shammar').ottoman).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'jabal-shammar', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('jabal-shammar')
  })
})
