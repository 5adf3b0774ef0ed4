import { describe, expect, test } from 'vitest'
import { atPeace, treaty } from '../../../support/scenes/revolution.ts'

describe('INF-RUS-11 Russian units abroad', () => {
  test('allowed: they are removed, at sea too', () => {
    const g = treaty({
      units: {
        galicia: { russia: { infantry: 2 }, 'austria-hungary': { infantry: 2 } },
        picardy: { russia: { infantry: 1 }, france: { infantry: 1 } },
        sz12: { russia: { battleship: 1, transport: 1 } },
        sz21: { russia: { cruiser: 2 } },
      },
    })
    for (const space of ['galicia', 'picardy', 'sz12', 'sz21']) expect(g.units(space).russia, space).toBeUndefined()
    expect(
      g
        .past('units-disbanded')
        .map((e) => e.space)
        .sort(),
    ).toEqual(['galicia', 'picardy', 'sz12', 'sz21'])
  })

  test('holds: those on original Russian land left to it, or on land it controls, stay', () => {
    const units = { moscow: { russia: { infantry: 2 } }, persia: { russia: { infantry: 2, fighter: 1 } } }
    const g = treaty({ units, control: { karelia: 'germany', poland: 'germany', persia: 'russia' } })
    expect(g.units('moscow')).toEqual(units.moscow)
    expect(g.units('persia')).toEqual(units.persia)
  })

  test('edge: the opening as a position after the treaty has none of them either', () => {
    const g = atPeace({ base: 'opening' })
    for (const space of ['poland', 'finland', 'sz12', 'sz21']) expect(g.units(space).russia, space).toBeUndefined()
    expect(g.units('moscow').russia).toEqual({ infantry: 6, artillery: 2 })
    expect(g.control('poland')).toBe('germany')
  })

  test('edge: units of others beside them stay', () => {
    const g = treaty({ units: { sz21: { russia: { cruiser: 1 }, britain: { cruiser: 1 } } } })
    expect(g.units('sz21')).toEqual({ britain: { cruiser: 1 } })
  })
})
