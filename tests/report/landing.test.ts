import { describe, expect, it } from 'vitest'
import { battleReports, lossesOfSide } from '../../src/report/index.ts'
import { adv } from '../support/scenes/start.ts'

const inf = { power: 'britain', type: 'infantry' } as const

/** Britain lands two infantry in Belgium under a battleship; one of two guns fires at the fleet. */
function landing(queue: number[]) {
  const g = adv({
    power: 'britain',
    queue,
    units: {
      sz9: { britain: { battleship: 1, transports: [{ cargo: [inf, inf] }] } },
      belgium: { germany: { infantry: 2, artillery: 2 } },
    },
  })
  g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } })
  g.endPhase()
  g.attack('belgium')
  g.do({ type: 'coastal', count: 1 })
  return g
}
const told = (g: ReturnType<typeof landing>) => battleReports([{ events: g.history }])[0] ?? expect.fail('no battle was told')

describe('a landing past guns on the coast as it is told', () => {
  it('has nobody of the attacker before it comes ashore, and the landed afterwards', () => {
    const report = told(landing([6, ...Array(12).fill(6)]))
    expect(report.opening.attacker).toMatchObject([{ power: 'britain', type: 'infantry', count: 2, seaborne: true }])
    expect(report.landed).toEqual([{ zone: 'sz9', count: 2, assault: true }])
    expect(report.bombarding).toMatchObject([{ zone: 'sz9', count: 1 }])
    expect(report.exchanges.map((exchange) => exchange.step)).toEqual(['coastal', 'strike', 'fire'])
  })

  it('counts infantry that is killed aboard among the losses, and not among those ashore', () => {
    const report = told(landing([2, ...Array(12).fill(6)]))
    expect(lossesOfSide(report, 'attacker')).toMatchObject([{ power: 'britain', units: { infantry: 1 } }])
    expect(report.opening.attacker).toMatchObject([{ type: 'infantry', count: 1 }])
  })

  it('counts ships that are hit, and what goes down with them', () => {
    const g = landing([1])
    g.do({ type: 'casualties', lose: { britain: { transport: 1 } }, transports: [g.transport('sz9')] })
    const report = told(g)
    expect(report.outcome).toBe('repulsed')
    expect(lossesOfSide(report, 'attacker')).toMatchObject([{ units: { transport: 1 }, cargo: [inf, inf] }])
  })

  it('has the gun that was kept for the fleet busy', () => {
    expect(told(landing([6])).busy).toMatchObject([{ side: 'defender', type: 'artillery', count: 1, why: 'coastal' }])
  })
})
