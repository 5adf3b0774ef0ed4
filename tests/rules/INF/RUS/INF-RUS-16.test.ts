import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { atPeace, treaty, treatyDue } from '../../../support/scenes/revolution.ts'

describe('INF-RUS-16 money and mines of Russia', () => {
  test('allowed: its treasury disappears', () => {
    const g = treaty({ treasury: { russia: 17, germany: 5 } })
    expect(g.treasury('russia')).toBe(0)
    expect(g.past('treasury-removed')).toMatchObject([{ power: 'russia', amount: 17, rule: 'INF-RUS-16' }])
    expect(g.treasury('germany')).toBe(5)
  })

  test('not: bases left to Russia mine their zones no more', () => {
    const mined = (g: ReturnType<typeof treatyDue>) => engine.minesAgainst(g.state, 'germany').map((m) => m.zone)
    expect(mined(treatyDue())).toContain('sz21')
    expect(mined(treaty())).not.toContain('sz21')
  })

  /** After the treaty a German cruiser enters a zone of Petrograd's base. */
  const enters = (spec: Parameters<typeof atPeace>[0] = {}) =>
    atPeace({ queue: [1], ...spec, units: { sz11: { germany: { cruiser: 1 } }, ...spec.units } }).after(
      move('sz11', 'sz12', { cruiser: 1 }),
      end,
    )

  test('holds: a base that another power of the Allies holds mines again', () => {
    const g = enters({ control: { karelia: 'britain' } })
    expect(g.past('mine-rolled')).toMatchObject([{ zone: 'sz12', by: 'britain', result: 'sunk' }])
    expect(g.units('sz12')).toEqual({})
  })

  test('holds: so does one that is contested; the first of the Allies in turn order throws', () => {
    const g = enters({ units: { karelia: { germany: { infantry: 1 }, britain: { infantry: 1 } } }, dice: 'entered', queue: [] })
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'france', space: 'sz12' })
  })

  test('not: one that Russia has kept, or that the Central Powers hold', () => {
    for (const power of ['russia', 'germany'] as const) {
      const g = enters({ control: { karelia: power } })
      expect(g.past('mine-rolled')).toEqual([])
      expect(g.units('sz12').germany).toEqual({ cruiser: 1 })
    }
  })

  test('not: its mines harm no ship of the Allies', () => {
    const g = atPeace({
      control: { karelia: 'britain' },
      power: 'france',
      units: { sz11: { france: { cruiser: 1 } } },
      queue: [1],
    })
    g.move('sz11', 'sz12', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz12').france).toEqual({ cruiser: 1 })
  })
})
