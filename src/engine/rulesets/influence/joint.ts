import type { Ctx } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { hasArmyCore, placeOf, stacksIn } from '../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'

/**
 * Allies at war may join an attack that has infantry of the active power (INF-LAND-01, INF-LAND-02), whatever they did this round
 * (INF-LAND-05, INF-LAND-10); not at sea (INF-LAND-09).
 */
export function checkJoin(ctx: Ctx, space: SpaceId, power: PowerId): Refusal | null {
  const attacker = ctx.state.flow.power
  if (placeOf(ctx, space).kind !== 'land') return refuse(ctx, 'INF-LAND-09', 'no-joint-attack-at-sea', {}, space)
  const foe = ctx.rules.sideOf(power) !== ctx.rules.sideOf(attacker)
  if (foe || power === attacker || !areFriendsIn(ctx, space, attacker, power))
    return refuse(ctx, foe ? 'INF-LAND-01' : 'INF-LAND-02', 'joins-no-such-ally', { power }, space)
  if (!stacksIn(ctx.state, space).some((s) => s.power === power))
    return refuse(ctx, 'INF-LAND-01', 'ally-not-there', { power, space }, space)
  return hasArmyCore(ctx, space, attacker)
    ? null
    : refuse(ctx, 'INF-LAND-02', 'joint-attack-needs-infantry', { power: attacker }, space)
}
