import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../src/engine/index.ts'
import { type BattleReport, battleReports, lossesOfSide, pursuitReports, roundOf } from '../../src/report/index.ts'
import type { Game } from '../support/game.ts'
import { adv } from '../support/scenes/start.ts'

const fleets = (units: PositionSpec['units'], queue: number[], more: Partial<PositionSpec> = {}): Game => {
  const g = adv({ phase: 'combat', units: units ?? {}, queue, ...more })
  const [space] = Object.keys(units ?? {})
  g.attack(space ?? '')
  return g
}
const told = (g: Game): BattleReport => battleReports([{ events: g.history }])[0] ?? expect.fail('no battle was told')
const steps = (report: BattleReport) => report.exchanges.map(({ step, round }) => `${step} ${round}`)

describe('a sea battle of the advanced game as it is told', () => {
  it('keeps first shots apart from the fire of their round', () => {
    const g = fleets({ sz9: { germany: { submarine: 1, cruiser: 1 }, britain: { cruiser: 2 } } }, [1, 6, 6, 6, 6])
    g.do({ type: 'submerge', count: 0 })
    const report = told(g)
    expect(steps(report)).toEqual(['first-shot 1', 'fire 1'])
    expect(report.exchanges[0]?.attacker).toMatchObject({ dice: 1, hits: 1 })
    expect(report.exchanges[0]?.losses).toMatchObject([{ side: 'defender', units: { cruiser: 1 } }])
    expect(report.exchanges[1]?.before.defender).toMatchObject([{ type: 'cruiser', count: 1 }])
  })

  it('puts boats that dive before the first shots to those', () => {
    const g = fleets({ sz9: { germany: { submarine: 1, cruiser: 1 }, britain: { submarine: 1, cruiser: 1 } } }, [6, 6, 6])
    g.do({ type: 'submerge', count: 1 })
    g.do({ type: 'submerge', count: 0 })
    const [first, fire] = told(g).exchanges
    expect(first).toMatchObject({ step: 'first-shot', dived: [{ side: 'attacker', power: 'germany', count: 1 }] })
    expect(fire?.dived).toEqual([])
    expect(fire?.before.attacker.find((line) => line.type === 'submarine')).toMatchObject({ submerged: 1 })
  })

  it('tells a raid as one step: who was named, what was thrown, what it cost', () => {
    const g = fleets({ sz7: { germany: { submarine: 2 }, britain: { destroyer: 1 } } }, [1, 6, 2], { treasury: { britain: 9 } })
    g.do({ type: 'convoy', submarines: 2 })
    g.do({ type: 'escort', destroyers: 1 })
    const report = told(g)
    expect(steps(report)[0]).toBe('convoy 1')
    expect(report.exchanges[0]?.effects.map((effect) => effect.type)).toEqual([
      'raiders-named',
      'escorts-named',
      'convoy-raided',
      'convoy-escorted',
      'convoy-loss-paid',
    ])
    expect(report.busy.map(({ side, type, count, why }) => [side, type, count, why])).toEqual([
      ['attacker', 'submarine', 2, 'raids'],
      ['defender', 'destroyer', 1, 'escorts'],
    ])
    expect(lossesOfSide(report, 'attacker')).toMatchObject([{ power: 'germany', units: { submarine: 1 } }])
  })

  it('counts rounds by who goes on, and keeps the dice of those who differ', () => {
    const g = fleets({ sz9: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } }, [6, 6, 6, 6, 2, 5, 6, 6, 6, 6])
    g.do({ type: 'disengage', on: true })
    g.do({ type: 'disengage', on: false })
    const report = told(g)
    expect(steps(report)).toEqual(['fire 1', 'engagement 1', 'fire 2'])
    expect(report.exchanges.map((exchange) => exchange.pressed)).toEqual([true, true, null])
    expect(report.exchanges[1]?.effects).toMatchObject([
      { side: 'attacker', leaves: true, die: 2 },
      { side: 'defender', leaves: false, die: 5 },
    ])
    expect(roundOf(report)).toBe(2)
  })

  it('of a convoy without guards has no defender and an end', () => {
    const g = fleets({ sz7: { germany: { submarine: 1 } } }, [4])
    g.do({ type: 'convoy', submarines: 1 })
    expect(told(g)).toMatchObject({ outcome: 'cleared', opening: { defender: [] } })
    expect(steps(told(g))).toEqual(['convoy 1'])
  })
})

describe('destroyers at submarines that slip in', () => {
  it('are told zone by zone', () => {
    const g = adv({ units: { sz9: { germany: { submarine: 1 } }, sz8: { britain: { destroyer: 2 } } }, queue: [6, 2, 6, 6] })
    g.do({ type: 'move', from: 'sz9', path: ['sz8'], units: { submarine: 1 }, strategic: true })
    g.endPhase()
    expect(pursuitReports([{ events: g.history }])).toMatchObject([{ space: 'sz8', hits: 1, lost: 1 }])
  })
})
