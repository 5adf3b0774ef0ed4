import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const one = { transports: [{ cargo: [infantry, infantry] }] }
const guns = { germany: { infantry: 1, artillery: 2 } }

describe('STD-ASL-07 one strike for all that land', () => {
  test('allowed: units from two zones stand in one strike', () => {
    const g = at({
      power: 'britain',
      units: { sz8: { britain: one }, sz9: { britain: one }, picardy: guns },
      queue: [1, 1, 6, 6, 6, 6, 6],
    })
    g.do(landing(g, 'sz8', 'picardy', { infantry: 2 }))
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    g.endPhase()
    g.attack('picardy')
    expect(g.events('fired').filter((e) => e.step === 'strike')).toMatchObject([{ hits: 2 }])
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('allowed: also when one of the zones had to be cleared first', () => {
    const g = at({
      power: 'britain',
      units: { sz8: { britain: one }, sz9: { britain: { cruiser: 1, ...one }, germany: { transport: 1 } }, picardy: guns },
      // The sea battle; two guns; three infantry left after one hit; the defence.
      queue: [1, 1, 6, 6, 6, 6, 6, 6, 6],
    })
    g.do(landing(g, 'sz8', 'picardy', { infantry: 2 }))
    const late = landing(g, 'sz9', 'picardy', { infantry: 2 })
    g.do({ ...late, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('fired').filter((e) => e.step === 'strike')).toMatchObject([{ hits: 1, groups: [{ count: 2 }] }])
    expect(g.units('picardy').britain).toEqual({ infantry: 3 })
    g.exhausted()
  })

  test('refused: but every territory that is assaulted has its own', () => {
    const g = at({
      power: 'britain',
      units: { sz8: { britain: one }, sz9: { britain: one }, picardy: guns, belgium: guns },
      queue: Array(16).fill(6),
    })
    g.do(landing(g, 'sz8', 'picardy', { infantry: 2 }))
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    g.endPhase()
    g.attack('picardy')
    g.attack('belgium')
    expect(
      g
        .past('fired')
        .filter((e) => e.step === 'strike')
        .map((e) => e.space),
    ).toEqual(['picardy', 'belgium'])
    g.refuse({ type: 'attack', space: 'picardy' }, 'STD-CBT-05')
  })
})
