import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const convoy = (there = {}) =>
  at({
    power: 'britain',
    units: {
      sz3: { britain: { battleship: 1, cruiser: 1, submarine: 1, transport: 2 } },
      sz4: { germany: { cruiser: 1 }, ...there },
    },
  })

describe('STD-TRN-12 escorts', () => {
  test('allowed: together with a warship of the same power', () => {
    for (const type of ['battleship', 'cruiser', 'submarine'] as const) {
      const g = convoy()
      g.do({ type: 'move', from: 'sz3', path: ['sz4'], units: { [type]: 1 }, transports: g.transports('sz3') })
      expect(g.units('sz4').britain).toEqual({ [type]: 1, transport: 2 })
    }
  })

  test('allowed: joining one that is there, or came there this turn', () => {
    const there = convoy({ britain: { submarine: 1 } })
    there.do({ type: 'move', from: 'sz3', path: ['sz4'], transports: [there.transport('sz3')] })
    const before = convoy()
    before.move('sz3', 'sz4', { cruiser: 1 })
    before.do({ type: 'move', from: 'sz3', path: ['sz4'], transports: before.transports('sz3') })
    expect(before.units('sz4').britain).toEqual({ cruiser: 1, transport: 2 })
  })

  test('refused: alone, or several transports by themselves', () => {
    const g = convoy()
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: [g.transport('sz3')] }, 'STD-TRN-12')
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: g.transports('sz3') }, 'STD-TRN-12')
    expect(g.reach('sz3', {}, { transports: [g.transport('sz3')] })).not.toContain('sz4')
  })

  test("refused: an ally's warship does not suffice, nor an own transport that is there", () => {
    const g = convoy({ france: { battleship: 2 }, britain: { transport: 1 } })
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: [g.transport('sz3')] }, 'STD-TRN-12')
  })

  test('edge: past submarines and transports no escort is needed', () => {
    const g = at({
      power: 'britain',
      units: { sz3: { britain: { transport: 1 } }, sz4: { germany: { submarine: 2, transport: 1 } } },
    })
    g.do({ type: 'move', from: 'sz3', path: ['sz4', 'sz5'], transports: [g.transport('sz3')] })
  })
})

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)('STD-TRN-12 the escort stays, %s', (ruleset) => {
  /** Italy beside an Austrian cruiser in the Adriatic, with a transport next door. */
  const adriatic = (there: object, more: object = {}) =>
    at({
      ruleset,
      power: 'italy',
      italyAtWar: true,
      units: { sz18: { 'austria-hungary': { cruiser: 1 }, italy: there }, sz17: { italy: { transport: 1, ...more } } },
    } as never)
  const follow = (g: ReturnType<typeof adriatic>, units = {}) =>
    g.do({ type: 'move', from: 'sz17', path: ['sz18'], units, transports: [g.transport('sz17')] })

  test('refused: the cruiser that was there leaves after the transport has come', () => {
    const g = adriatic({ cruiser: 1 })
    follow(g)
    g.move('sz18', 'sz17', { cruiser: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-TRN-12')).toMatchObject({ rule: 'STD-TRN-12', space: 'sz18' })
    expect(g.legal).not.toContainEqual({ type: 'end-phase' })
  })

  test('refused: a submarine takes it there and sails on', () => {
    const g = at({
      ruleset,
      power: 'britain',
      units: { sz3: { britain: { submarine: 1, transport: 1 } }, sz4: { germany: { cruiser: 1 } } },
    })
    g.do({ type: 'move', from: 'sz3', path: ['sz4'], units: { submarine: 1 }, transports: g.transports('sz3') })
    g.move('sz4', 'sz3', { submarine: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-TRN-12')
  })

  test('not: it is offered to go only where it, or another, can come from in time', () => {
    const ways = (g: ReturnType<typeof adriatic>) =>
      g.legal.flatMap((a) => (a.type === 'move' && a.from === 'sz18' ? [a.path.length] : []))
    const g = adriatic({ cruiser: 1 })
    expect(Math.max(...ways(g))).toBe(3)
    follow(g)
    expect(Math.max(...ways(g))).toBe(1)
    const h = adriatic({ cruiser: 1 }, { submarine: 1 })
    follow(h)
    expect(Math.max(...ways(h))).toBe(3)
  })

  test('allowed: another warship takes its place, before or after', () => {
    const g = adriatic({ cruiser: 1 }, { submarine: 1 })
    follow(g)
    g.move('sz18', 'sz17', { cruiser: 1 })
    g.move('sz17', 'sz18', { submarine: 1 })
    g.endPhase()
    expect(g.units('sz18').italy).toEqual({ submarine: 1, transport: 1 })
  })

  test('allowed: one of two may go, and beside a transport that began the turn there all of them (STD-TRN-13)', () => {
    const two = adriatic({ cruiser: 2 })
    follow(two)
    two.move('sz18', 'sz17', { cruiser: 1 })
    two.endPhase()
    const old = adriatic({ cruiser: 1, transport: 1 })
    old.move('sz18', 'sz17', { cruiser: 1 })
    old.endPhase()
    expect(old.turn.phase).toBe('combat')
  })

  test('edge: what sailed in and on with it owes nothing where it only passed submarines', () => {
    const g = at({
      ruleset,
      power: 'britain',
      units: { sz3: { britain: { transport: 1, cruiser: 1 } }, sz4: { germany: { submarine: 1 } } },
    })
    g.do({ type: 'move', from: 'sz3', path: ['sz4'], units: { cruiser: 1 }, transports: g.transports('sz3') })
    g.move('sz4', 'sz3', { cruiser: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  /** Guns off Picardy with a cruiser beside them, and the infantry that is to lead them in another zone with the enemy. */
  const apart = (beside: object) =>
    at({
      ruleset,
      control: { picardy: 'france' },
      units: {
        picardy: { france: { infantry: 1 } },
        sz8: {
          germany: { cruiser: 1, transports: [{ cargo: [{ power: 'germany', type: 'artillery' }] }] },
          britain: { cruiser: 1 },
        },
        sz9: {
          germany: { ...beside, transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }] },
          britain: { cruiser: 1 },
        },
      },
    })
  const coasts = (g: ReturnType<typeof apart>) =>
    g.legal.flatMap((a) => (a.type === 'offload' && a.transport === g.transport('sz8') ? [a.to] : []))

  test('not: guns are not offered to land where their infantry lies in a zone that nobody can fight for', () => {
    expect(coasts(apart({ cruiser: 1 }))).toContain('picardy')
    expect(coasts(apart({}))).toEqual([])
  })
})
