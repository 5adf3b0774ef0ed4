import { describe, expect, test } from 'vitest'
import type { Action } from '../../src/engine/index.ts'
import { at, engine, move, opening } from '../support/game.ts'
import { hold } from '../support/scenes/coast.ts'

const code = (g: ReturnType<typeof at>, action: unknown, rule = 'CONTRACT') => g.refuse(action as Action, rule).code

/** Nonsense of every shape: all of it is refused as malformed, in every phase. */
const JUNK: unknown[] = [
  null,
  undefined,
  1,
  'end-phase',
  [],
  {},
  { type: 'nope' },
  { type: 'constructor' },
  { type: ['end-phase'] },
  { type: 'move' },
  { type: 'move', from: 'nowhere', path: ['nowhere'], units: { infantry: 1 } },
  { type: 'move', from: 'berlin', path: [], units: { infantry: 1 } },
  { type: 'move', from: 'berlin', path: 'kiel', units: { infantry: 1 } },
  { type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: -1 } },
  { type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: 1e9 } },
  { type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: 0.5 } },
  { type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: Number.NaN } },
  { type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: '1' } },
  { type: 'move', from: 'berlin', path: ['kiel'], units: null },
  { type: 'move', from: 'berlin', path: ['kiel'], units: [1] },
  { type: 'move', from: 'berlin', path: Array(99).fill('kiel'), units: { infantry: 1 } },
  { type: 'move', from: 'sz10', path: ['sz9'], transports: [-1] },
  { type: 'move', from: 'sz10', path: ['sz9'], transports: 1 },
  { type: 'purchase' },
  { type: 'purchase', units: { infantry: -5 } },
  { type: 'purchase', units: { dragon: 1 } },
  { type: 'purchase', units: { toString: 1 } },
  { type: 'purchase', units: JSON.parse('{"__proto__": 1}') },
  { type: 'repair', space: 'sz99' },
  { type: 'repair', space: 'sz10', count: 0 },
  { type: 'load', from: 'berlin', transport: 'a', units: { infantry: 1 } },
  { type: 'offload', transport: 1, to: '__proto__', units: { infantry: 1 } },
  { type: 'offload', transport: 1, to: 'berlin', units: { infantry: 1 }, afterSeaCombat: 'yes' },
  { type: 'attack', space: 'toString' },
  { type: 'attack' },
  { type: 'submerge', count: -1 },
  { type: 'casualties' },
  { type: 'casualties', lose: 3 },
  { type: 'casualties', lose: { nobody: { infantry: 1 } } },
  { type: 'casualties', lose: {}, hit: { france: 1 } },
  { type: 'press', on: 1 },
  { type: 'mobilize', units: { infantry: 1 } },
  { type: 'choose', option: 3 },
  { type: 'enter-dice', dice: [7] },
  { type: 'enter-dice', dice: [0] },
  { type: 'enter-dice', dice: [1.5] },
  { type: 'resign', side: 'germany' },
]

describe('what may be left out', () => {
  test('of losses that are only damage, the part that says what is lost', () => {
    const units = { sz5: { germany: { cruiser: 3 }, britain: { battleship: 1, cruiser: 1 } } }
    const g = at({ phase: 'combat', units, queue: [3, 6, 6, 6, 6] })
    g.attack('sz5')
    const answer = { type: 'casualties', hit: { britain: { battleship: 1 } } } as unknown as Action
    const outcome = engine.reduce(g.state, answer)
    expect(outcome.ok && engine.unitsIn(outcome.state, 'sz5').filter((u) => u.damaged)).toMatchObject([{ type: 'battleship' }])
    expect(engine.checkAction(g.state, { type: 'casualties' } as unknown as Action)?.code).toBe('malformed')
  })
})

