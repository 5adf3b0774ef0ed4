import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action, GameState, PositionSpec } from '../../src/engine/index.ts'
import { deepFreeze, engine } from '../support/game.ts'
import { runs, timeout } from '../support/runs.ts'

const front: PositionSpec = {
  ruleset: 'standard',
  seed: 'hostile',
  base: 'opening',
  round: 5,
  power: 'germany',
  units: {
    picardy: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 2 } },
    sz9: { germany: { submarine: 1, cruiser: 1 }, britain: { cruiser: 1, submarine: 1 } },
  },
}
const free = engine.PHASES.map((phase) => deepFreeze(engine.positionFrom({ ...front, phase })))
/** Positions in which something is asked: boats to dive, losses, dice. */
const asked = (['seeded', 'entered'] as const).flatMap((dice) =>
  ['sz9', 'picardy'].map((space) => {
    const before = engine.positionFrom({ ...front, phase: 'combat', dice, queue: dice === 'seeded' ? [1, 1, 1, 1, 1, 1] : [] })
    const out = engine.reduce(before, { type: 'attack', space })
    return deepFreeze(out.ok ? out.state : before)
  }),
)
/** The further games, where their own questions are asked and their own actions are known. */
const further = (['tournament', 'advanced', 'influence'] as const).flatMap((ruleset) =>
  engine.PHASES.map((phase) => deepFreeze(engine.positionFrom({ ...front, ruleset, phase }))),
)
const gas = engine.reduce(
  engine.positionFrom({ ...front, ruleset: 'advanced', phase: 'combat', markers: { gas: { picardy: { germany: 1 } } } }),
  { type: 'attack', space: 'picardy' },
)
const states = [...free, ...asked, ...further, ...(gas.ok ? [deepFreeze(gas.state)] : [])]
const hashes = new Map<GameState, string>(states.map((s) => [s, engine.hashOf(s)]))

const TYPES = [
  'purchase',
  'repair',
  'move',
  'load',
  'offload',
  'attack',
  'submerge',
  'casualties',
  'press',
  'retreat',
  'mobilize',
  'choose',
  'enter-dice',
  'declare-submarine-warfare',
  'influence',
  'revolt',
  'gas',
  'coastal',
  'convoy',
  'escort',
  'disengage',
  'time-is-up',
  'end-phase',
  'resign',
]
const word = fc.constantFrom(
  'berlin',
  'kiel',
  'ruhr',
  'picardy',
  'paris',
  'sz9',
  'sz10',
  'sahara',
  'united-states-of-america',
  '__proto__',
  'constructor',
  '',
  'germany',
  'infantry',
  'central',
  'land',
)
const number = fc.oneof(fc.constantFrom(0, 1, 2, 3, 6, 7, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY), fc.integer())
const unit = fc.constantFrom(
  'infantry',
  'artillery',
  'tank',
  'fighter',
  'battleship',
  'cruiser',
  'submarine',
  'transport',
  'machine-gun',
  'destroyer',
  'poison-gas',
  'dragon',
  '__proto__',
  'toString',
)
const counts = fc.dictionary(unit, fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 3 }) }, { weight: 1, arbitrary: number }), {
  maxKeys: 3,
})
const owner = fc.constantFrom('germany', 'france', 'britain', 'neutral', 'nobody', 'constructor')
const junk = fc.oneof(
  word,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(number, { maxLength: 3 }),
  fc.anything({ maxDepth: 2 }),
)
const field = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: good as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: junk })

/** Shaped like actions, mostly: right names with values that may be anything. */
const shaped = fc.record(
  {
    type: field(fc.constantFrom(...TYPES)),
    from: field(word),
    to: field(word),
    space: field(word),
    path: field(fc.array(word, { minLength: 1, maxLength: 3 })),
    units: field(counts),
    damaged: field(counts),
    transport: field(number),
    transports: field(fc.array(number, { maxLength: 2 })),
    lose: field(fc.dictionary(owner, counts, { maxKeys: 2 })),
    hit: field(fc.dictionary(owner, counts, { maxKeys: 1 })),
    submerged: field(fc.dictionary(owner, number, { maxKeys: 1 })),
    count: field(number),
    on: field(fc.boolean()),
    country: field(word),
    territory: field(word),
    submarines: field(number),
    destroyers: field(number),
    strategic: field(fc.boolean()),
    with: field(fc.array(owner, { maxLength: 2 })),
    power: field(owner),
    aside: field(fc.array(fc.record({ to: word, units: counts }), { maxLength: 1 })),
    usa: field(fc.boolean()),
    afterSeaCombat: field(fc.boolean()),
    option: field(word),
    side: field(fc.constantFrom('central', 'allies')),
    dice: field(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })),
  },
  { requiredKeys: ['type'] },
)

