// Buying, placing and collecting.
import type { Counts, PositionSpec, PowerId } from '../../../src/engine/index.ts'
import type { Game } from '../game.ts'
import { adv } from './start.ts'

/** A power in Mobilize with this order bought, on an empty board with money enough. */
export function bought(power: PowerId, units: Counts, spec: Partial<PositionSpec> = {}): Game {
  const g = adv({ power, phase: 'purchase', treasury: { [power]: 200 }, ...spec })
  g.do({ type: 'purchase', units })
  return g.until(power, 'mobilize')
}

/** Germany collects its income, with these ships in sea zone 10; what came in through Holland, if anything did. */
export function collects(sz10: NonNullable<PositionSpec['units']>[string] = {}, spec: Partial<PositionSpec> = {}) {
  const g = adv({ phase: 'income', treasury: { germany: 0 }, queue: [5], units: { sz10, ...spec.units }, ...omitUnits(spec) })
  const income = g.production('germany')
  g.endPhase()
  const [supplies] = g.past('supplies-came-in')
  return { g, supplies, more: g.treasury('germany') - income }
}

const omitUnits = ({ units: _units, ...rest }: Partial<PositionSpec>): Partial<PositionSpec> => rest
