import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const risen = (units: PositionSpec['units']) => {
  const g = buyer('germany', 5, { units })
  g.do({ type: 'revolt', territory: 'morocco' })
  return g.to('mobilize')
}

describe('INF-REV-04 contested where the owner stands, taken where he does not', () => {
  test('allowed: contested against units, and France’s income goes', () => {
    const g = risen({ morocco: { france: { infantry: 1 } } })
    expect(g.control('morocco')).toBe('contested')
    expect(g.production('france')).toBe(23)
  })

  test('allowed: without units it is German at once and pays this very turn', () => {
    const g = risen({})
    expect(g.control('morocco')).toBe('germany')
    expect(g.production('germany')).toBe(36)
    g.to('income').endPhase()
    expect(g.treasury('germany')).toBe(36)
  })

  test('edge: fighters that stand there alone hold nothing against it', () => {
    const g = risen({ morocco: { france: { fighter: 1 } } })
    expect(g.units('morocco')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('morocco')).toBe('germany')
  })

  test('not: contested it pays Germany nothing', () => {
    expect(risen({ morocco: { france: { infantry: 1 } } }).production('germany')).toBe(35)
  })

  test('not: what an ally has taken meanwhile stays his', () => {
    const aboard = (['germany', 'austria-hungary'] as const).map((power) => ({ power, type: 'infantry' as const }))
    const g = buyer('germany', 5, {
      units: { sz14: { germany: { transports: [{ cargo: aboard }] } }, morocco: { france: { infantry: 1 } } },
      queue: [6, 1, 1],
    })
    g.do({ type: 'revolt', territory: 'morocco' })
    g.to('move').do(landing(g, 'sz14', 'morocco', { infantry: 2 }))
    g.to('combat').attack('morocco')
    g.do({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    expect(g.control('morocco')).toBe('austria-hungary')
    g.to('mobilize')
    expect(g.units('morocco')).toEqual({ germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 } })
    expect(g.control('morocco')).toBe('austria-hungary')
  })
})
