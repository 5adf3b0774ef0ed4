/** Attacks in which friends join: whoever stands there already fires too, and the enemy fires no more for it. */
import { battles, companions, meanHits, muster } from '../../engine/index.ts'
import type { PlannedOrder } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** IPCs of a hit, about. */
const HIT_VALUE = 3
/** An optional attack is made from so many hits given for each that is taken. */
const MIN_HIT_RATIO = 0.9

export const jointAttacks: RulesetPlanner = {
  // Wherever fighters may rest with friends, friends attack together: nobody is offered to join in the other games.
  applies: () => true,
  planners: {
    combat: ({ state }): PlannedOrder[] => {
      for (const { space, kind, required, resolved } of battles(state)) {
        if (kind !== 'land' || resolved) continue
        const { powers } = companions(state, space)
        const alone = powers.length > 0 ? muster(state, space) : null
        const together = alone && muster(state, space, powers)
        if (!alone || !together) continue
        const kill = meanHits(together.attackers)
        const lose = meanHits(together.defenders)
        if (kill <= meanHits(alone.attackers) || (!required && kill < MIN_HIT_RATIO * lose)) continue
        return [
          {
            action: { type: 'attack', space, with: powers },
            why: { kind: 'exchange', ipc: HIT_VALUE * (kill - lose), space, kill, lose },
          },
        ]
      }
      return []
    },
  },
}
