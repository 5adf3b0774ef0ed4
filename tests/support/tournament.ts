import { expect } from 'vitest'
import type { Counts, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { at, engine, type Game } from './game.ts'

/** A position of the tournament game: as `at`, round 2, Germany's Movement phase on an empty board unless the spec says otherwise. */
export const tou = (spec: Partial<PositionSpec> = {}): Game => at({ ruleset: 'tournament', ...spec })

/** Its opening, in Austria-Hungary's first Purchase phase. */
export const touOpening = (spec: Partial<PositionSpec> = {}): Game =>
  tou({ base: 'opening', round: 1, power: 'austria-hungary', phase: 'purchase', ...spec })

/** A power's turn comes to its end, and play goes on to the next question or Purchase phase. */
export function turnEnds(power: PowerId, spec: Partial<PositionSpec> = {}): Game {
  const g = tou({ power, phase: 'income', ...spec })
  g.endPhase()
  return g
}

/** All of these under one power's control. */
export const held = (by: PowerId, ...spaces: SpaceId[]): Record<SpaceId, PowerId> =>
  Object.fromEntries(spaces.map((s) => [s, by]))

/** One infantry of each power in each of these: contested where they are enemies. */
export const stand = (spaces: readonly SpaceId[], ...powers: PowerId[]): NonNullable<PositionSpec['units']> =>
  Object.fromEntries(spaces.map((s) => [s, Object.fromEntries(powers.map((p) => [p, { infantry: 1 }]))]))

export const homelandOf = (g: Game, power: PowerId) =>
  engine.homelands(g.state).find((h) => h.power === power) ?? expect.fail(`no homeland of ${power}`)

/** Its territories with their values. */
export const landsOf = (g: Game, power: PowerId): Record<SpaceId, number> =>
  Object.fromEntries(homelandOf(g, power).territories.map((t) => [t.space, t.ipc]))

export const points = (g: Game) => {
  const scores = engine.scores(g.state) ?? expect.fail('nothing is counted in this game')
  return { central: scores.central, allies: scores.allies }
}

type Fight = Partial<PositionSpec> & { ships?: Counts; sails?: Counts; against?: Counts; stay?: boolean }

/** German ships (all, or those named) sail from the Belt (sz10) and attack the British in the North Sea (sz5); or have lain there already. */
export function attacked({
  ships = { cruiser: 2 },
  sails = ships,
  against = { cruiser: 1 },
  stay = false,
  ...spec
}: Fight): Game {
  const g = tou({
    ...spec,
    units: {
      ...(stay ? { sz5: { germany: ships, britain: against } } : { sz10: { germany: ships }, sz5: { britain: against } }),
      ...spec.units,
    },
  })
  if (!stay) {
    const { transport = 0, ...warships } = sails
    g.do({
      type: 'move',
      from: 'sz10',
      path: ['sz5'],
      units: warships,
      ...(transport > 0 ? { transports: g.transports('sz10') } : {}),
    })
  }
  g.endPhase()
  g.attack('sz5')
  return g
}