describe('what is malformed', () => {
  test.each(engine.PHASES)('nonsense is refused and never thrown at in %s', (phase) => {
    const g = at({ phase, base: 'opening' })
    for (const action of JUNK) expect(code(g, action), JSON.stringify(action)).toBe('malformed')
  })

  test('also while a decision stands open', () => {
    const g = at({ phase: 'combat', units: { sz9: { germany: { submarine: 1 }, britain: { cruiser: 1 } } } })
    g.attack('sz9')
    expect(g.decision?.kind).toBe('submerge')
    for (const action of JUNK) expect(code(g, action), JSON.stringify(action)).toBe('malformed')
  })

  test('fields that the contract does not name are ignored', () => {
    const g = opening()
    g.do({ type: 'purchase', units: { infantry: 1 }, note: 'x', extra: { deep: [1] } } as Action)
    expect(g.bank('austria-hungary')).toEqual({ infantry: 1 })
  })

  test('a negative nought, which a save would turn into another number', () => {
    const g = at({ phase: 'combat', units: { sz9: { germany: { submarine: 1 }, britain: { cruiser: 1 } } } })
    g.attack('sz9')
    expect(code(g, { type: 'submerge', count: -0 })).toBe('malformed')
    g.do({ type: 'submerge', count: 0 })
    expect(() => at({ treasury: { germany: -0 } })).toThrow('whole number')
    expect(at({ treasury: { germany: 0 } }).state.war.treasury.germany).toBe(0)
  })

  test('an empty choice of units', () => {
    const g = at({ units: { berlin: { germany: { infantry: 1 } } } })
    expect(code(g, move('berlin', 'kiel', {}))).toBe('malformed')
    expect(code(g, move('berlin', 'kiel', { infantry: 0 }))).toBe('malformed')
    expect(code(g, { type: 'move', from: 'sz10', path: ['sz9'], units: { transport: 1 } })).toMatch(/malformed|not-there/)
  })
})

describe('the other codes', () => {
  test('not-there: units, ships, cargo, purchases and damage one does not have', () => {
    const g = at({
      units: {
        berlin: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 } },
        sz10: { germany: { transport: 1, battleship: 1 } },
      },
    })
    const transport = g.transport('sz10')
    expect(code(g, move('berlin', 'kiel', { infantry: 2 }))).toBe('not-there')
    expect(code(g, { type: 'move', from: 'sz10', path: ['sz11'], damaged: { battleship: 1 } })).toBe('not-there')
    expect(code(g, { type: 'move', from: 'sz11', path: ['sz10'], transports: [transport] })).toBe('not-there')
    expect(code(g, { type: 'move', from: 'sz10', path: ['sz11'], transports: [transport, transport] })).toBe('not-there')
    expect(code(g, { type: 'load', from: 'kiel', transport, units: { infantry: 1 } })).toBe('not-there')
    expect(code(g, { type: 'load', from: 'berlin', transport: 99, units: { infantry: 1 } })).toBe('not-there')
    expect(code(g, { type: 'offload', transport, to: 'kiel', units: { infantry: 1 } })).toBe('not-there')
    g.until('germany', 'mobilize')
    expect(code(g, { type: 'mobilize', units: { infantry: 1 }, to: 'berlin' })).toBe('not-there')
    g.until('germany', 'purchase')
    expect(code(g, { type: 'repair', space: 'sz10' })).toBe('not-there')
  })

  test('no-decision: an answer to nothing', () => {
    const g = at()
    const answers: Action[] = [
      { type: 'casualties', lose: {} },
      { type: 'submerge', count: 0 },
      { type: 'press', on: true },
      { type: 'choose', option: 'x' },
      { type: 'enter-dice', dice: [1] },
    ]
    for (const action of answers) expect(code(g, action)).toBe('no-decision')
  })

  test('decision-open: anything but the answer, or resigning', () => {
    const g = at({ phase: 'combat', units: { sz9: { germany: { submarine: 1 }, britain: { cruiser: 1 } } } })
    g.attack('sz9')
    for (const action of [
      { type: 'end-phase' },
      { type: 'press', on: true },
      { type: 'attack', space: 'sz9' },
      { type: 'declare-submarine-warfare' },
    ] as Action[])
      expect(code(g, action)).toBe('decision-open')
    expect(engine.checkAction(g.state, { type: 'resign', side: 'allies' })).toBeNull()
  })

  test('an action of another phase is STD-SET-13', () => {
    const of: Record<string, Action> = {
      purchase: { type: 'purchase', units: {} },
      move: move('berlin', 'kiel', { infantry: 1 }),
      combat: { type: 'attack', space: 'berlin' },
      mobilize: { type: 'mobilize', units: { infantry: 1 }, to: 'berlin' },
    }
    for (const phase of engine.PHASES)
      for (const [own, action] of Object.entries(of))
        if (own !== phase) expect(at({ phase }).refuse(action, 'STD-SET-13').rule).toBe('STD-SET-13')
  })

  test('several rules broken at once stand beside the first', () => {
    const g = at({ phase: 'purchase', treasury: { germany: 5 } })
    const error = g.refuse({ type: 'purchase', units: { tank: 1 } }, 'STD-PUR-02')
    expect([error.rule, ...(error.also ?? []).map((e) => e.rule)].sort()).toEqual(['STD-PUR-02', 'STD-PUR-03'])
  })
})

