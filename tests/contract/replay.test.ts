import { describe, expect, test } from 'vitest'
import type { Action, GameState, PositionSpec } from '../../src/engine/index.ts'
import { at, engine } from '../support/game.ts'

/** The same data with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, shuffled(v)]),
  )
}

describe('hashOf', () => {
  test('is stable over key order and over JSON', () => {
    const { state } = at({ base: 'opening' })
    expect(engine.hashOf(shuffled(state) as GameState)).toBe(engine.hashOf(state))
    expect(engine.hashOf(JSON.parse(JSON.stringify(state)))).toBe(engine.hashOf(state))
  })

  test('differs when anything differs', () => {
    const { state } = at({ base: 'opening' })
    const others = [
      { round: 3 },
      { seed: 'other' },
      { treasury: { usa: 21 } },
      { units: { madagascar: { france: { infantry: 1 } } } },
    ]
    for (const other of others) expect(engine.hashOf(at({ base: 'opening', ...other }).state)).not.toBe(engine.hashOf(state))
  })

  test('two ways to one position are one position', () => {
    const spec = { units: { berlin: { germany: { infantry: 3, artillery: 2 } } } }
    const a = at(spec)
    a.move('berlin', 'kiel', { infantry: 1 })
    a.move('berlin', 'hanover', { infantry: 1 })
    const b = at(spec)
    b.move('berlin', 'hanover', { infantry: 1 })
    b.move('berlin', 'kiel', { infantry: 1 })
    expect(engine.hashOf(a.state)).toBe(engine.hashOf(b.state))
  })
})

const spec: PositionSpec = {
  ruleset: 'standard',
  seed: 'replay',
  base: 'empty',
  round: 2,
  power: 'germany',
  phase: 'combat',
  units: {
    picardy: { germany: { infantry: 4, artillery: 1 }, france: { infantry: 4, artillery: 1 } },
    sz9: { germany: { cruiser: 2 }, britain: { cruiser: 2 } },
  },
}

/** Plays both battles with the first legal answers; the log of it. */
function play(from: PositionSpec) {
  let state = engine.positionFrom(from)
  const log: { action: Action; dice: number[] }[] = []
  const step = (action: Action) => {
    const out = engine.reduce(state, action)
    if (!out.ok) return expect.fail(out.error.message)
    log.push({ action, dice: out.dice })
    state = out.state
  }
  for (const space of ['picardy', 'sz9']) {
    step({ type: 'attack', space })
    while (engine.decision(state)) step(engine.legalActions(state)[0] as Action)
  }
  step({ type: 'end-phase' })
  return { state, log, thrown: log.flatMap((l) => l.dice) }
}
const again = (from: PositionSpec, log: { action: Action; dice?: number[] }[]) => {
  const out = engine.replay(from, log)
  return out.ok ? out : expect.fail(out.error.message)
}

