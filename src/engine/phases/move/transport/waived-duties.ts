import { contextOf, emit } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { hasTag, placeOf } from '../../../state/selectors.ts'
import type { EventOf, GameEvent } from '../../../types/event.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { Cargo, Excuse } from '../../../types/state.ts'
import { spaceDuties } from '../duties.ts'

/**
 * Duties this event makes impossible (STD-MOV-10): on a coast the infantry of lost cargo or a lost escort's landings; at sea the
 * escort (STD-MIN-11).
 */
function waivedDuties(ctx: Ctx, event: GameEvent, aboard: readonly Cargo[], escort: SpaceId | null): Excuse[] {
  const after = contextOf(ctx.rules, ctx.state)
  emit(after, event)
  const lost = new Set(aboard.flatMap((c) => (hasTag(ctx, c.type, 'army-core') ? [c.power] : [])))
  const isPast = (space: SpaceId, power: PowerId): boolean => {
    const { kind, sea } = placeOf(ctx, space)
    if (kind === 'sea') return space === escort
    return (sea.length > 0 && lost.has(power)) || (escort !== null && sea.includes(escort))
  }
  const list: Excuse[] = []
  for (const { space, power = ctx.state.flow.power } of spaceDuties(after))
    if (isPast(space, power) && !list.some((e) => e.space === space && e.power === power)) list.push({ space, power })
  return list
}

/** Duties waived by a sunk ship. */
export const dutiesWaivedByLoss = (ctx: Ctx, event: EventOf<'mine-rolled'>): Excuse[] =>
  waivedDuties(ctx, event, event.ship.cargo ?? [], hasTag(ctx, event.ship.type, 'warship') ? event.at : null)

/** Duties waived by a called-off landing (STD-MIN-10). */
export const dutiesWaivedByCallOff = (ctx: Ctx, event: EventOf<'landing-called-off'>): Excuse[] =>
  waivedDuties(
    ctx,
    event,
    (ctx.state.war.units[event.zone] ?? []).flatMap((s) => (event.transports?.includes(s.id ?? -1) ? (s.cargo ?? []) : [])),
    null,
  )
