/** What waits for those who enter: the army of a minor power, the mines of a zone. */
import { contextOf } from '../kernel/context.ts'
import { forceOf, friendOf } from '../phases/politics/minors.ts'
import { rulesOf } from '../rulesets/index.ts'
import { areFriends } from '../state/relations.ts'
import { isUnmobilizedMinor, mineAgainst, placeOf } from '../state/selectors.ts'
import type { Counts, Owner, PowerId, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** What entering an unmobilized minor's capital would raise, whose it could be, and whether it would resist; null when nothing is raised. */
export function minorForecast(
  state: GameState,
  space: SpaceId,
  by: PowerId,
): { force: Counts; owners: Owner[]; hostile: boolean } | null {
  const ctx = contextOf(rulesOf(state), state)
  if (placeOf(ctx, space).kind !== 'land' || !isUnmobilizedMinor(ctx, space)) return null
  const friend = friendOf(ctx, space, by)
  const owners: Owner[] = friend === null ? [...ctx.rules.hooks.neutralOwners(ctx, space, by)] : [friend]
  return { force: forceOf(ctx, space), owners, hostile: friend === null || !areFriends(ctx, by, friend) }
}

/** Zones whose mines would be thrown for this power's ships now. */
export function minesAgainst(state: GameState, power: PowerId): { zone: SpaceId; territory: SpaceId; by: PowerId }[] {
  const ctx = contextOf(rulesOf(state), state)
  return ctx.rules.map.zones.flatMap(({ id }) => {
    const mine = mineAgainst(ctx, id, power)
    return mine ? [{ zone: id, ...mine }] : []
  })
}
