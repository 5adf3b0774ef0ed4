// What a convoy raid takes is part of a forecast (ADV-10-09, ADV-10-10, ADV-10-15, ADV-10-22).
import { describe, expect, it } from 'vitest'
import { type Action, type GameState, type PositionSpec, positionFrom, reduce } from '../../src/engine/index.ts'
import { createWalkCache, type Forecast, forecast } from '../../src/odds/index.ts'
import { swingOf } from '../../src/odds/tally.ts'

const at = (units: PositionSpec['units'], more: Partial<PositionSpec> = {}): GameState =>
  positionFrom({ ruleset: 'advanced', base: 'empty', phase: 'combat', power: 'germany', units: units ?? {}, ...more })
const play = (state: GameState, ...actions: Action[]): GameState =>
  actions.reduce((now, action) => {
    const outcome = reduce(now, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    return outcome.state
  }, state)
const sea = (state: GameState, orders: Action[] = [], policy = {}): Forecast => {
  const odds = forecast(state, { space: 'sz7', orders, policy, table: true })
  if (!odds) throw new Error('nothing is fought')
  return odds
}
const pack = (submarine: number, more: Partial<PositionSpec> = {}) => at({ sz7: { germany: { submarine } } }, more)

describe('a raid that meets no ship', () => {
  it('takes 1.5 IPC a boat while the war is restricted, and the swing includes it', () => {
    const odds = sea(pack(2))
    expect(odds.taken).toBeCloseTo(3, 9)
    expect(odds).toMatchObject({ cleared: 1, lost: { attacker: { ipc: 0 }, defender: { ipc: 0 } } })
    expect(swingOf(odds)).toBeCloseTo(3, 9)
  })

  it('takes 2 IPC a boat in unrestricted war, whoever of two owners pays', () => {
    expect(sea(pack(3, { convoyWar: 'unrestricted', round: 2 })).taken).toBeCloseTo(6, 9)
  })

  it('takes no more than there is', () => {
    expect(sea(pack(2, { treasury: { britain: 1 } })).taken).toBeCloseTo(1, 9)
    expect(sea(pack(2, { treasury: { britain: 3 } })).taken).toBeCloseTo(2.75, 9)
  })

  it('tells every sum that may be taken, with its chance', () => {
    const rows = sea(pack(2)).rows ?? []
    expect(rows.map(({ taken, chance }) => [taken, Math.round(chance * 100)])).toEqual([
      [3, 50],
      [2, 25],
      [4, 25],
    ])
  })

  it('counts nothing that changes hands elsewhere', () => {
    const march: Action = { type: 'move', from: 'tuscany', path: ['rome'], units: { infantry: 1 } }
    const units = { sz7: { germany: { submarine: 2 } }, tuscany: { germany: { infantry: 1 } } }
    const both = at(units, { phase: 'move', round: 2 })
    expect(sea(play(both, march)).taken).toBeCloseTo(3, 9)
  })
})

describe('a raid past escorts', () => {
  /** The boats are to name the convoy; so many destroyers are beside it. */
  const guarded = (submarine: number, destroyer: number) => {
    const state = play(at({ sz7: { germany: { submarine }, britain: { destroyer } } }), { type: 'attack', space: 'sz7' })
    return (escort: 'all' | 'none', submarines = submarine) => sea(state, [{ type: 'convoy', submarines }], { escort })
  }

  it('takes nothing if the boats fire at ships', () => {
    expect(guarded(1, 1)('none', 0).taken).toBe(0)
    expect(sea(at({ sz7: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } })).taken).toBe(0)
  })

  it('what a raider that is sunk did stands; each hit beyond the raiders takes 1 IPC off', () => {
    expect(guarded(1, 1)('all').taken).toBeCloseTo(1.5, 9)
    expect(guarded(1, 2)('all').taken).toBeCloseTo(1.5 - 1 / 9, 9)
    expect(guarded(1, 2)('none').taken).toBeCloseTo(1.5, 9)
  })

  it('is behind it once it is paid for', () => {
    const state = play(
      at({ sz7: { germany: { submarine: 2 }, britain: { destroyer: 1 } } }, { queue: [1, 6, 6, 6] }),
      { type: 'attack', space: 'sz7' },
      { type: 'convoy', submarines: 2 },
      { type: 'escort', destroyers: 1 },
    )
    expect(state.war.treasury.britain).toBeLessThan(30)
    expect(sea(state).taken).toBe(0)
  })

  it('says the same when the graph was walked before', () => {
    const walks = createWalkCache()
    const state = play(at({ sz7: { germany: { submarine: 2 }, britain: { destroyer: 1 } } }), { type: 'attack', space: 'sz7' })
    const ask = { space: 'sz7', orders: [{ type: 'convoy', submarines: 2 } as const] }
    const whole = forecast(state, ask, undefined, walks)
    const later = play(state, { type: 'convoy', submarines: 2 })
    expect(forecast(later, { space: 'sz7' }, undefined, walks)?.taken).toBeCloseTo(whole?.taken ?? 0, 9)
  })
})
