import fc from 'fast-check'
import { expect } from 'vitest'
import type {
  Action,
  Counts,
  GameState,
  Phase,
  PositionSpec,
  PowerId,
  RulesetId,
  SpaceId,
  UnitType,
} from '../../src/engine/index.ts'
import { deepFreeze, engine, type Played } from './game.ts'
import { chooser, step } from './random.ts'

export type Turn = { before: GameState; action: Action; outcome: Played }

/** One of the actions that are offered: first what kind of thing to do, then which; dice of one's own where they are asked for. */
function choose(state: GameState, below: (n: number) => number): Action | undefined {
  const one = <T>(list: readonly T[]): T | undefined => list[below(list.length)]
  const decision = engine.decision(state)
  if (decision?.kind === 'dice')
    return { type: 'enter-dice', dice: Array.from({ length: decision.count ?? 0 }, () => below(6) + 1) }
  const offered = engine.legalActions(state)
  const kinds = [...new Set(offered.map((a) => a.type))]
  if (kinds.includes('end-phase') && below(engine.turn(state).phase === 'move' ? 12 : 4) === 0) return { type: 'end-phase' }
  const kind = one(kinds.length > 1 ? kinds.filter((k) => k !== 'end-phase') : kinds)
  return one(offered.filter((a) => a.type === kind))
}

/** A war by chance, action by action; every position is frozen to its leaves. */
export function* wage(spec: PositionSpec, seed: number, steps: number): Generator<Turn> {
  const below = chooser(seed)
  let state = deepFreeze(engine.positionFrom(spec))
  for (let i = 0; i < steps && !engine.winner(state); i++) {
    const action = choose(state, below)
    if (!action) return expect.fail(`nothing can be done in ${JSON.stringify(engine.turn(state))}`)
    const outcome = step(state, action)
    yield { before: state, action, outcome }
    state = outcome.state
  }
}

const CENTRAL = engine.POWERS.filter((p) => engine.sideOf(p) === 'central')
const ALLIES = engine.POWERS.filter((p) => engine.sideOf(p) === 'allies')

const upTo = (max: number, min = 0) => fc.integer({ min, max })
/** Some of every kind of unit that the ruleset has, infantry in every army. */
function forcesOf(ruleset: RulesetId): { army: fc.Arbitrary<Counts>; navy: fc.Arbitrary<Counts> } {
  const { units } = engine.rulesetFacts(ruleset)
  const some = (kinds: readonly string[]) =>
    Object.fromEntries(units.filter((u) => kinds.includes(u.kind)).map((u) => [u.id, upTo(u.id === 'tank' ? 1 : 2)]))
  return {
    army: fc.record({ ...some(['land', 'air']), infantry: upTo(4, 1) }) as fc.Arbitrary<Counts>,
    navy: fc.record(some(['sea'])) as fc.Arbitrary<Counts>,
  }
}
const cargo = fc.array(fc.constantFrom('infantry' as const, 'artillery' as const, 'fighter' as const), { maxLength: 2 })
const where = (ids: readonly SpaceId[], units: fc.Arbitrary<Counts>, max: number) =>
  fc.array(
    fc.record({
      space: fc.constantFrom(...ids),
      central: fc.constantFrom(...CENTRAL),
      allied: fc.constantFrom(...ALLIES),
      here: fc.constantFrom('central', 'allied', 'both'),
      units: fc.tuple(units, units),
      cargo,
    }),
    { minLength: Math.ceil(max / 2), maxLength: max },
  )

export type Taste = {
  ruleset?: RulesetId
  base?: PositionSpec['base']
  phases?: readonly Phase[]
  armies?: number
  fleets?: number
  more?: fc.Arbitrary<Partial<PositionSpec>>
}

