import type { PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { at, type Game } from './game.ts'

/** A position of the advanced game: round 5, unless the spec says otherwise. */
export const advanced = (spec: Partial<PositionSpec> = {}): Game => at({ ruleset: 'advanced', round: 5, ...spec })

/** One infantry of each: a territory that is contested. */
export const fight = (a: PowerId, b: PowerId) => ({ [a]: { infantry: 1 }, [b]: { infantry: 1 } })

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
  return Object.fromEntries(capitals.map((c) => [c, fight(own(c), enemy(c))]))
}

/** The last phase of this power's turn, ended. */
export function ending(power: PowerId, spec: Partial<PositionSpec>): Game {
  const g = advanced({ power, phase: 'income', ...spec })
  g.endPhase()
  return g
}
