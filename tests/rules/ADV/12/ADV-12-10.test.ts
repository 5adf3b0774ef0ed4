import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-10 a 2 costs an infantry aboard', () => {
  const hit = (holds: ('infantry' | 'artillery')[][], artillery: number, dice: number[]) =>
    storm({ holds, belgium: { germany: { infantry: 1, artillery } }, queue: [...dice, ...Array(12).fill(6)] }).after(
      coastal(dice.length),
    )

  test('allowed: from the transport of the attacker’s choice', () => {
    const g = hit(
      [
        ['infantry', 'infantry'],
        ['infantry', 'artillery'],
      ],
      1,
      [2],
    )
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'britain', rule: 'ADV-12-10' })
    expect(g.decision?.options).toHaveLength(2)
    g.choose(g.decision?.options?.[1]?.id as string)
    expect(g.past('cargo-hit')).toMatchObject([{ transport: g.transport('sz9', 1), unit: 'infantry' }])
    expect(g.past('units-landed').map((e) => e.units)).toEqual([{ infantry: 2 }, { artillery: 1 }])
  })

  test('allowed: without a choice nobody is asked', () => {
    const g = hit([['infantry', 'infantry']], 1, [2])
    expect(g.past('units-landed').map((e) => e.units)).toEqual([{ infantry: 1 }])
  })

  test('holds: it is the infantry that is lost, whatever was named or stowed before it', () => {
    const g = hit([['artillery', 'infantry']], 1, [2])
    expect(g.past('cargo-hit')).toMatchObject([{ unit: 'infantry' }])
    expect(g.units('sz9').britain).toEqual({ transport: 1, artillery: 1 })
  })

  test('edge: where none is left it misses; other cargo is safe', () => {
    const g = hit([['infantry', 'artillery']], 3, [2, 2])
    expect(g.past('cargo-hit')).toHaveLength(1)
    expect(g.units('sz9').britain).toEqual({ transport: 1, artillery: 1 })
  })

  describe('only one of those about to land', () => {
    /** Britain's own and a passenger of France in one boat off Belgium; so many of the British are to land. */
    const boat = (own: ('infantry' | 'artillery')[], passenger: boolean, units: object, dice: number[]) => {
      const cargo = [...hold('britain', own).cargo, ...(passenger ? hold('france', ['infantry']).cargo : [])]
      const g = adv({
        power: 'britain',
        units: { sz9: { britain: { transports: [{ cargo }] } }, belgium: { germany: { infantry: 1, artillery: 3 } } },
        queue: [...dice, ...Array(12).fill(6)],
      })
      g.do(landing(g, 'sz9', 'belgium', units))
      g.endPhase()
      g.attack('belgium')
      g.do(coastal(dice.length))
      return g
    }

    test('not: a passenger of another power, who stays aboard', () => {
      const g = boat(['infantry'], true, { infantry: 1 }, [2])
      expect(g.past('cargo-hit')).toMatchObject([{ power: 'britain', unit: 'infantry' }])
      expect(g.units('sz9')).toMatchObject({ britain: { transport: 1 }, france: { infantry: 1 } })
      expect(g.past('units-landed')).toEqual([])
    })

    test('not: one of the power’s own that is not among them', () => {
      const g = boat(['infantry', 'infantry'], false, { infantry: 1 }, [2, 2])
      expect(g.past('cargo-hit')).toHaveLength(1)
      expect(g.past('units-landed')).toEqual([])
      expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 1 })
    })

    test('allowed: of two that land the other comes ashore', () => {
      const g = boat(['infantry', 'infantry'], false, { infantry: 2 }, [2])
      expect(g.past('units-landed').map((e) => e.units)).toEqual([{ infantry: 1 }])
      expect(g.units('sz9').britain).toEqual({ transport: 1 })
    })
  })
})
