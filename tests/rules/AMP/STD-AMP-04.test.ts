import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const of = (power: 'germany' | 'britain' | 'ottoman') => ({ cargo: [0, 1].map(() => ({ power, type: 'infantry' as const })) })

describe('STD-AMP-04 landing in a minor power', () => {
  test('allowed: a neutral capital is assaulted, and its gun fires at the landing', () => {
    const g = at({ units: { sz5: { germany: { transports: [of('germany')] } } }, queue: [3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] })
    g.do(landing(g, 'sz5', 'norway', { infantry: 2 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
    g.endPhase()
    g.choose('russia')
    expect(g.units('norway').russia).toEqual({ infantry: 7, artillery: 1 })
    g.attack('norway')
    expect(g.events('fired')[0]).toMatchObject({ step: 'strike', hits: 1 })
    expect(g.units('norway').germany).toEqual({ infantry: 1 })
  })

  test('allowed: a friendly aligned minor is reinforced and mobilizes', () => {
    const g = at({ power: 'britain', units: { sz14: { britain: { transports: [of('britain')] } } } })
    g.do(landing(g, 'sz14', 'portugal', { infantry: 2 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: false }])
    g.endPhase()
    expect(g.units('portugal')).toEqual({ france: { infantry: 3, artillery: 1 }, britain: { infantry: 2 } })
    expect(g.control('portugal')).toBe('france')
    expect(g.battles).toEqual([])
  })

  test('allowed: a minor aligned to the enemy is assaulted like other hostile land', () => {
    const g = at({ power: 'ottoman', units: { sz17: { ottoman: { transports: [of('ottoman')] } } } })
    g.do(landing(g, 'sz17', 'albania', { infantry: 2 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
    g.endPhase()
    expect(g.units('albania').italy).toEqual({ infantry: 3, artillery: 1 })
    expect(g.battles.map((b) => [b.space, b.required])).toEqual([['albania', true]])
  })

  test('not: a neutral that has been violated and stands vacant resists no more', () => {
    const g = at({
      control: { norway: 'none' },
      mobilized: ['norway'],
      units: { sz5: { germany: { transports: [of('germany')] } } },
    })
    g.do(landing(g, 'sz5', 'norway', { infantry: 2 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: false }])
    g.endPhase()
    expect(g.control('norway')).toBe('germany')
  })

  test('edge: a neutral that holds out on its own is assaulted anew (WIK-08)', () => {
    const g = at({
      options: { 'wik-08': true },
      units: { ruhr: { germany: { infantry: 1 } }, sz10: { germany: { transports: [of('germany')] } } },
      queue: [6, 1, 6, 6, 6, 3, 6, 6, 6, 6, 6],
    })
    g.move('ruhr', 'holland', { infantry: 1 })
    g.endPhase()
    g.attack('holland')
    expect(g.control('holland')).toBeNull()
    g.until('germany', 'move')
    g.do(landing(g, 'sz10', 'holland', { infantry: 2 }))
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
    g.endPhase()
    g.attack('holland')
    expect(g.events('fired')[0]).toMatchObject({ step: 'strike' })
  })
})
