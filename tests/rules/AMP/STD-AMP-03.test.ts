import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const one = { cargo: [infantry] }

describe('STD-AMP-03 assault or reinforcement', () => {
  test('allowed: the label goes by what was there before own units entered overland', () => {
    const g = at({
      power: 'britain',
      units: {
        sz19: { britain: { transports: [one] } },
        egypt: { britain: { infantry: 2 } },
        'trans-jordan': { ottoman: { infantry: 1, artillery: 1 } },
      },
    })
    g.move('egypt', 'trans-jordan', { infantry: 1 })
    expect(g.control('trans-jordan')).toBe('contested')
    g.do(landing(g, 'sz19', 'trans-jordan', { infantry: 1 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
  })

  const emptied = (queue: number[]) => {
    const g = at({
      power: 'britain',
      units: {
        sz19: { britain: { cruiser: 2, transports: [one, one] }, ottoman: { cruiser: 1 } },
        egypt: { britain: { infantry: 1 } },
        'trans-jordan': { britain: { infantry: 1 }, ottoman: { infantry: 1, artillery: 1 } },
      },
      queue,
    })
    for (const transport of g.transports('sz19'))
      g.do({ type: 'offload', transport, to: 'trans-jordan', units: { infantry: 1 }, afterSeaCombat: true })
    return g
  }

  test('allowed: contested land that the own side has emptied is assaulted by all that land later', () => {
    // The sea battle, the strike, two against two.
    const g = emptied([3, 6, 6, 3, 6, 6, 6])
    g.move('trans-jordan', 'egypt', { infantry: 1 })
    g.endPhase()
    expect(g.control('trans-jordan')).toBe('ottoman')
    g.attack('sz19')
    expect(g.events('units-landed').map((e) => e.assault)).toEqual([true, true])
    expect(g.events('fired').map((e) => e.step)).toEqual(['sea-attack', 'sea-defence', 'strike', 'attack', 'defence'])
    expect(g.units('trans-jordan').britain).toEqual({ infantry: 1 })
    g.exhausted()
  })

  test('not: contested land where own units stay is no target of an assault', () => {
    const g = emptied([3, 6, 6])
    g.endPhase()
    g.attack('sz19')
    expect(g.events('units-landed').map((e) => e.assault)).toEqual([false, false])
    expect(g.units('trans-jordan').britain).toEqual({ infantry: 3 })
    expect(g.battles).toEqual([{ space: 'trans-jordan', kind: 'land', required: false, resolved: false }])
    g.exhausted()
  })

  test('edge: it is still contested while Movement lasts, so a landing there then is a reinforcement', () => {
    const g = at({
      power: 'britain',
      units: {
        sz19: { britain: { transports: [one] } },
        egypt: { britain: { infantry: 1 } },
        'trans-jordan': { britain: { infantry: 1 }, ottoman: { infantry: 1, artillery: 1 } },
      },
    })
    g.move('trans-jordan', 'egypt', { infantry: 1 })
    g.do(landing(g, 'sz19', 'trans-jordan', { infantry: 1 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: false }])
    g.endPhase()
    expect(g.control('trans-jordan')).toBe('contested')
    expect(g.battles.map((b) => b.required)).toEqual([false])
  })
})
