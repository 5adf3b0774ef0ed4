import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action, GameState, PositionSpec, PowerId, RulesetId, SpaceId, UnitSpec } from '../../src/engine/index.ts'
import { deepFreeze, engine } from '../support/game.ts'
import { chooser, offersHold, step } from '../support/random.ts'
import { runs, timeout } from '../support/runs.ts'

const LAND = [
  'ruhr',
  'belgium',
  'picardy',
  'kiel',
  'hanover',
  'holland',
  'denmark',
  'alsace',
  'lorraine',
  'brest',
  'london',
  'wales',
  'yorkshire',
]
const SEA = ['sz8', 'sz9', 'sz10', 'sz11']
const small = (most: number) => fc.nat({ max: most })
const army = fc.record({ infantry: small(3), artillery: small(2), tank: small(1), fighter: small(2) })
/** An army that keeps the rules as it stands. */
const ordered = army.map((a) => ({ ...a, infantry: a.artillery + a.tank + a.fighter > 0 ? Math.max(1, a.infantry) : a.infantry }))
const cargo = (power: PowerId) =>
  fc.array(
    fc.constantFrom('infantry', 'artillery', 'fighter').map((type) => ({ power, type })),
    { maxLength: 2 },
  )
const fleet = (power: PowerId) =>
  fc.record({
    cruiser: small(1),
    submarine: small(1),
    transports: fc.array(fc.record({ cargo: cargo(power) }), { maxLength: 2 }),
  }) as unknown as fc.Arbitrary<UnitSpec>
const foe = fc.record({ infantry: fc.integer({ min: 1, max: 2 }), artillery: small(1) })

const standing = (power: PowerId, enemy: PowerId): fc.Arbitrary<Record<SpaceId, Partial<Record<PowerId, UnitSpec>>>> =>
  fc
    .record({
      own: fc.dictionary(fc.constantFrom(...LAND), ordered, { minKeys: 2, maxKeys: 5 }),
      theirs: fc.dictionary(fc.constantFrom(...LAND), foe, { maxKeys: 4 }),
      ships: fc.dictionary(fc.constantFrom(...SEA), fleet(power), { maxKeys: 2 }),
      prey: fc.dictionary(fc.constantFrom(...SEA), fc.record({ cruiser: small(1), submarine: small(1) }), { maxKeys: 2 }),
    })
    .map(({ own, theirs, ships, prey }) => {
      const units: Record<SpaceId, Partial<Record<PowerId, UnitSpec>>> = {}
      for (const [space, spec] of Object.entries({ ...own, ...ships })) units[space] = { [power]: spec }
      for (const [space, spec] of Object.entries({ ...theirs, ...prey })) units[space] = { ...units[space], [enemy]: spec }
      return units
    })

const positions = fc.constantFrom<[PowerId, PowerId][]>(['germany', 'france'], ['britain', 'germany']).chain(([power, enemy]) =>
  fc.record({
    ruleset: fc.constantFrom(...engine.RULESET_IDS),
    power: fc.constant(power),
    units: standing(power, enemy),
    seed: fc.integer(),
  }),
)

type Position = { ruleset: RulesetId; power: PowerId; units: PositionSpec['units']; seed: number }

const open = ({ ruleset, power, units, seed }: Position): GameState =>
  deepFreeze(
    engine.positionFrom({
      ruleset,
      base: 'empty',
      round: 5,
      phase: 'move',
      seed: `${seed}`,
      power,
      ...(units ? { units } : {}),
    }),
  )

const MOVING = ['move', 'load', 'offload']
const moving = (offered: readonly Action[]) => offered.filter((a) => MOVING.includes(a.type))

describe('Movement', () => {
  test('can always be ended: whoever takes only what is offered never gets stuck', { timeout }, () => {
    let walked = 0
    fc.assert(
      fc.property(positions, (position) => {
        let state = open(position)
        const below = chooser(position.seed)
        for (let i = 0; i < 200; i++) {
          const offered = engine.legalActions(state)
          if (engine.decision(state)) {
            state = step(state, offered[below(offered.length)] as Action).state
            continue
          }
          if (engine.turn(state).phase !== 'move') break
          offersHold(state, offered, below, 2)
          const moves = moving(offered)
          const end = offered.find((a) => a.type === 'end-phase')
          if (moves.length === 0) {
            expect(end, `stuck after ${i} moves`).toBeDefined()
            break
          }
          state = step(state, moves[below(moves.length)] as Action).state
          walked++
        }
      }),
      runs(1, 20),
    )
    expect(walked).toBeGreaterThan(200)
  })

  test('the order of two moves over land makes no difference', { timeout }, () => {
    let pairs = 0
    fc.assert(
      fc.property(positions, (position) => {
        const state = open(position)
        const below = chooser(position.seed)
        const marches = engine
          .legalActions(state)
          .filter((a): a is Extract<Action, { type: 'move' }> => a.type === 'move' && !a.from.startsWith('sz'))
        for (let i = 0; i < 6 && marches.length > 1; i++) {
          const [a, b] = [marches[below(marches.length)], marches[below(marches.length)]] as [Action, Action]
          const ab = engine.checkAction(step(state, a).state, b) === null
          const ba = engine.checkAction(step(state, b).state, a) === null
          if (!ab || !ba) continue
          expect(engine.hashOf(step(step(state, a).state, b).state)).toBe(engine.hashOf(step(step(state, b).state, a).state))
          pairs++
        }
      }),
      runs(2, 35),
    )
    expect(pairs).toBeGreaterThan(30)
  })

  test('reach and moves agree', { timeout }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        const state = open(position)
        for (const a of engine.legalActions(state)) {
          if (a.type !== 'move') continue
          const { type: _type, path, ...query } = a
          const target = engine.reach(state, query).find((r) => r.space === path.at(-1))
          expect(target?.path).toEqual(path)
        }
      }),
      runs(3, 20),
    )
  })
})
