import { describe, expect, test } from 'vitest'
import type { Action } from '../../src/engine/index.ts'
import { at, engine, opening } from '../support/game.ts'

/** The names that checks outside the project drive the engine by. */
const FUNCTIONS = [
  'createGame',
  'seatings',
  'positionFrom',
  'reduce',
  'turn',
  'decision',
  'winner',
  'unitsIn',
  'controllerOf',
  'statusOf',
  'treasuryOf',
  'productionOf',
  'bankOf',
  'situation',
  'checkAction',
  'reach',
  'battles',
  'legalActions',
  'rulesets',
  'hashOf',
  'replay',
]

describe('the door of the engine', () => {
  test('every name of the contract is a function', () => {
    for (const name of FUNCTIONS) expect((engine as Record<string, unknown>)[name], name).toBeTypeOf('function')
  })

  test('the names of powers, sides, phases and units', () => {
    expect(engine.POWERS).toEqual(['austria-hungary', 'russia', 'germany', 'france', 'britain', 'ottoman', 'italy', 'usa'])
    expect(engine.SIDES).toEqual(['central', 'allies'])
    expect(engine.PHASES).toEqual(['purchase', 'move', 'combat', 'mobilize', 'income'])
    for (const type of ['infantry', 'artillery', 'tank', 'fighter', 'battleship', 'cruiser', 'submarine', 'transport'])
      expect(engine.UNIT_TYPES).toContain(type)
  })

  test('a state is plain JSON without holes, and is never changed', () => {
    const g = opening()
    expect(structuredClone(g.state)).toStrictEqual(g.state)
    expect(JSON.parse(JSON.stringify(g.state))).toStrictEqual(g.state)
    g.endPhase()
    g.move('budapest', 'serbia', { infantry: 3 })
    expect(JSON.parse(JSON.stringify(g.state))).toStrictEqual(g.state)
  })

  test('the rulebook’s seatings', () => {
    for (let n = 2; n <= 8; n++) {
      const split = engine.seatings(n)
      expect(split).toHaveLength(n)
      expect(split.flat().sort()).toEqual([...engine.POWERS].sort())
      for (const powers of split) expect(new Set(powers.map(engine.sideOf)).size).toBe(1)
    }
    expect(engine.seatings(1)).toEqual([])
    expect(engine.seatings(9)).toEqual([])
    engine.seatings(2)[0]?.pop()
    expect(engine.seatings(2)[0]).toHaveLength(3)
  })

  test('the rulesets with their options', () => {
    const [standard] = engine.rulesets()
    expect(standard).toMatchObject({ id: 'standard', name: expect.any(String), summary: expect.any(String) })
    const ids = standard?.options.map((o) => o.id)
    expect(ids).toEqual(['russian-revolution', ...Array.from({ length: 16 }, (_, i) => `wik-${`${i + 1}`.padStart(2, '0')}`)])
    for (const o of standard?.options ?? []) {
      expect(o.default).toBe(false)
      expect(o.rule).toMatch(/^(STD-REV-01|WIK-\d\d)$/)
      expect(o.summary.length).toBeGreaterThan(15)
    }
  })

  test('turn, decision and winner of a fresh game', () => {
    const g = opening()
    expect(engine.turn(g.state)).toEqual({ round: 1, power: 'austria-hungary', phase: 'purchase' })
    expect(engine.decision(g.state)).toBeNull()
    expect(engine.winner(g.state)).toBeNull()
  })

  test('after a winner nothing is asked and every action is refused', () => {
    const g = at({
      dice: 'entered',
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      units: { sz8: { germany: { submarine: 1 } } },
    })
    g.endPhase()
    expect(g.decision?.kind).toBe('dice')
    g.do({ type: 'resign', side: 'central' })
    expect(g.winner).toMatchObject({ side: 'allies', how: 'resignation' })
    expect(g.decision).toBeNull()
    expect(g.legal).toEqual([])
    for (const action of [
      { type: 'end-phase' },
      { type: 'enter-dice', dice: [1] },
      { type: 'resign', side: 'allies' },
    ] as Action[])
      expect(g.refuse(action, 'CONTRACT').code).toBe('game-over')
  })
})
