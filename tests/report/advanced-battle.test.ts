import { describe, expect, it } from 'vitest'
import { battleReports, hitsToTake } from '../../src/report/index.ts'
import { battle, before } from '../support/scenes/land.ts'

const reportOf = (...args: Parameters<typeof battle>) => {
  const g = battle(...args)
  const [report] = battleReports([{ events: g.history }])
  return report ?? expect.fail('no battle was told')
}
const lineOf = (side: readonly { type: string; count: number; damaged: number }[], type: string) =>
  side.filter((line) => line.type === type).map(({ count, damaged }) => ({ count, damaged }))

describe('a battle of the advanced game as it is told', () => {
  it('shows fighters that were damaged until it is over', () => {
    const report = reportOf(
      { infantry: 2, artillery: 1, fighter: 2 },
      { france: { infantry: 3, fighter: 1 } },
      [6, 6, 2, 6, 1, 6, 6, 6, 1, 1, 6, 6],
    )
    const air = report.exchanges.filter((exchange) => exchange.step === 'air')
    expect(air).toHaveLength(2)
    expect(air[0]?.losses).toMatchObject([{ side: 'attacker', damaged: { fighter: 1 }, units: {} }])
    expect(air[1]?.losses).toMatchObject([{ side: 'attacker', units: { fighter: 1 } }])
    // One shot down, the damaged one still there.
    expect(lineOf(report.standing.attacker, 'fighter')).toEqual([{ count: 1, damaged: 1 }])
  })

  it('has nobody damaged when it is over', () => {
    const report = reportOf({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [2, 2, 6, 6])
    expect(report.outcome).toBe('contested')
    expect(lineOf(report.standing.attacker, 'fighter')).toEqual([{ count: 1, damaged: 0 }])
  })

  it('tells the first shot apart, and the unit that becomes infantry', () => {
    const report = reportOf({ infantry: 1, artillery: 2 }, { france: { infantry: 1, 'machine-gun': 1 } }, [1])
    expect(report.exchanges.map((exchange) => exchange.step)).toEqual(['first-shot'])
    expect(report.exchanges[0]?.losses).toMatchObject([{ side: 'attacker', units: { infantry: 1 } }])
    expect(lineOf(report.standing.attacker, 'infantry')).toEqual([{ count: 1, damaged: 0 }])
    expect(lineOf(report.standing.attacker, 'artillery')).toEqual([{ count: 1, damaged: 0 }])
  })
})

describe('gas as it is told', () => {
  it('is one step with its dice, its reach and whom it caught; the guns are busy', () => {
    const g = before(
      { infantry: 2, artillery: 2 },
      { france: { infantry: 4 } },
      {
        markers: { gas: { lorraine: { germany: 1 } } },
        queue: [3, 2, ...Array(12).fill(6)],
      },
    )
    g.attack('lorraine')
    g.do({ type: 'gas', count: 1 })
    const [report] = battleReports([{ events: g.history }])
    const gas = report?.exchanges.find((exchange) => exchange.step === 'gas')
    expect(gas?.effects).toMatchObject([
      { type: 'gas-released', lowest: 3 },
      { type: 'gas-spread', attackers: 0, defenders: 2 },
      { type: 'infantry-gassed', power: 'france', count: 2 },
    ])
    expect(report?.busy).toMatchObject([{ side: 'attacker', power: 'germany', type: 'artillery', count: 1, why: 'gas' }])
    expect(report?.exchanges.at(-1)?.defender?.groups).toMatchObject([
      { count: 2, needs: 3 },
      { count: 2, needs: 2, gassed: true },
    ])
  })

  it('leaves hits that only send a fighter home out of what is owed', () => {
    const report = reportOf(
      { infantry: 2, fighter: 2 },
      { france: { infantry: 1, fighter: 2 }, britain: { infantry: 1, fighter: 1 } },
      [1, 2, 6, 6, 6],
    )
    expect(hitsToTake(report.exchanges[0] ?? expect.fail('no fight in the air'), 'defender')).toBe(1)
  })
})