describe('counting', () => {
  test('those with most movement left are taken first, undamaged before damaged', () => {
    const g = at({
      units: { sz9: { germany: { battleship: 1, damaged: { battleship: 1 }, cruiser: 1 } }, sz10: { germany: { cruiser: 1 } } },
    })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 } })
    g.do({ type: 'move', from: 'sz9', path: ['sz4'], units: { cruiser: 1, battleship: 1 } })
    expect(g.stacks('sz9').map((s) => [s.type, s.damaged ?? false, s.left, s.moved ?? false])).toEqual([
      ['battleship', true, 2, false],
      ['cruiser', false, 2, true],
    ])
    g.do({ type: 'move', from: 'sz9', path: ['sz5'], damaged: { battleship: 1 } })
    expect(g.damaged('sz5')).toBe(1)
  })

  test('ships take their cargo along and may go on; land units move once', () => {
    const g = at({
      units: {
        berlin: { germany: { infantry: 2 } },
        sz3: { germany: { transports: [hold('germany', ['infantry'])] } },
      },
    })
    const transports = g.transports('sz3')
    g.do({ type: 'move', from: 'sz3', path: ['sz2'], transports })
    g.do({ type: 'move', from: 'sz2', path: ['sz13'], transports })
    expect(g.units('sz13')).toEqual({ germany: { transport: 1, infantry: 1 } })
    g.refuse({ type: 'move', from: 'sz13', path: ['sz22'], transports }, 'STD-SEA-01')
    g.move('berlin', 'kiel', { infantry: 1 })
    g.refuse(move('kiel', 'hanover', { infantry: 1 }), 'STD-MOV-17')
  })

  test('a purchase is the whole order; the next one replaces it', () => {
    const g = at({ phase: 'purchase', treasury: { germany: 20 } })
    g.do({ type: 'purchase', units: { infantry: 5 } })
    expect(g.treasury('germany')).toBe(5)
    g.do({ type: 'purchase', units: { artillery: 5 } })
    expect(g.treasury('germany')).toBe(0)
    expect(g.bank('germany')).toEqual({ artillery: 5 })
    g.do({ type: 'purchase', units: {} })
    expect(g.treasury('germany')).toBe(20)
    expect(g.bank('germany')).toEqual({})
  })
})

describe('checkAction', () => {
  test('says what reduce says, for good and ill', () => {
    const g = at({ base: 'opening' })
    for (const action of [
      move('berlin', 'kiel', { infantry: 1 }),
      move('berlin', 'paris', { infantry: 1 }),
      { type: 'end-phase' },
      null,
    ] as Action[]) {
      const out = engine.reduce(g.state, action)
      expect(engine.checkAction(g.state, action)).toEqual(out.ok ? null : out.error)
    }
  })
})

describe('events', () => {
  test('every accepted action tells what happened, as plain data', () => {
    const g = at({ phase: 'combat', queue: [1, 6], units: { picardy: { germany: { infantry: 1 }, france: { infantry: 1 } } } })
    const { events, dice } = g.attack('picardy')
    expect(dice).toEqual([1, 6])
    expect(events.map((e) => e.type)).toEqual([
      'battle-opened',
      'step-skipped',
      'fired',
      'fired',
      'units-lost',
      'battle-ended',
      'control-changed',
    ])
    expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events)
    expect(g.events('fired')[0]?.groups[0]).toEqual({
      power: 'germany',
      type: 'infantry',
      count: 1,
      needs: 2,
      dice: [1],
      hits: 1,
    })
    expect(g.events('control-changed')[0]).toMatchObject({ space: 'picardy', from: 'contested', to: 'germany' })
  })
})
