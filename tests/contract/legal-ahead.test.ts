// What is offered where a part of an army goes ahead and the rest is left for later.
import { describe, expect, test } from 'vitest'
import type { Action, PositionSpec } from '../../src/engine/index.ts'
import { at, engine, type Game, move } from '../support/game.ts'
import { hold } from '../support/scenes/coast.ts'

const offered = (g: Game, type: Action['type']) => g.legal.filter((a) => a.type === type)

describe.each(['tournament', 'advanced'] as const)('a gun two territories off, %s', (ruleset) => {
  /** Guns and infantry in Berlin, an Austrian garrison in Bohemia, and nothing else that could come there. */
  const bohemia = (units: NonNullable<PositionSpec['units']> = {}) => {
    const garrison = { 'austria-hungary': { infantry: 1 } }
    const g = at({ ruleset, units: { berlin: { germany: { infantry: 2, artillery: 1 } }, bohemia: garrison, ...units } })
    const ends = offered(g, 'move').flatMap((a) =>
      a.type === 'move' && a.from === 'berlin' && a.units?.artillery ? [a.path.at(-1)] : [],
    )
    return { g, ends }
  }

  test('goes first where infantry can still march to, by two territories like itself (TOU-MOV-01, ADV-01-01)', () => {
    const { g, ends } = bohemia()
    expect(ends).toContain('bohemia')
    g.do(move('berlin', ['silesia', 'bohemia'], { artillery: 1 }))
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.do(move('berlin', ['hanover', 'bohemia'], { infantry: 1 }))
    g.endPhase()
    expect(g.units('bohemia').germany).toEqual({ infantry: 1, artillery: 1 })
  })

  test('stays while another stack is held for its infantry, or comes back to it by as long a march', () => {
    const { g } = bohemia({
      silesia: { germany: { artillery: 1 } },
      berlin: {},
      hanover: {},
      kiel: { germany: { infantry: 2 } },
    })
    expect(offered(g, 'move')).toContainEqual(move('kiel', ['berlin', 'silesia'], { infantry: 1 }))
    expect(offered(g, 'move')).toContainEqual(move('silesia', ['berlin', 'kiel'], { artillery: 1 }))
    expect(offered(g, 'move')).toContainEqual(move('kiel', 'ruhr', { infantry: 1 }))
  })

  test('not: once its infantry has marched elsewhere', () => {
    const { g } = bohemia()
    g.do(move('berlin', 'silesia', { infantry: 1 }))
    g.do(move('berlin', 'hanover', { infantry: 1 }))
    const ends = offered(g, 'move').flatMap((a) => (a.type === 'move' && a.from === 'berlin' ? [a.path.at(-1)] : []))
    expect(engine.checkAction(g.state, move('berlin', ['silesia', 'bohemia'], { artillery: 1 }))).toBeNull()
    expect(ends).toEqual(['hanover', 'silesia'])
  })
})

describe.each(engine.RULESET_IDS)('a gun that lands before its infantry, %s', (ruleset) => {
  /** A gun off contested Scotland, where only the Austrians have an army, and what else is at sea or on its coast. */
  const off = (units: NonNullable<PositionSpec['units']>) => {
    const scotland = { 'austria-hungary': { infantry: 1 }, britain: { infantry: 1 } }
    const g = at({ ruleset, units: { scotland, sz4: { germany: { transports: [hold('germany', ['artillery'])] } }, ...units } })
    const gun = { type: 'offload', transport: g.transport('sz4'), to: 'scotland', units: { artillery: 1 } } as const
    return { g, gun }
  }

  test('allowed: while a transport can still sail in with it (STD-TRN-05)', () => {
    const { g, gun } = off({ sz5: { germany: { transports: [hold('germany', ['infantry'])] } } })
    expect(offered(g, 'offload')).toContainEqual(gun)
    const later = g.transport('sz5')
    g.do(gun)
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    expect(offered(g, 'move')).toContainEqual({ type: 'move', from: 'sz5', path: ['sz4'], transports: [later] })
    g.do({ type: 'move', from: 'sz5', path: ['sz4'], transports: [later] })
    g.do({ type: 'offload', transport: later, to: 'scotland', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('scotland').germany).toEqual({ infantry: 1, artillery: 1 })
  })

  test('allowed: while an empty one can fetch it from a coast (STD-TRN-03)', () => {
    const { g, gun } = off({ sz5: { germany: { transport: 1 } }, norway: { germany: { infantry: 2 } } })
    expect(offered(g, 'offload')).toContainEqual(gun)
  })

  test('not: where no transport is left for it, or none has the way', () => {
    const alone = off({ norway: { germany: { infantry: 2 } } })
    expect(engine.checkAction(alone.g.state, alone.gun)).toBeNull()
    expect(offered(alone.g, 'offload')).not.toContainEqual(alone.gun)
    const far = off({ sz1: { germany: { transports: [hold('germany', ['infantry'])] } } })
    expect(offered(far.g, 'offload')).not.toContainEqual(far.gun)
  })
})
