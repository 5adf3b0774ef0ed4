import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'
import { inf } from '../../../support/scenes/start.ts'

const armies = { france: { infantry: 1 }, italy: { infantry: 1 }, britain: { infantry: 1 }, germany: { infantry: 1 } }
const lost = { type: 'casualties', lose: { france: { infantry: 1 } } } as const

describe('INF-LAND-07 who gains the land after a joint attack', () => {
  test('allowed: the power on turn, if it has units left', () => {
    const g = together(inAlsace(armies, [6, 1, 6]), 'britain')
    expect(g.control('alsace')).toBe('france')
  })

  test('allowed: the original owner by liberation, whoever led the attack', () => {
    const g = inf({ power: 'britain', phase: 'combat', units: { picardy: armies }, queue: [1, 6, 6] })
    g.do({ type: 'attack', space: 'picardy', with: ['italy'] })
    expect(g.control('picardy')).toBe('france')
  })

  test('allowed: a survivor that fought, before an ally that stood by', () => {
    const g = together(inAlsace(armies, [1, 6, 1]), 'britain')
    g.answer(lost)
    expect(g.decision).toBeNull()
    expect(g.control('alsace')).toBe('britain')
  })

  test('not: the ally that stood by has no say while one that fought is left', () => {
    const g = together(inAlsace(armies, [1, 6, 6, 1]), 'italy', 'britain')
    g.answer(lost)
    expect(g.decision).toMatchObject({ kind: 'choice', space: 'alsace', by: 'italy' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['italy', 'britain'])
    const h = together(inAlsace(armies, [1, 6, 1]), 'italy')
    h.answer(lost)
    expect(h.control('alsace')).toBe('italy')
  })

  test('edge: with all who fought gone, it goes to who stood by', () => {
    const g = together(inAlsace({ ...armies, germany: { infantry: 2 } }, [1, 1, 1, 1]), 'britain')
    expect(g.control('alsace')).toBe('italy')
  })
})
