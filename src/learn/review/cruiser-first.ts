import { costOf, decision, unitsIn } from '../../engine/index.ts'
import { typesWith } from './played-turn.ts'
import type { Detector } from './types.ts'

/** Cruisers lost while an undamaged battleship could have taken the hit (STD-NAV-12). */
export const cruiserFirst: Detector = ({ entries, power }) =>
  entries.flatMap(({ action, events, before, after }, entry) => {
    if (action.type !== 'casualties' || decision(before)?.by !== power) return []
    const big = typesWith(before, 'two-hits')
    return events.flatMap((event) => {
      if (event.type !== 'units-lost' || event.power !== power) return []
      const { space, units } = event
      const fresh = unitsIn(after, space).reduce(
        (sum, stack) => (stack.power === power && big.has(stack.type) && !stack.damaged ? sum + stack.count : sum),
        0,
      )
      const lost = Math.min(units.cruiser ?? 0, fresh)
      if (lost === 0) return []
      const cost = lost * costOf(before, 'cruiser')
      return [{ id: 'cruiser-first', rule: 'STD-NAV-12', spaces: [space], cost, entry, facts: { lost, fresh } } as const]
    })
  })
