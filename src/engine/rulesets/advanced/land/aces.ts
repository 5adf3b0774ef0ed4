import { endAirRound } from '../../../phases/combat/land/steps.ts'
import { lossStep } from '../../../phases/combat/losses/loss-step.ts'
import type { LandBattle } from '../../../types/task.ts'
import { applyHarmless, harmlessProblem } from './harmless.ts'

/** ADV-04-04: after the removals (ADV-04-02), the other hits damage fighters (ADV-04-03). */
export const airDamage = lossStep<LandBattle>({
  id: 'air-damage',
  track: 'air',
  losses: {
    sides: ['attacker', 'defender'],
    topic: 'air-damage',
    owed: (battle, side) => battle.airDamage?.[side] ?? 0,
    problem: (ctx, battle, side) => harmlessProblem(ctx, battle, 'damage', side),
    apply: applyHarmless,
  },
  whenTaken: endAirRound,
})
