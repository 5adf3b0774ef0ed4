import { describe, expect, test } from 'vitest'
import type { Action, Counts, GameState, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { spaces } from '../support/board.ts'
import { at, engine, type Game, move, opening } from '../support/game.ts'
import { hold } from '../support/scenes/coast.ts'

const offered = (g: Game, type: Action['type']) => g.legal.filter((a) => a.type === type)
const near = (from: SpaceId): SpaceId[] => spaces.find((s) => s.id === from)?.adjacent ?? []

/** Every way over the board of at most this many steps. */
function ways(from: SpaceId, steps: number): SpaceId[][] {
  if (steps === 0) return []
  return near(from).flatMap((a) => [[a], ...ways(a, steps - 1).map((rest) => [a, ...rest])])
}

const own = (state: GameState, power: PowerId) =>
  spaces.flatMap(({ id }) => engine.unitsIn(state, id).flatMap((s) => (s.power === power ? [{ from: id, ...s }] : [])))

describe('what is offered', () => {
  test('purchase: one more of each unit that can be paid, and repairs', () => {
    const g = at({ phase: 'purchase', treasury: { germany: 10 }, units: { sz10: { germany: { damaged: { battleship: 1 } } } } })
    g.do({ type: 'purchase', units: { infantry: 1 } })
    expect(offered(g, 'purchase').map((a) => (a as { units: Counts }).units)).toEqual([
      { infantry: 2 },
      { infantry: 1, artillery: 1 },
      { infantry: 1, fighter: 1 },
      { infantry: 1, submarine: 1 },
      { infantry: 1, transport: 1 },
    ])
    expect(offered(g, 'repair')).toEqual([{ type: 'repair', space: 'sz10' }])
    expect(offered(g, 'end-phase')).toHaveLength(1)
  })

  test('move: each stack, one of it and all of it, to each space it may reach, and no other', () => {
    // Infantry alone can leave nobody behind in a muddle, so every move that is accepted must be offered.
    const g = at({
      units: {
        berlin: { germany: { infantry: 3 } },
        ruhr: { germany: { infantry: 1 } },
        prussia: { germany: { infantry: 2 }, russia: { infantry: 1 } },
        sz10: { germany: { cruiser: 2, submarine: 1, transport: 1 } },
        sz9: { britain: { battleship: 1 } },
        sz18: { germany: { battleship: 1, damaged: { battleship: 1 } } },
      },
    })
    const accepted = new Set<string>()
    const ends = new Set<string>()
    for (const s of own(g.state, 'germany')) {
      const query = (n: number) =>
        s.id !== undefined ? { transports: [s.id] } : s.damaged ? { damaged: { [s.type]: n } } : { units: { [s.type]: n } }
      for (const n of new Set([1, s.count]))
        for (const path of ways(s.from, s.type === 'infantry' ? 1 : s.type === 'cruiser' ? 3 : 2))
          if (path.at(-1) !== s.from && engine.checkAction(g.state, { type: 'move', from: s.from, path, ...query(n) }) === null)
            accepted.add(JSON.stringify([s.from, path.at(-1), query(n)]))
    }
    for (const a of offered(g, 'move') as Extract<Action, { type: 'move' }>[]) {
      const { from, path, type: _type, ...query } = a
      ends.add(JSON.stringify([from, path.at(-1), query]))
      expect(engine.checkAction(g.state, a)).toBeNull()
    }
    expect([...ends].sort()).toEqual([...accepted].sort())
    expect(accepted.size).toBeGreaterThan(50)
  })

  test('move: nothing that could never be put in order again', () => {
    const g = at({ units: { berlin: { germany: { infantry: 1, artillery: 2, fighter: 1 } } } })
    const lone = offered(g, 'move').filter((a) => 'units' in a && a.units?.infantry)
    // The infantry may go only where everybody else can follow.
    for (const a of lone) {
      const next = engine.reduce(g.state, a)
      if (!next.ok) expect.fail(next.error.message)
      expect(engine.checkAction(next.state, { type: 'end-phase' })).not.toBeNull()
      expect(engine.legalActions(next.state).some((b) => b.type === 'move')).toBe(true)
    }
    // On an ally's transport it could not even come back this turn.
    const ship = { transports: [{ cargo: [{ power: 'germany' as const, type: 'fighter' as const }] }] }
    const stuck = at({ units: { madagascar: { germany: { infantry: 1, artillery: 1 } }, sz26: { ottoman: ship } } })
    const aboard = {
      type: 'load',
      from: 'madagascar',
      transport: stuck.transport('sz26', 0, 'ottoman'),
      units: { infantry: 1 },
    } as const
    expect(engine.checkAction(stuck.state, aboard)).toBeNull()
    expect(offered(stuck, 'load')).toEqual([{ ...aboard, units: { artillery: 1 } }])
  })

  describe.each(engine.RULESET_IDS)('a fighter of the %s game that was left alone', (ruleset) => {
    /** Marches of infantry, one or all of a stack, that are accepted: offered, and left out. */
    const marches = (units: NonNullable<PositionSpec['units']>) => {
      const g = at({ ruleset, units: { ruhr: { germany: { fighter: 1 } }, ...units } })
      const keyOf = (a: Action) => JSON.stringify(Object.entries(a).sort())
      const known = new Set(g.legal.map(keyOf))
      const all = own(g.state, 'germany').flatMap(({ from, type, count }) =>
        type === 'fighter'
          ? []
          : near(from).flatMap((to) => [...new Set([1, count])].map((n) => move(from, to, { infantry: n }))),
      )
      const accepted = all.filter((a) => engine.checkAction(g.state, a) === null)
      return { accepted, left: accepted.filter((a) => !known.has(keyOf(a))) }
    }

    test('stops nobody else, while there are friends in its reach', () => {
      const { accepted, left } = marches({ berlin: { germany: { infantry: 2 } }, silesia: { germany: { infantry: 2 } } })
      expect(accepted).toContainEqual(move('silesia', 'berlin', { infantry: 1 }))
      expect(left).toEqual([])
    })

    test('waits for friends that can come into its reach, and these do not all go elsewhere', () => {
      const { accepted, left } = marches({ prussia: { germany: { infantry: 2 } } })
      expect(accepted).toContainEqual(move('prussia', 'poland', { infantry: 1 }))
      // In the influence game nobody owes it anything: it stays where allies left it, if they do not come.
      expect(left).toEqual(ruleset === 'influence' ? [] : [move('prussia', 'poland', { infantry: 2 })])
    })
  })

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

  test('a gun is declared by itself while its infantry can still be declared after it', () => {
    const g = at({
      units: {
        sz21: {
          germany: { battleship: 1, transports: [hold('germany', ['infantry', 'tank'])] },
          italy: { battleship: 1 },
        },
      },
    })
    const tank = {
      type: 'offload',
      transport: g.transport('sz21'),
      to: 'sevastopol',
      units: { tank: 1 },
      afterSeaCombat: true,
    } as const
    expect(offered(g, 'offload')).toContainEqual(tank)
    g.do(tank)
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.do({ ...tank, units: { infantry: 1 } })
    expect(engine.checkAction(g.state, { type: 'end-phase' })).toBeNull()
  })

  test('loads and offloads, at once and after a sea battle', () => {
    const g = at({
      power: 'britain',
      units: {
        london: { britain: { infantry: 3 } },
        sz9: { britain: { transport: 1 } },
        sz8: {
          britain: {
            cruiser: 1,
            transports: [hold('britain', ['infantry', 'artillery'])],
          },
          germany: { submarine: 1 },
        },
      },
    })
    const [low = 0, high = 0] = [...g.transports('sz9'), ...g.transports('sz8')]
    expect(offered(g, 'load')).toEqual([
      { type: 'load', from: 'london', transport: low, units: { infantry: 1 } },
      { type: 'load', from: 'london', transport: low, units: { infantry: 2 } },
    ])
    const offloads = offered(g, 'offload') as Extract<Action, { type: 'offload' }>[]
    expect(new Set(offloads.map((a) => a.to))).toEqual(new Set(['brest', 'ireland', 'picardy', 'scotland', 'wales', 'yorkshire']))
    expect(offloads).toContainEqual({ type: 'offload', transport: high, to: 'wales', units: { infantry: 1, artillery: 1 } })
    expect(offloads).toContainEqual({
      type: 'offload',
      transport: high,
      to: 'wales',
      units: { infantry: 1 },
      afterSeaCombat: true,
    })
    for (const a of offloads) expect(engine.checkAction(g.state, a)).toBeNull()
  })

  test('combat: each attack, and the end when nothing must be fought', () => {
    const units = {
      picardy: { germany: { infantry: 1 }, france: { infantry: 1 } },
      sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 }, britain: { transport: 1 } },
    }
    const g = at({ phase: 'combat', units })
    expect(g.legal).toEqual([
      { type: 'attack', space: 'picardy' },
      { type: 'attack', space: 'sz2' },
      { type: 'attack', space: 'sz2', usa: true },
      { type: 'declare-submarine-warfare' },
      { type: 'end-phase' },
    ])
    const duty = at({ units: { lorraine: { france: { infantry: 1 } }, alsace: { germany: { infantry: 2 } } } })
    duty.move('alsace', 'lorraine', { infantry: 1 })
    duty.endPhase()
    expect(duty.legal.map((a) => a.type)).toEqual(['attack', 'declare-submarine-warfare'])
  })

  test('mobilize: each placement, one and all; income: only the end', () => {
    const g = at({ power: 'britain', phase: 'purchase', treasury: { britain: 12 }, submarineWarfare: true })
    g.do({ type: 'purchase', units: { infantry: 2, transport: 1 } })
    g.until('britain', 'mobilize')
    expect(g.legal).toEqual([
      { type: 'mobilize', units: { infantry: 1 }, to: 'india' },
      { type: 'mobilize', units: { infantry: 2 }, to: 'india' },
      { type: 'mobilize', units: { infantry: 1 }, to: 'london' },
      { type: 'mobilize', units: { infantry: 2 }, to: 'london' },
      { type: 'mobilize', units: { transport: 1 }, to: 'sz8' },
      { type: 'mobilize', units: { transport: 1 }, to: 'sz9' },
    ])
    expect(at({ phase: 'income', submarineWarfare: true }).legal).toEqual([{ type: 'end-phase' }])
  })

  test('Austria’s first move phase cannot be ended before Serbia is entered', () => {
    const g = opening()
    g.endPhase()
    expect(offered(g, 'end-phase')).toEqual([])
    expect(offered(g, 'move').length).toBeGreaterThan(50)
    g.move('budapest', 'serbia', { infantry: 1 })
    expect(offered(g, 'end-phase')).toHaveLength(1)
  })
})
