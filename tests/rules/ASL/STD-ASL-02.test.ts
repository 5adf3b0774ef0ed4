import { describe, expect, test } from 'vitest'
import type { UnitType } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const assault = (belgium: object, queue: number[], cargo: UnitType[] = ['infantry', 'infantry']) => {
  const transports = [{ cargo: cargo.map((type) => ({ power: 'britain' as const, type })) }]
  const g = at({ power: 'britain', units: { sz9: { britain: { transports } }, belgium }, queue })
  const units = Object.fromEntries([...new Set(cargo)].map((t) => [t, cargo.filter((c) => c === t).length]))
  g.do(landing(g, 'sz9', 'belgium', units))
  g.endPhase()
  g.attack('belgium')
  return g
}

describe('STD-ASL-02 the pre-emptive strike', () => {
  test('allowed: each gun of every defender fires once at 3, and again in the battle', () => {
    const g = assault(
      { germany: { infantry: 1, artillery: 1 }, 'austria-hungary': { infantry: 1, artillery: 1 } },
      [3, 4, 6, 6, 6, 6, 6],
    )
    const [strike, attack, defence] = g.events('fired')
    expect(strike).toMatchObject({ step: 'strike', side: 'defender', hits: 1 })
    expect(strike?.groups.map((x) => [x.power, x.type, x.count, x.needs])).toEqual([
      ['austria-hungary', 'artillery', 1, 3],
      ['germany', 'artillery', 1, 3],
    ])
    expect(attack?.groups).toMatchObject([{ type: 'infantry', count: 1 }])
    expect(defence?.groups.filter((x) => x.type === 'artillery').map((x) => x.count)).toEqual([1, 1])
    expect(g.units('belgium').britain).toEqual({ infantry: 1 })
    g.exhausted()
  })

  test('allowed: a fighter that comes ashore may be hit as well', () => {
    const g = assault({ germany: { infantry: 1, artillery: 1 } }, [3, 6, 6, 6], ['infantry', 'fighter'])
    // The infantry is the last of them, and stays; so it must be the fighter.
    expect(g.units('belgium').britain).toEqual({ infantry: 1 })
    g.exhausted()
  })

  test('not: without artillery nobody strikes', () => {
    const g = assault({ germany: { infantry: 2, tank: 1, fighter: 1 } }, [6, 6, 6, 6, 6, 6])
    expect(g.events('fired').map((e) => e.step)).toEqual(['attack', 'defence'])
    g.exhausted()
  })

  test('edge: it is a 3 that hits, not a 4', () => {
    const g = assault({ germany: { infantry: 1, artillery: 1 } }, [4, 6, 6, 6, 6])
    expect(g.events('fired')[0]).toMatchObject({ step: 'strike', hits: 0 })
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('holds: the step that is left out is told, in an assault and nowhere else', () => {
    const skipped = { type: 'step-skipped', space: 'belgium', step: 'strike', rule: 'STD-ASL-02' }
    expect(assault({ germany: { infantry: 1 } }, [6, 6, 6]).events('step-skipped')).toContainEqual(skipped)
    const overland = at({
      phase: 'combat',
      units: { belgium: { germany: { infantry: 1 }, britain: { infantry: 1 } } },
      queue: [6, 6],
    })
    overland.attack('belgium')
    expect(overland.events('step-skipped').map((e) => e.step)).not.toContain('strike')
  })
})
