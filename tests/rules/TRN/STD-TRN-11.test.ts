import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const

const bay = (queue: number[] = []) =>
  at({
    power: 'britain',
    queue,
    units: {
      scotland: { britain: { infantry: 1 } },
      ireland: { britain: { infantry: 1 } },
      sz8: { britain: { cruiser: 1, transports: [{ cargo: [infantry] }] } },
      sz4: { germany: { cruiser: 1 } },
    },
  })

describe('STD-TRN-11 a landing ends in a friendly zone', () => {
  test('allowed: at once from a friendly one', () => {
    const g = bay()
    const transport = g.transport('sz8')
    g.do({ type: 'move', from: 'sz8', path: ['sz3'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'ireland', units: { infantry: 1 } })
    expect(g.units('ireland')).toEqual({ britain: { infantry: 2 } })
  })

  test('allowed: from one that sea combat makes friendly', () => {
    const g = bay([3, 6])
    const transport = g.transport('sz8')
    g.do({ type: 'move', from: 'sz8', path: ['sz4'], units: { cruiser: 1 }, transports: [transport] })
    g.do({ type: 'offload', transport, to: 'scotland', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz4')
    expect(g.units('scotland')).toEqual({ britain: { infantry: 2 } })
    g.exhausted()
  })

  test('refused: at once from a hostile one', () => {
    const g = bay()
    const transport = g.transport('sz8')
    g.do({ type: 'move', from: 'sz8', path: ['sz4'], units: { cruiser: 1 }, transports: [transport] })
    g.refuse({ type: 'offload', transport, to: 'scotland', units: { infantry: 1 } }, 'STD-TRN-04')
  })

  test('not: nothing lands when that combat does not make it friendly', () => {
    const g = bay([6, 6])
    const transport = g.transport('sz8')
    g.do({ type: 'move', from: 'sz8', path: ['sz4'], units: { cruiser: 1 }, transports: [transport] })
    g.do({ type: 'offload', transport, to: 'scotland', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz4')
    g.answer({ type: 'press', on: false })
    expect(g.units('scotland')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz4').britain).toEqual({ cruiser: 1, transport: 1, infantry: 1 })
  })

  test('edge: it may sail away from the hostile zone it began in and land elsewhere', () => {
    const g = at({
      power: 'britain',
      units: {
        ireland: { britain: { infantry: 1 } },
        sz4: { germany: { cruiser: 1 }, britain: { transports: [{ cargo: [infantry] }] } },
      },
    })
    const transport = g.transport('sz4')
    g.do({ type: 'move', from: 'sz4', path: ['sz3'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'ireland', units: { infantry: 1 } })
    expect(g.units('ireland')).toEqual({ britain: { infantry: 2 } })
  })
})

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)(
  'STD-TRN-11 a landing that nobody could cover, %s',
  (ruleset) => {
    const hold = { cargo: [infantry, infantry] }
    const off = (british: object, german: object, more: object = {}) =>
      at({
        ruleset,
        power: 'britain',
        units: { sz4: { britain: { transports: [hold], ...british }, germany: german }, ...more },
        control: { scotland: 'germany' },
      })
    const declare = (g: ReturnType<typeof off>, to = 'scotland') =>
      g.do({ type: 'offload', transport: g.transport('sz4'), to, units: { infantry: 2 }, afterSeaCombat: true })

    test('refused: by itself in a hostile zone, and nothing of the kind is offered', () => {
      const g = off({}, { cruiser: 1 })
      expect(g.legal.filter((a) => a.type === 'offload')).toEqual([])
      declare(g)
      expect(g.refuse({ type: 'end-phase' }, 'STD-TRN-11')).toMatchObject({ rule: 'STD-TRN-11', space: 'sz4' })
    })

    test('refused: the warship beside it sails away', () => {
      const g = off({ cruiser: 1 }, { cruiser: 1 })
      declare(g)
      g.move('sz4', 'sz3', { cruiser: 1 })
      g.refuse({ type: 'end-phase' }, 'STD-TRN-11')
    })

    test('allowed: a warship comes after the declaration', () => {
      const g = off({}, { cruiser: 1 }, { sz3: { britain: { cruiser: 1 } } })
      expect(g.legal.filter((a) => a.type === 'offload' && a.to === 'scotland').length).toBeGreaterThan(0)
      declare(g)
      g.refuse({ type: 'end-phase' }, 'STD-TRN-11')
      g.move('sz3', 'sz4', { cruiser: 1 })
      g.endPhase()
      expect(g.turn.phase).toBe('combat')
    })

    test('refused: an assault past submarines with no warship to watch them (STD-AMP-08)', () => {
      const g = off({ cruiser: 1 }, { submarine: 1 })
      declare(g)
      g.move('sz4', 'sz3', { cruiser: 1 })
      g.refuse({ type: 'end-phase' }, 'STD-AMP-08')
    })
  },
)

describe('STD-TRN-11 a cover from as far as ships sail', () => {
  /** A British transport beside a German cruiser off Albania; the only warship lies at Dover, four zones away. */
  const off = (ruleset: 'standard' | 'tournament') =>
    at({
      ruleset,
      power: 'britain',
      units: {
        sz17: { britain: { transports: [{ cargo: [infantry, infantry] }] }, germany: { cruiser: 1 } },
        sz8: { britain: { cruiser: 1 } },
      },
      control: { albania: 'austria-hungary', london: 'britain' },
    })
  const landings = (g: ReturnType<typeof off>) => g.legal.filter((a) => a.type === 'offload' && a.to === 'albania')

  test('allowed: a base sends a cruiser four zones, and the landing is offered (TOU-MOV-08)', () => {
    const g = off('tournament')
    expect(g.reach('sz8', { cruiser: 1 })).toContain('sz17')
    expect(landings(g)).not.toEqual([])
  })

  test('not: four zones are too far without', () => {
    expect(landings(off('standard'))).toEqual([])
  })
})
