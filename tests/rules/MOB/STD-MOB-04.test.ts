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

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)(
  'STD-MOB-04 the exchange comes when nothing bought waits any more, %s',
  (ruleset) => {
    const german = (units: object) => bought(units, { ruleset })
    const options = (g: ReturnType<typeof at>) => g.decision?.options?.map((o) => o.id).sort()

    test.each([
      ['artillery', 'fighter'],
      ['fighter', 'artillery'],
    ] as const)('holds: the owner chooses among both, whichever is placed first: %s, %s', (first, second) => {
      const g = german({ artillery: 1, fighter: 1 })
      g.do({ type: 'mobilize', units: { [first]: 1 }, to: 'berlin' })
      expect(g.decision).toBeNull()
      expect(g.units('berlin').germany).toEqual({ [first]: 1 })
      g.do({ type: 'mobilize', units: { [second]: 1 }, to: 'berlin' })
      expect(g.decision).toMatchObject({ kind: 'choice', by: 'germany', space: 'berlin', rule: 'STD-MOB-04' })
      expect(options(g)).toEqual(['artillery', 'fighter'])
      g.choose('fighter')
      expect(g.units('berlin').germany).toEqual({ infantry: 1, artillery: 1 })
      g.endPhase()
      expect(g.turn.phase).toBe('income')
      g.replays()
    })

    test('holds: a ship that waits keeps the exchange waiting too; the phase does not end before', () => {
      const g = german({ artillery: 1, cruiser: 1 })
      g.do({ type: 'mobilize', units: { artillery: 1 }, to: 'berlin' })
      expect(g.units('berlin').germany).toEqual({ artillery: 1 })
      g.refuse({ type: 'end-phase' }, 'STD-PUR-05')
      g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz10' })
      expect(g.units('berlin').germany).toEqual({ infantry: 1 })
      expect(g.events('unit-exchanged')).toMatchObject([{ given: 'artillery', space: 'berlin' }])
    })

    test('not: infantry that comes last leaves everything as it was placed', () => {
      const g = german({ artillery: 1, fighter: 1, infantry: 1 })
      for (const type of ['artillery', 'fighter', 'infantry']) g.do({ type: 'mobilize', units: { [type]: 1 }, to: 'berlin' })
      expect(g.decision).toBeNull()
      expect(g.units('berlin').germany).toEqual({ infantry: 1, artillery: 1, fighter: 1 })
    })

    test('holds: of two places each is asked about, in alphabetical order', () => {
      const g = at({
        ruleset,
        power: 'britain',
        phase: 'purchase',
        treasury: { britain: 20 },
        control: { canada: 'none', india: 'britain' },
      })
      g.do({ type: 'purchase', units: { artillery: 2, fighter: 2 } })
      g.until('britain', 'mobilize')
      for (const to of ['london', 'india'])
        for (const type of ['artillery', 'fighter']) {
          expect(g.decision).toBeNull()
          g.do({ type: 'mobilize', units: { [type]: 1 }, to })
        }
      expect(g.decision?.space).toBe('india')
      g.choose('artillery')
      expect(g.decision?.space).toBe('london')
      g.choose('fighter')
      expect(g.units('india').britain).toEqual({ infantry: 1, fighter: 1 })
      expect(g.units('london').britain).toEqual({ infantry: 1, artillery: 1 })
    })
  },
)