/** Positions of the middle of a war: armies and fleets thrown about, in any phase of anybody's turn. */
export function positions({
  ruleset = 'standard',
  base = 'opening',
  phases = engine.PHASES,
  armies = 12,
  fleets = 8,
  more = fc.constant({}),
}: Taste = {}): fc.Arbitrary<PositionSpec> {
  const power: fc.Arbitrary<PowerId> = fc.constantFrom(...engine.POWERS)
  const { spaces } = engine.rulesetFacts(ruleset)
  const idsOf = (kind: string): SpaceId[] => spaces.filter((s) => s.kind === kind).map((s) => s.id)
  const russian: ReadonlySet<SpaceId> = new Set(spaces.filter((s) => s.original === 'russia').map((s) => s.id))
  const { army, navy } = forcesOf(ruleset)
  const { data } = engine.rulesetFacts(ruleset)
  const late = (power: PowerId): number => data.lateEntries.find((entry) => entry.power === power)?.entersRound ?? 1
  return fc
    .record({
      round: upTo(7, 1),
      power,
      phase: fc.constantFrom(...phases),
      seed: fc.string({ maxLength: 4 }),
      submarineWarfare: fc.boolean(),
      land: where(idsOf('land'), army, armies),
      sea: where(idsOf('sea'), navy, fleets),
      more,
    })
    .map(({ land, sea, more, ...when }) => {
      const units: NonNullable<PositionSpec['units']> = {}
      const war = when.round > 4 && more.usaAtWar !== false
      for (const { space, central, allied, here, units: two, cargo } of [...land, ...sea])
        for (const [i, p] of [central, allied].entries()) {
          if (here !== 'both' && (here === 'central') === (i === 1)) continue
          if ((p === 'usa' && !war) || when.round < late(p)) continue
          if (p === 'russia' && more.revolution && !russian.has(space)) continue
          const { transport: n = 0, ...rest } = two[i] as Counts
          const transports = Array.from({ length: n }, () => ({ cargo: cargo.map((type) => ({ power: p, type })) }))
          units[space] = { ...units[space], [p]: { ...rest, ...(n > 0 ? { transports } : {}) } }
        }
      return { ruleset, base, ...when, units, ...more }
    })
}

/** A war on many fronts in its fourth year, in which most rules of a game meet; it begins with the end of Russia's turn. */
export function lateWar(ruleset: RulesetId, more: Partial<PositionSpec> = {}): PositionSpec {
  const advanced = ruleset === 'advanced'
  const of = (power: PowerId, ...types: UnitType[]) => ({ cargo: types.map((type) => ({ power, type })) })
  return {
    ruleset,
    base: 'empty',
    round: 4,
    power: 'russia',
    phase: 'income',
    ...(advanced ? { convoyWar: 'restricted', markers: { gas: { picardy: { germany: 1 }, paris: { france: 1 } } } } : {}),
    ...(ruleset === 'standard' || ruleset === 'tournament' ? { submarineWarfare: true } : {}),
    treasury: { germany: 30, france: 30, britain: 30, ottoman: 30, russia: 10 },
    control: { belarus: 'germany', livonia: 'germany', ukraine: 'austria-hungary', finland: 'germany', burgundy: 'germany' },
    units: {
      moscow: { russia: { infantry: 4, artillery: 1 }, britain: { infantry: 1 } },
      poland: { russia: { infantry: 2 }, germany: { infantry: 3, artillery: 1 } },
      galicia: { russia: { infantry: 2 }, italy: { infantry: 1 }, 'austria-hungary': { infantry: 3 } },
      romania: { russia: { infantry: 1 }, france: { infantry: 1 } },
      karelia: { russia: { infantry: 1 }, germany: { infantry: 1 } },
      picardy: {
        germany: { infantry: 5, artillery: 2, tank: 2, fighter: 1 },
        france: { infantry: 4, artillery: 1, fighter: 1, ...(advanced ? { 'machine-gun': 2 } : {}) },
      },
      lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } },
      ruhr: { germany: { infantry: 3, artillery: 1 } },
      paris: { france: { infantry: 2, artillery: 1 }, britain: { infantry: 2, tank: 1 } },
      rome: { italy: { infantry: 2 } },
      trieste: { 'austria-hungary': { infantry: 3, fighter: 1 } },
      ankara: { ottoman: { infantry: 3, artillery: 1 } },
      india: { britain: { infantry: 2 } },
      sz7: { germany: { submarine: 2 }, ...(advanced ? { britain: { destroyer: 1 } } : {}) },
      sz9: {
        britain: { battleship: 1, cruiser: 1, transports: [of('britain', 'infantry', 'infantry'), of('france', 'infantry')] },
      },
      sz10: {
        germany: { cruiser: 2, submarine: 1, transports: [of('germany', 'infantry')], ...(advanced ? { destroyer: 1 } : {}) },
      },
      sz17: { italy: { cruiser: 1, transport: 1 }, 'austria-hungary': { submarine: 1 } },
      sz1: { usa: { battleship: 1, transport: 1 }, germany: { submarine: 1 } },
      'united-states-of-america': { usa: { infantry: 2 } },
      sz21: { russia: { cruiser: 1, transports: [of('russia', 'infantry')] } },
    },
    ...more,
  }
}
