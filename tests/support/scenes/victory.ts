// Turns that end, and who holds what as they do.

import type { PositionSpec, PowerId, SpaceId } from '../../../src/engine/index.ts'
import type { Game } from '../game.ts'
import { end } from './actions.ts'
import { advLate, inf, tou } from './start.ts'

/** The last phase of this power's turn in a tournament, ended; play goes on to the next question or Purchase phase. */
export function turnEnds(power: PowerId, spec: Partial<PositionSpec> = {}): Game {
  return tou({ power, phase: 'income', ...spec }).after(end)
}

/** The same in the advanced game of round 5. */
export function ending(power: PowerId, spec: Partial<PositionSpec>): Game {
  return advLate({ power, phase: 'income', ...spec }).after(end)
}

/** The same under the influence rules in round 5, with these spaces so held: America's turn, the last of a round, unless said. */
export function infEnding(control: PositionSpec['control'], power: PowerId = 'usa', spec: Partial<PositionSpec> = {}): Game {
  return inf({ power, phase: 'income', round: 5, control, ...spec }).after(end)
}

/** All of these under one power's control. */
export const held = (by: PowerId, ...spaces: SpaceId[]): Record<SpaceId, PowerId> =>
  Object.fromEntries(spaces.map((s) => [s, by]))

/** One infantry of each power in each of these: contested where they are enemies. */
export const stand = (spaces: readonly SpaceId[], ...powers: PowerId[]): NonNullable<PositionSpec['units']> =>
  Object.fromEntries(spaces.map((s) => [s, Object.fromEntries(powers.map((p) => [p, { infantry: 1 }]))]))

/** One infantry of each: a territory that is contested. */
export const enemies = (a: PowerId, b: PowerId) => ({ [a]: { infantry: 1 }, [b]: { infantry: 1 } })

const DEFENDERS: Record<SpaceId, PowerId> = {
  berlin: 'germany',
  vienna: 'austria-hungary',
  constantinople: 'ottoman',
  moscow: 'russia',
  paris: 'france',
  london: 'britain',
  rome: 'italy',
  'united-states-of-america': 'usa',
}

/** These capitals contested by an enemy. */
export function contested(...capitals: SpaceId[]): NonNullable<PositionSpec['units']> {
  const own = (c: SpaceId) => DEFENDERS[c] as PowerId
  const enemy = (c: SpaceId): PowerId => (['berlin', 'vienna', 'constantinople'].includes(c) ? 'britain' : 'germany')
  return Object.fromEntries(capitals.map((c) => [c, enemies(own(c), enemy(c))]))
}
