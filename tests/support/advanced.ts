import type { Counts, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { at, type Game } from './game.ts'

/** A position of the advanced game: as `at`, round 2, Germany's Movement phase on an empty board unless the spec says otherwise. */
export const adv = (spec: Partial<PositionSpec> = {}): Game => at({ ruleset: 'advanced', ...spec })

/** Its opening, in the named power's phase of round 1. */
export const advOpening = (spec: Partial<PositionSpec> = {}): Game =>
  adv({ base: 'opening', round: 1, power: 'austria-hungary', phase: 'purchase', ...spec })

/** A power in Mobilize with this order bought, on an empty board with money enough. */
export function bought(power: PowerId, units: Counts, spec: Partial<PositionSpec> = {}): Game {
  const g = adv({ power, phase: 'purchase', treasury: { [power]: 200 }, ...spec })
  g.do({ type: 'purchase', units })
  return g.until(power, 'mobilize')
}

export const mobilize = (to: SpaceId, units: Counts) => ({ type: 'mobilize', units, to }) as const
