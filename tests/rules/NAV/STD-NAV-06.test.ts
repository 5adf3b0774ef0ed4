import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const hunt = (queue: number[]) =>
  at({ phase: 'combat', units: { sz5: { germany: { submarine: 3 }, britain: { submarine: 2, cruiser: 1 } } }, queue }).after(
    attack('sz5'),
  )

describe('STD-NAV-06 submarines may submerge instead of firing', () => {
  test('allowed: attacker or defender, any number of them', () => {
    const g = hunt([6, 6])
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'submerge', count: 3, space: 'sz5', rule: 'STD-NAV-06' })
    expect(g.legal.map((a) => a.type === 'submerge' && a.count)).toEqual([0, 1, 2, 3])
    g.answer({ type: 'submerge', count: 2 })
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.count])).toEqual([['submarine', 1]])
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'submerge', count: 2 })
    g.answer({ type: 'submerge', count: 2 })
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.count])).toEqual([['cruiser', 1]])
    g.exhausted()
  })

  test('refused: more boats than there are', () => {
    const g = hunt([])
    g.refuse({ type: 'submerge', count: 4 }, 'CONTRACT')
    g.refuse({ type: 'submerge', count: -1 }, 'CONTRACT')
  })

  test('edge: powers are asked one after the other in turn order, powers without boats not at all', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1 }, russia: { submarine: 1 }, france: { cruiser: 1 }, britain: { submarine: 1 } } },
      queue: [6, 6, 6, 6],
    })
    g.attack('sz5')
    expect(g.decision).toMatchObject({ by: 'russia', kind: 'submerge' })
    g.answer({ type: 'submerge', count: 0 })
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'submerge' })
    g.answer({ type: 'submerge', count: 0 })
    expect(g.decision?.kind).toBe('press')
  })
})
