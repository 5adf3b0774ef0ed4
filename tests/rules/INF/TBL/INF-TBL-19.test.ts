import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-19 Liberia: with American interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('liberia', 'france', { round: 5 })
    g.endPhase()
    expect(g.units('liberia')).toEqual({ france: { infantry: 2 }, usa: { infantry: 1, artillery: 1 } })
    expect(g.control('liberia')).toBe('usa')
    expect(worth('liberia')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'liberia')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('liberia', 'germany', { round: 5 })
    g.endPhase()
    expect(g.units('liberia').usa).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'liberia', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('liberia')
  })
})
