// Where random games begin: openings and wars thrown about, under any options, with dice of either kind.
import type { Counts, GameOptions, GameState, PositionSpec, PowerId, RulesetId, SpaceId } from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'
import type { Chance } from './chance.ts'

export type Start = GameOptions | PositionSpec

/** Some of the options of a ruleset, each at random, numbers within their bounds. */
function options(c: Chance, ruleset: RulesetId): Record<string, boolean | number> {
  const known = engine.rulesets().find(({ id }) => id === ruleset)?.options ?? []
  return Object.fromEntries(
    c
      .some(known, c.below(known.length + 1))
      .map(({ id, default: usual, least = 0, most = least + 9 }): [string, boolean | number] => [
        id,
        typeof usual === 'boolean' ? c.once(2) : least + c.below(most - least + 1),
      ]),
  )
}

/** Armies and fleets thrown about over a board, infantry in every army; empty transports and loaded ones. */
function scattered(c: Chance, ruleset: RulesetId): NonNullable<PositionSpec['units']> {
  const facts = engine.rulesetFacts(ruleset)
  const kinds = (kind: string): string[] => facts.units.filter((unit) => unit.kind === kind).map(({ id }) => id)
  const counts = (types: readonly string[], least: Counts = {}): Counts => ({
    ...Object.fromEntries(c.some(types, c.below(types.length)).map((type) => [type, 1 + c.below(3)])),
    ...least,
  })
  const cargo = (power: PowerId) =>
    c.some(['infantry', 'infantry', 'artillery'] as const, c.below(3)).map((type) => ({ power, type }))
  const units: NonNullable<PositionSpec['units']> = {}
  for (const { id, kind } of c.some(facts.spaces, 30 + c.below(40))) {
    if (kind !== 'land' && kind !== 'sea') continue
    for (const power of c.some(engine.POWERS, 1 + c.below(2))) {
      const { transport = 0, ...ships } = counts(kinds('sea'))
      const army = counts([...kinds('land'), ...kinds('air')], { infantry: 1 + c.below(4) })
      const fleet = { ...ships, transports: Array.from({ length: transport }, () => ({ cargo: cargo(power) })) }
      units[id as SpaceId] = { ...units[id as SpaceId], [power]: kind === 'land' ? army : fleet }
    }
  }
  return units
}

/** A start that the engine takes: an opening or a war under way. What is no possible game is thrown again. */
export function startOf(c: Chance, ruleset: RulesetId, seed: string): Start {
  for (let tries = 0; tries < 40; tries++) {
    const game: GameOptions = { ruleset, seed, options: options(c, ruleset), dice: c.once(4) ? 'entered' : 'seeded' }
    const position: PositionSpec = {
      ...game,
      base: c.once(2) ? 'opening' : 'empty',
      round: 1 + c.below(7),
      power: c.one(engine.POWERS),
      phase: c.one(engine.PHASES),
      units: scattered(c, ruleset),
      ...(c.once(4) ? { revolution: true } : {}),
      ...(c.once(3) ? { submarineWarfare: true } : {}),
    }
    const start = c.once(3) ? game : position
    try {
      begin(start)
      return start
    } catch (error) {
      if (!(error instanceof engine.ContractError)) throw error
    }
  }
  return { ruleset, seed }
}

/** The state a game begins with. */
export const begin = (start: Start): GameState => ('base' in start ? engine.positionFrom(start) : engine.createGame(start))