/** Whatever comes in: an outcome, the same from both doors, and a state that nobody touched. */
function survives(state: GameState, action: unknown): boolean {
  const checked = engine.checkAction(state, action as Action)
  const out = engine.reduce(state, action as Action)
  expect(engine.hashOf(state)).toBe(hashes.get(state))
  if (out.ok) {
    expect(checked).toBeNull()
    expect(JSON.parse(JSON.stringify(out.state))).toStrictEqual(out.state)
    return true
  }
  expect(checked).toEqual(out.error)
  for (const e of [out.error, ...(out.error.also ?? [])]) {
    expect(e.rule).toMatch(/^((STD|TOU|INF)-[A-Z]{3,5}-\d\d|ADV-[A-Z\d]{2,3}-\d\d|WIK-\d\d|CONTRACT)$/)
    expect(e.message.length).toBeGreaterThanOrEqual(15)
    expect(e.message).not.toMatch(/undefined|\{|\}|\[object/)
  }
  return false
}

describe('hostile input', () => {
  test('anything at all is answered, never thrown at', { timeout }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.anything({ withNullPrototype: true, maxDepth: 3 }), (state, value) => {
        survives(state, value)
      }),
      runs(1916, 300),
    )
  })

  test('what looks like an action too', { timeout }, () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.constantFrom(...states), shaped, (state, action) => {
        if (survives(state, action)) accepted++
      }),
      runs(1916, 1500),
    )
    expect(accepted).toBeGreaterThan(20)
  })

  test('offered actions with one field spoilt', { timeout }, () => {
    const offers = states.flatMap((state) =>
      engine
        .legalActions(state)
        .filter((_, i) => i % 9 === 0)
        .map((action) => ({ state, action })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...offers), junk, fc.nat(), ({ state, action }, value, at) => {
        const keys = Object.keys(action)
        survives(state, { ...action, [keys[at % keys.length] as string]: value })
      }),
      runs(1916, 800),
    )
  })

  test('reach never throws', { timeout }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.oneof(shaped, fc.anything({ maxDepth: 2 })), (state, query) => {
        expect(Array.isArray(engine.reach(state, query as never))).toBe(true)
      }),
      runs(1916, 400),
    )
  })

  test('positions and games are made or refused with a ContractError', { timeout }, () => {
    const spec = fc.record(
      {
        ruleset: field(fc.constant('standard')),
        base: field(fc.constantFrom('opening', 'empty')),
        seed: field(fc.string()),
        dice: field(fc.constantFrom('seeded', 'entered')),
        queue: field(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })),
        round: field(fc.integer({ min: 1, max: 9 })),
        power: field(fc.constantFrom(...engine.POWERS)),
        phase: field(fc.constantFrom(...engine.PHASES)),
        units: field(
          fc.dictionary(
            word,
            fc.dictionary(
              owner,
              field(
                fc.oneof(
                  counts,
                  fc.record({ damaged: field(counts), transports: field(fc.array(fc.record({ cargo: field(fc.array(junk)) }))) }),
                ),
              ),
              { maxKeys: 2 },
            ),
            { maxKeys: 2 },
          ),
        ),
        control: field(fc.dictionary(word, fc.oneof(owner, fc.constantFrom('contested', 'none')), { maxKeys: 2 })),
        treasury: field(fc.dictionary(owner, number, { maxKeys: 1 })),
        mobilized: field(fc.array(fc.constantFrom('serbia', 'belgium', 'berlin'), { maxLength: 2 })),
        usaAtWar: field(fc.boolean()),
        revolution: field(fc.boolean()),
        options: field(fc.dictionary(fc.constantFrom('wik-01', 'russian-revolution', 'toString'), fc.boolean(), { maxKeys: 2 })),
        players: field(fc.constant(undefined)),
      },
      { requiredKeys: ['ruleset', 'base'] },
    )
    let made = 0
    fc.assert(
      fc.property(spec, (value) => {
        for (const make of [engine.positionFrom, engine.createGame] as ((v: never) => GameState)[])
          try {
            const state = make(value as never)
            expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
            expect(engine.legalActions(state).length).toBeGreaterThan(engine.winner(state) ? -1 : 0)
            made++
          } catch (error) {
            if (!(error instanceof engine.ContractError)) throw error
            expect(error.message.length).toBeGreaterThan(15)
          }
      }),
      runs(1916, 250),
    )
    expect(made).toBeGreaterThan(10)
  })
})