describe('dice come from anywhere and end in the same hash', () => {
  const first = play(spec)

  test('from the seed, twice', () => {
    expect(engine.hashOf(play(spec).state)).toBe(engine.hashOf(first.state))
    expect(first.thrown.length).toBeGreaterThan(10)
    for (const die of first.thrown) expect([1, 2, 3, 4, 5, 6]).toContain(die)
  })

  test('from the record, with and without it', () => {
    expect(engine.hashOf(again(spec, first.log).state)).toBe(engine.hashOf(first.state))
    expect(
      engine.hashOf(
        again(
          spec,
          first.log.map(({ action }) => ({ action })),
        ).state,
      ),
    ).toBe(engine.hashOf(first.state))
  })

  test('recorded dice win over the seed’s, and advance it', () => {
    const other = { ...spec, seed: 'another' }
    const replayed = again(other, first.log)
    expect(replayed.dice).toEqual(first.thrown)
    expect(engine.treasuryOf(replayed.state, 'germany')).toBe(engine.treasuryOf(first.state, 'germany'))
    for (const space of ['picardy', 'sz9'])
      expect(engine.unitsIn(replayed.state, space)).toEqual(engine.unitsIn(first.state, space))
    expect(replayed.state.table.rng.taken).toBe(first.state.table.rng.taken)
  })

  test('from the queue', () => {
    const queued = play({ ...spec, queue: first.thrown })
    expect(queued.thrown).toEqual(first.thrown)
    expect(engine.hashOf(queued.state)).toBe(engine.hashOf(first.state))
  })

  test('a queue comes first, then the seed goes on where it would have been', () => {
    const half = play({ ...spec, queue: first.thrown.slice(0, 7) })
    expect(half.thrown).toEqual(first.thrown)
    expect(engine.hashOf(half.state)).toBe(engine.hashOf(first.state))
  })

  test('typed in by hand: the dice stand in their own actions', () => {
    let state = engine.positionFrom({ ...spec, dice: 'entered' })
    const log: { action: Action }[] = []
    const dice = [...first.thrown]
    const step = (action: Action) => {
      const out = engine.reduce(state, action)
      if (!out.ok) return expect.fail(out.error.message)
      log.push({ action })
      state = out.state
      for (let d = engine.decision(state); d?.kind === 'dice'; d = engine.decision(state))
        step({ type: 'enter-dice', dice: dice.splice(0, d.count) })
    }
    for (const { action } of first.log) step(action)
    expect(dice).toEqual([])
    expect(engine.hashOf({ ...state, table: { ...state.table, dice: 'seeded' }, flow: { ...state.flow, asked: 0 } })).toBe(
      engine.hashOf({ ...first.state, flow: { ...first.state.flow, asked: 0 } }),
    )
    expect(engine.hashOf(again({ ...spec, dice: 'entered' }, log).state)).toBe(engine.hashOf(state))
  })
})

describe('replay', () => {
  test('of a new game', () => {
    const options = { ruleset: 'standard', seed: 'g' } as const
    const out = engine.replay(options, [{ action: { type: 'end-phase' } }])
    expect(out.ok && engine.turn(out.state).phase).toBe('move')
    expect(engine.replay(options, [])).toMatchObject({ ok: true, events: [], dice: [] })
  })

  test('stops at the action that is refused', () => {
    const out = engine.replay(spec, [
      { action: { type: 'attack', space: 'picardy' }, dice: [] },
      { action: { type: 'attack', space: 'paris' } },
    ])
    expect(out).toMatchObject({ ok: false, error: { rule: expect.any(String), message: expect.stringContaining('2') } })
  })

  test('refuses records that are none', () => {
    for (const entry of [
      { action: { type: 'end-phase' }, dice: [7] },
      { action: { type: 'end-phase' }, dice: 'x' },
      { dice: [] },
      null,
      3,
    ])
      expect(engine.replay(spec, [entry] as never)).toMatchObject({ ok: false, error: { rule: 'CONTRACT' } })
  })

  test('an impossible start is thrown at with its field', () => {
    expect(() => engine.replay({ ...spec, power: 'spain' as never }, [])).toThrow(/power/)
  })
})

describe('entered dice', () => {
  test('one decision a throw, asked of the power that throws; exactly that many', () => {
    const g = at({
      phase: 'combat',
      dice: 'entered',
      units: { picardy: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    const { dice } = g.attack('picardy')
    expect(dice).toEqual([])
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'germany', count: 3, space: 'picardy' })
    expect(g.refuse({ type: 'enter-dice', dice: [1, 2] }, 'CONTRACT').code).toBe('malformed')
    g.do({ type: 'enter-dice', dice: [6, 6, 6] })
    expect(g.last?.dice).toEqual([6, 6, 6])
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'france', count: 2 })
    g.do({ type: 'enter-dice', dice: [6, 6] })
    expect(g.decision).toBeNull()
    g.replays()
  })

  test('mines: one ship and zone at a time, by the controller', () => {
    const g = at({ dice: 'entered', units: { sz10: { germany: { cruiser: 2 } } } })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 2 } })
    g.endPhase()
    for (const die of [6, 1]) {
      expect(g.decision).toMatchObject({ kind: 'dice', by: 'britain', count: 1, space: 'sz9' })
      expect(g.turn.phase).toBe('move')
      g.do({ type: 'enter-dice', dice: [die] })
    }
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
    expect(g.turn.phase).toBe('combat')
  })
})
