/** Joint attacks: allies in the space fire too, and the enemy does not fire more. */
import { battleDice, battles, companions, meanHits } from '../../engine/index.ts'
import type { PlannedOrder } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

const HIT_VALUE = 3
/** Expected hits per hit taken from which an optional attack is made. */
const MIN_HIT_RATIO = 0.9

export const jointAttacks: RulesetPlanner = {
  // `companions` is empty in rulesets without joint attacks.
  applies: () => true,
  planners: {
    combat: ({ state }): PlannedOrder[] => {
      for (const { space, kind, required, resolved } of battles(state)) {
        if (kind !== 'land' || resolved) continue
        const { powers } = companions(state, space)
        const alone = powers.length > 0 ? battleDice(state, space) : null
        const together = alone && battleDice(state, space, powers)
        if (!alone || !together) continue
        const ownHits = meanHits(together.attackers)
        const enemyHits = meanHits(together.defenders)
        if (ownHits <= meanHits(alone.attackers) || (!required && ownHits < MIN_HIT_RATIO * enemyHits)) continue
        return [
          {
            action: { type: 'attack', space, with: powers },
            why: { kind: 'exchange', ipc: HIT_VALUE * (ownHits - enemyHits), space, kill: ownHits, lose: enemyHits },
          },
        ]
      }
      return []
    },
  },
}
