import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const bought = (units: object, spec = {}) => {
  const g = at({ phase: 'purchase', treasury: { germany: 60 }, ...spec })
  g.do({ type: 'purchase', units })
  return g.until('germany', 'mobilize')
}

describe('STD-MOB-04 one of the new units becomes infantry where there is none', () => {
  test('allowed: a gun alone is exchanged without refund', () => {
    const g = bought({ artillery: 2 })
    g.do({ type: 'mobilize', units: { artillery: 2 }, to: 'berlin' })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 1, artillery: 1 } })
    expect(g.treasury('germany')).toBe(52)
    expect(g.events('unit-exchanged')).toMatchObject([{ given: 'artillery', received: 'infantry', space: 'berlin' }])
  })

  test('allowed: of several kinds the owner chooses', () => {
    const g = bought({ artillery: 1, fighter: 1 })
    g.do({ type: 'mobilize', units: { artillery: 1, fighter: 1 }, to: 'berlin' })
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'germany', space: 'berlin', rule: 'STD-MOB-04' })
    expect(g.decision?.options?.map((o) => o.id).sort()).toEqual(['artillery', 'fighter'])
    g.refuse({ type: 'choose', option: 'infantry' }, 'CONTRACT')
    g.choose('artillery')
    expect(g.units('berlin')).toEqual({ germany: { infantry: 1, fighter: 1 } })
    g.endPhase()
    expect(g.turn.phase).toBe('income')
  })

  test('not: no exchange beside infantry, old or new; infantry of an ally does not count', () => {
    for (const spec of [{ units: { berlin: { germany: { infantry: 1 } } } }, {}]) {
      const old = Object.keys(spec).length > 0
      const g = bought(old ? { artillery: 1 } : { artillery: 1, infantry: 1 }, spec)
      g.do({ type: 'mobilize', units: { artillery: 1 }, to: 'berlin' })
      if (!old) g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'berlin' })
      g.endPhase()
      expect(g.units('berlin')).toEqual({ germany: { infantry: 1, artillery: 1 } })
      expect(g.past('unit-exchanged')).toEqual([])
    }
    const g = bought({ artillery: 1 }, { units: { berlin: { 'austria-hungary': { infantry: 5 } } } })
    g.do({ type: 'mobilize', units: { artillery: 1 }, to: 'berlin' })
    expect(g.units('berlin').germany).toEqual({ infantry: 1 })
  })

  test('edge: each territory for itself', () => {
    const g = at({ power: 'britain', phase: 'purchase', treasury: { britain: 11 } })
    g.do({ type: 'purchase', units: { infantry: 1, artillery: 2 } })
    g.until('britain', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1, artillery: 1 }, to: 'london' })
    g.do({ type: 'mobilize', units: { artillery: 1 }, to: 'india' })
    expect(g.units('london')).toEqual({ britain: { infantry: 1, artillery: 1 } })
    expect(g.units('india')).toEqual({ britain: { infantry: 1 } })
  })

  test('holds: nothing that could not stand alone is offered before the infantry that comes with it', () => {
    const g = bought({ infantry: 1, artillery: 1 })
    expect(g.legal.filter((a) => a.type === 'mobilize' && a.to === 'berlin')).toEqual([
      { type: 'mobilize', units: { infantry: 1 }, to: 'berlin' },
    ])
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'berlin' })
    expect(g.legal).toContainEqual({ type: 'mobilize', units: { artillery: 1 }, to: 'berlin' })
  })
})
