import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-SUB-04 no first strike', () => {
  test('allowed: instead of firing they may submerge', () => {
    const g = at({ phase: 'combat', queue: [6], units: { sz4: { germany: { submarine: 1 }, britain: { cruiser: 1 } } } })
    g.attack('sz4')
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'submerge', count: 1, rule: 'STD-NAV-06' })
    g.answer({ type: 'submerge', count: 1 })
    expect(g.events('fired').map((e) => [e.side, e.hits])).toEqual([['defender', 0]])
    expect(g.decision).toBeNull()
    expect(g.units('sz4')).toEqual({ germany: { submarine: 1 }, britain: { cruiser: 1 } })
    g.exhausted()
  })

  test('not: what an attacking submarine hits does not fall silent, it fires back', () => {
    const g = at({ phase: 'combat', queue: [2, 3], units: { sz4: { germany: { submarine: 1 }, britain: { cruiser: 1 } } } })
    g.attack('sz4')
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('sz4')).toEqual({})
    g.exhausted()
  })

  test('not: nor does what a defending one hits', () => {
    const g = at({
      phase: 'combat',
      queue: [3, 2],
      units: { sz4: { germany: { cruiser: 1 }, britain: { submarine: 1 } } },
    })
    g.attack('sz4')
    g.answer({ type: 'submerge', count: 0 })
    expect(g.past('fired').map((e) => [e.side, e.hits])).toEqual([
      ['attacker', 1],
      ['defender', 1],
    ])
    expect(g.units('sz4')).toEqual({})
    g.exhausted()
  })
})
