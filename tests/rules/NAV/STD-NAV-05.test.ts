import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-05 the defender fires at full strength', () => {
  test('allowed: ships just hit fire back', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } }, queue: [3, 3, 3, 3] })
    g.attack('sz5')
    expect(g.events('fired').map((f) => [f.side, f.groups[0]?.count, f.hits])).toEqual([
      ['attacker', 2, 2],
      ['defender', 2, 2],
    ])
    expect(g.units('sz5')).toEqual({})
    g.exhausted()
  })

  test('not: ships lost in an earlier round fire no more', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } },
      queue: [3, 6, 6, 6, 6, 6, 6],
    })
    g.attack('sz5')
    g.answer({ type: 'press', on: true })
    expect(g.past('fired').map((f) => f.groups[0]?.count)).toEqual([2, 2, 2, 1])
    g.exhausted()
  })
})
