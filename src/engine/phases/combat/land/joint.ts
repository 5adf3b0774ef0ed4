import type { Ctx } from '../../../flow/context.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import type { HookLook } from '../../../rulesets/rules.ts'
import { areFriendsIn } from '../../../state/relations.ts'
import { hasArmyCore, placeOf, stacksIn } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/** Powers of one side never attack together (STD-MUL-01). */
export const standardMayJoin = (ctx: Ctx, space: SpaceId, power: PowerId): Refusal | null =>
  refuse(ctx, 'STD-MUL-01', 'allies-attack-apart', { power }, space)

/**
 * Beside an infantry of the active power any friend at war may join with all its units in the territory (INF-LAND-01,
 * INF-LAND-02); what it did or will do in this round does not matter (INF-LAND-05, INF-LAND-10). Not at sea (INF-LAND-09).
 */
export function mayJoin(ctx: Ctx, space: SpaceId, power: PowerId): Refusal | null {
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

/** Why those named may not attack together with the active power; consent is assumed. */
export function checkCompanions(ctx: Ctx, { space, with: named = [] }: ActionOf<'attack'>): Refusal | null {
  for (const power of named) {
    const error = ctx.rules.hooks.mayJoin(ctx, space, power)
    if (error) return error
  }
  return null
}

/** Friends who could join an attack here, in turn order. */
export const willing = (ctx: Ctx, space: SpaceId): PowerId[] =>
  ctx.rules.order.filter(
    (p) =>
      p !== ctx.state.flow.power &&
      stacksIn(ctx.state, space).some((s) => s.power === p) &&
      !landedBeside(ctx, space, p) &&
      ctx.rules.hooks.mayJoin(ctx, space, p) === null,
  )

/** Came ashore in this turn's assault from the active power's transports, so it fights at once beside it (INF-TRN-02). */
const landedBeside = (look: HookLook, space: SpaceId, power: PowerId): boolean =>
  power !== look.state.flow.power && stacksIn(look.state, space).some((s) => s.power === power && s.zone !== undefined)

/** Those who attack beside the active power here: who is named, and who landed with it; in turn order. */
export const companionsOf = (ctx: Ctx, space: SpaceId, named: readonly PowerId[]): PowerId[] =>
  ctx.rules.order.filter((p) => named.includes(p) || landedBeside(ctx, space, p))
