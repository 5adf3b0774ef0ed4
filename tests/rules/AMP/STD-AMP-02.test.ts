import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const land = (to: string, spec: object) => {
  const sz19 = { britain: { transports: [{ cargo: [infantry, infantry] }] } }
  const { units, ...rest } = spec as { units?: object }
  const g = at({ power: 'britain', ...rest, units: { sz19, ...units } })
  g.do(landing(g, 'sz19', to, { infantry: 2 }))
  return g
}

describe('STD-AMP-02 amphibious reinforcement', () => {
  test('allowed: contested land is reinforced, and the attack stays optional', () => {
    const both = { britain: { infantry: 1 }, ottoman: { infantry: 1, artillery: 1 } }
    const g = land('trans-jordan', { units: { 'trans-jordan': both } })
    expect(g.events('units-landed')).toMatchObject([{ assault: false }])
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'trans-jordan', kind: 'land', required: false, resolved: false }])
    g.endPhase()
    expect(g.units('trans-jordan').britain).toEqual({ infantry: 3 })
  })

  test('allowed: own land, and the land of an ally', () => {
    expect(land('egypt', {}).units('egypt').britain).toEqual({ infantry: 2 })
    const g = land('egypt', { control: { egypt: 'france' } })
    expect(g.events('units-landed')).toMatchObject([{ assault: false }])
    g.endPhase()
    expect(g.control('egypt')).toBe('france')
  })

  test('allowed: contested land where only an ally stands', () => {
    const g = land('trans-jordan', { units: { 'trans-jordan': { france: { infantry: 1 }, ottoman: { infantry: 1 } } } })
    expect(g.events('units-landed')).toMatchObject([{ assault: false }])
    g.endPhase()
    expect(g.battles.map((b) => b.required)).toEqual([false])
  })

  test('refused: hostile land is not reinforced but assaulted', () => {
    const g = land('trans-jordan', { units: { 'trans-jordan': { ottoman: { infantry: 1 } } } })
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })
})
