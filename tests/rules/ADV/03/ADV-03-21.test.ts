import { describe, expect, test } from 'vitest'
import type { Action, ActionOf, Counts, PowerId, SpaceId } from '../../../../src/engine/index.ts'
import { type Game, move } from '../../../support/game.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { battle } from '../../../support/scenes/land.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bearers } from '../../../support/scenes/told.ts'

const army = { infantry: 2, artillery: 3, 'poison-gas': 1 }
const berlin = () => adv({ units: { berlin: { germany: army }, hanover: { germany: { infantry: 1 } } } })

describe('ADV-03-21 guns with and without are told apart', () => {
  test('allowed: left unsaid, the gun with a marker moves first', () => {
    const g = berlin()
    g.move('berlin', 'hanover', { artillery: 1 })
    expect(bearers(g, 'hanover')).toBe(1)
    expect(g.events('units-moved')[0]?.units).toEqual({ artillery: 1, 'poison-gas': 1 })
  })

  test('holds: what is offered tells them apart where there are both, and only there', () => {
    const offered = (units: Counts) => {
      const g = adv({ units: { berlin: { germany: units } } })
      const moves = g.legal.flatMap((a) => (a.type === 'move' && a.units?.artillery === 1 ? [JSON.stringify(a.units)] : []))
      return [...new Set(moves)].sort()
    }
    expect(offered({ infantry: 1, artillery: 2, 'poison-gas': 1 })).toEqual([
      '{"artillery":1,"poison-gas":0}',
      '{"artillery":1,"poison-gas":1}',
    ])
    expect(offered({ infantry: 1, artillery: 1, 'poison-gas': 1 })).toEqual(['{"artillery":1}'])
    expect(offered({ infantry: 1, artillery: 1 })).toEqual(['{"artillery":1}'])
  })

  test('allowed: the owner says that it stays', () => {
    const g = berlin()
    g.move('berlin', 'hanover', { artillery: 2, 'poison-gas': 0 })
    expect([bearers(g, 'berlin'), bearers(g, 'hanover')]).toEqual([1, 0])
  })

  test('allowed: left unsaid, plain guns are lost first, and the owner may say otherwise', () => {
    const shot = (lose: Counts) =>
      battle(army, { france: { infantry: 2 } }, [6, 6, 6, 6, 6, 1, 6]).after(
        { type: 'gas', count: 0 },
        { type: 'casualties', lose: { germany: lose } },
      )
    const unsaid = shot({ artillery: 1 })
    expect([unsaid.units('lorraine').germany?.artillery, bearers(unsaid, 'lorraine')]).toEqual([2, 1])
    const said = shot({ artillery: 1, 'poison-gas': 1 })
    expect([said.units('lorraine').germany?.artillery, bearers(said, 'lorraine')]).toEqual([2, 0])
  })

  test('refused: a marker without its gun is no loss', () => {
    const g = battle(army, { france: { infantry: 2 } }, [6, 6, 6, 6, 6, 1, 6])
    g.do({ type: 'gas', count: 0 })
    const { message } = g.refuse({ type: 'casualties', lose: { germany: { infantry: 1, 'poison-gas': 1 } } }, 'CONTRACT')
    expect(message).toContain('1 poison gas')
  })

  test('refused: more plain guns than were in the battle, and they are what is named', () => {
    const g = battle(army, { france: { infantry: 2 } }, [6, 6, 6, 6, 6, 1, 6])
    g.do({ type: 'gas', count: 0 })
    const { message, space } = g.refuse({ type: 'casualties', lose: { germany: { artillery: 4, 'poison-gas': 1 } } }, 'CONTRACT')
    expect(message).toContain('4 artillery')
    expect(space).toBe('lorraine')
  })

  test('allowed: of two guns aboard the one with a marker is named and comes ashore, and the plain one stays', () => {
    const gun = { power: 'germany', type: 'artillery' } as const
    const g = adv({
      units: {
        kiel: { germany: { infantry: 1 } },
        sz10: { germany: { transports: [{ cargo: [gun, { ...gun, gas: true }] }] } },
      },
    })
    g.do({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units: { artillery: 1, 'poison-gas': 1 } })
    expect([g.units('kiel').germany?.artillery, bearers(g, 'kiel')]).toEqual([1, 1])
    expect(g.stacks('sz10')[0]?.cargo).toEqual([gun])
  })

  describe('of a plain gun and one with a marker aboard', () => {
    const gun = { power: 'germany', type: 'artillery' } as const
    const marked = { ...gun, gas: true } as const
    const off = (cargo: (typeof gun | typeof marked)[] = [gun, marked]) =>
      adv({ units: { kiel: { germany: { infantry: 1 } }, sz10: { germany: { transports: [{ cargo }] } } } })
    const land = (g: Game, units: Counts) =>
      ({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units }) satisfies Action
    const landed = (g: Game, units: Counts) => {
      g.do(land(g, units))
      return { ashore: [g.units('kiel').germany?.artillery, bearers(g, 'kiel')], aboard: g.stacks('sz10')[0]?.cargo }
    }

    test('allowed: the owner says that it is the plain one that comes ashore', () => {
      const g = off()
      expect(landed(g, { artillery: 1, 'poison-gas': 0 })).toEqual({ ashore: [1, 0], aboard: [marked] })
      expect(g.events('units-landed')[0]?.units).toEqual({ artillery: 1, 'poison-gas': 0 })
    })

    test('allowed: left unsaid, the one with a marker comes ashore', () => {
      const g = off()
      expect(landed(g, { artillery: 1 })).toEqual({ ashore: [1, 1], aboard: [gun] })
      expect(g.events('units-landed')[0]?.units).toEqual({ artillery: 1, 'poison-gas': 1 })
    })

    test('allowed: both, whether or not it is said of one that it has a marker', () => {
      expect(landed(off(), { artillery: 2, 'poison-gas': 1 })).toEqual({ ashore: [2, 1], aboard: [] })
      expect(landed(off(), { artillery: 2 })).toEqual({ ashore: [2, 1], aboard: [] })
    })

    test('refused: a plain one where all have markers, and a marker where there is none', () => {
      const only = off([marked, marked])
      expect(only.refuse(land(only, { artillery: 1, 'poison-gas': 0 }), 'CONTRACT').message).toContain('1 artillery')
      const none = off([gun, gun])
      expect(none.refuse(land(none, { artillery: 1, 'poison-gas': 1 }), 'CONTRACT').message).toContain('1 poison gas')
      const both = off()
      both.refuse(land(both, { artillery: 2, 'poison-gas': 0 }), 'CONTRACT')
      both.refuse(land(both, { artillery: 2, 'poison-gas': 2 }), 'CONTRACT')
      both.refuse(land(both, { artillery: 1, 'poison-gas': 2 }), 'ADV-03-03')
    })

    test('refused: a marker without a gun', () => {
      const g = off()
      g.refuse(land(g, { 'poison-gas': 1 }), 'ADV-03-03')
      g.refuse(land(g, { infantry: 1, 'poison-gas': 1 }), 'ADV-03-03')
    })
  })

  describe('of guns whose landing is declared', () => {
    const gun = (power: PowerId, gas?: true) => ({ power, type: 'artillery', ...(gas ? { gas } : {}) }) as const
    const offload = (transport: number, to: SpaceId, units: Counts): ActionOf<'offload'> => ({
      type: 'offload',
      transport,
      to,
      units,
    })
    const assault = (cargo: (ReturnType<typeof gun> | { power: 'britain'; type: 'infantry' })[]) =>
      adv({
        power: 'britain',
        units: {
          sz9: { britain: { transports: [hold('britain', ['infantry']), { cargo }] } },
          london: { britain: { infantry: 1, artillery: 1, 'poison-gas': 1 } },
          belgium: { germany: { infantry: 1 } },
        },
        queue: [6, 6, 6],
      })
    /** The assault on Belgium comes ashore: with infantry, and with what is declared of the second transport. */
    const ashore = (g: Game, ...declared: (Counts | Action)[]) => {
      const [first, second] = g.transports('sz9') as [number, number]
      g.do(offload(first, 'belgium', { infantry: 1 }))
      for (const d of declared) g.do('type' in d ? (d as Action) : offload(second, 'belgium', d as Counts))
      g.endPhase()
      g.attack('belgium')
      const boat = g.stacks('sz9').find((s) => s.id === second)
      return { ashore: [g.units('belgium').britain?.artillery, bearers(g, 'belgium', 'britain')], aboard: boat?.cargo }
    }
    const both = [gun('britain'), gun('britain', true)]

    test('allowed: the plain one, and the other stays aboard', () => {
      const landed = ashore(assault(both), { artillery: 1, 'poison-gas': 0 })
      expect(landed).toEqual({ ashore: [1, 0], aboard: [gun('britain', true)] })
    })

    test('allowed: left unsaid, the one with a marker', () => {
      expect(ashore(assault(both), { artillery: 1 })).toEqual({ ashore: [1, 1], aboard: [gun('britain')] })
    })

    test('allowed: the plain one, and after it what is left', () => {
      const landed = ashore(assault(both), { artillery: 1, 'poison-gas': 0 }, { artillery: 1 })
      expect(landed).toEqual({ ashore: [2, 1], aboard: [] })
    })

    test('holds: of what comes ashore without a gun nothing is said of markers', () => {
      const infantry = { power: 'britain', type: 'infantry' } as const
      const g = assault([gun('britain', true), infantry])
      expect(ashore(g, { infantry: 1 })).toEqual({ ashore: [undefined, 0], aboard: [gun('britain', true)] })
      expect(g.past('units-landed').map(({ units }) => units)).toEqual([{ infantry: 1 }, { infantry: 1 }])
    })

    test('refused: a second plain one where there is but one', () => {
      const g = assault(both)
      const [, second] = g.transports('sz9') as [number, number]
      g.do(offload(second, 'belgium', { artillery: 1, 'poison-gas': 0 }))
      g.refuse(offload(second, 'belgium', { artillery: 1, 'poison-gas': 0 }), 'CONTRACT')
    })

    test('holds: one with a marker that comes aboard after the plain one was declared stays there', () => {
      const g = assault([gun('britain')])
      const load: Action = { type: 'load', from: 'london', transport: g.transport('sz9', 1), units: { artillery: 1 } }
      const landed = ashore(g, { artillery: 1 }, load)
      expect(landed).toEqual({ ashore: [1, 0], aboard: [gun('britain', true)] })
    })

    test('allowed: the plain one of an ally, after the battle at sea', () => {
      const g = adv({
        power: 'britain',
        units: {
          sz9: {
            britain: { cruiser: 2, transports: [{ cargo: [gun('france', true), gun('france')] }] },
            germany: { cruiser: 1 },
          },
          picardy: { france: { infantry: 1 } },
        },
        queue: [1, 1, 6],
      })
      const units: Counts = { artillery: 1, 'poison-gas': 0 }
      g.do({ ...offload(g.transport('sz9'), 'picardy', units), power: 'france', afterSeaCombat: true })
      g.endPhase()
      g.attack('sz9')
      expect([g.units('picardy').france?.artillery, bearers(g, 'picardy', 'france')]).toEqual([1, 0])
      expect(g.stacks('sz9').find((s) => s.cargo)?.cargo).toEqual([gun('france', true)])
    })
  })

  test('allowed: a gun with a marker and one without go aboard as they are named', () => {
    const g = adv({ power: 'britain', units: { london: { britain: army }, sz9: { britain: { transport: 2 } } } })
    const [first, second] = g.transports('sz9') as [number, number]
    g.do({ type: 'load', from: 'london', transport: first, units: { artillery: 1, 'poison-gas': 0 } })
    g.do({ type: 'load', from: 'london', transport: second, units: { artillery: 1 } })
    const cargo = (id: number) => g.stacks('sz9').find((s) => s.id === id)?.cargo
    expect(cargo(first)).toEqual([{ power: 'britain', type: 'artillery' }])
    expect(cargo(second)).toEqual([{ power: 'britain', type: 'artillery', gas: true }])
  })

  test('refused: more plain guns, or more with a marker, than there are', () => {
    const g = berlin()
    g.refuse(move('berlin', 'hanover', { artillery: 3, 'poison-gas': 0 }), 'CONTRACT')
    g.refuse(move('berlin', 'hanover', { artillery: 2, 'poison-gas': 2 }), 'CONTRACT')
  })

  test('holds: a gun that has come with its marker this turn goes aboard no more, so the plain one does', () => {
    const g = adv({
      power: 'britain',
      units: {
        wales: { britain: { infantry: 1, artillery: 1, 'poison-gas': 1 } },
        london: { britain: { infantry: 1, artillery: 1 } },
        sz9: { britain: { transport: 1 } },
      },
    })
    g.move('wales', 'london', { artillery: 1 })
    expect(bearers(g, 'london', 'britain')).toBe(1)
    g.do({ type: 'load', from: 'london', transport: g.transport('sz9'), units: { artillery: 1 } })
    expect(g.events('units-loaded')).toMatchObject([{ units: { artillery: 1 } }])
    expect(g.events('units-loaded')[0]?.units).toEqual({ artillery: 1 })
    expect(g.stacks('sz9')[0]?.cargo).toEqual([{ power: 'britain', type: 'artillery' }])
  })
})
