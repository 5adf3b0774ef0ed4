import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const duel = { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } }

describe('STD-CBT-09 fire is simultaneous in effect', () => {
  test('allowed: both sides hit, both lose', () => {
    const g = at({ phase: 'combat', units: duel, queue: [2, 3] })
    g.attack('lorraine')
    expect(g.units('lorraine')).toEqual({})
    const types = g.events().map((e) => (e.type === 'fired' ? e.side : e.type))
    expect(types.indexOf('defender')).toBeLessThan(types.indexOf('units-lost'))
    g.exhausted()
  })

  test('not: a casualty is not spared its own shot by dying, nor does it die before the defender has fired', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 1 } } },
      queue: [1, 1, 1, 3],
    })
    g.attack('lorraine')
    expect(g.events('fired').map((f) => [f.side, f.hits])).toEqual([
      ['attacker', 3],
      ['defender', 1],
    ])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 2 } })
    g.exhausted()
  })

  test('edge: the same at sea', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } }, queue: [3, 3] })
    g.attack('sz5')
    expect(g.units('sz5')).toEqual({})
    expect(g.events('units-lost').map((e) => e.side)).toEqual(['attacker', 'defender'])
    g.exhausted()
  })
})
