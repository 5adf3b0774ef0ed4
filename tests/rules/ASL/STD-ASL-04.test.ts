import { describe, expect, test } from 'vitest'
import { at, type Game } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'

const assault = (queue: number[], guns: number): Game => {
  const transports = [hold('britain', ['infantry', 'infantry']), hold('britain', ['tank', 'artillery'])]
  const g = at({
    power: 'britain',
    units: { sz9: { britain: { transports } }, belgium: { germany: { infantry: 1, artillery: guns } } },
    queue,
  })
  const [a = 0, b = 0] = g.transports('sz9')
  g.do({ type: 'offload', transport: a, to: 'belgium', units: { infantry: 2 } })
  g.do({ type: 'offload', transport: b, to: 'belgium', units: { tank: 1, artillery: 1 } })
  g.endPhase()
  g.attack('belgium')
  return g
}

describe('STD-ASL-04 losses of the strike', () => {
  test('allowed: the owner chooses among its seaborne units, which are gone before the battle', () => {
    const g = assault([1, 6, 6, 6, 6, 6], 1)
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'casualties', count: 1, rule: 'STD-ASL-04' })
    g.answer({ type: 'casualties', lose: { britain: { artillery: 1 } } })
    expect(
      g
        .events('fired')
        .find((e) => e.step === 'attack')
        ?.groups.map((x) => [x.type, x.count, x.needs]),
    ).toEqual([
      ['tank', 1, 2],
      ['infantry', 2, 2],
    ])
    g.exhausted()
  })

  test('refused: a tank absorbs none of these hits', () => {
    const g = assault([1, 1], 2)
    expect(g.events('fired')).toMatchObject([{ step: 'strike', hits: 2, absorbed: 0 }])
    expect(g.decision?.count).toBe(2)
    g.refuse({ type: 'casualties', lose: { britain: { infantry: 1 } } }, 'STD-ASL-04')
  })

  test('edge: hits beyond the units that came ashore are lost', () => {
    const g = assault([1, 1, 1, 1, 1], 5)
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1, artillery: 5 } })
    expect(g.events('units-lost')).toMatchObject([{ step: 'strike', units: { infantry: 2, tank: 1, artillery: 1 } }])
    g.exhausted()
  })

  test('edge: a tank that survives the strike still absorbs a hit of the battle', () => {
    const g = assault([1, 6, 6, 6, 1, 6], 1)
    g.answer({ type: 'casualties', lose: { britain: { artillery: 1 } } })
    expect(g.past('fired').at(-1)).toMatchObject({ step: 'defence', hits: 1, absorbed: 1 })
    expect(g.units('belgium').britain).toEqual({ infantry: 2, tank: 1 })
    g.exhausted()
  })
})
