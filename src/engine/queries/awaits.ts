import { contextOf } from '../kernel/context.ts'
import { minorArmyOwner, minorForceOf } from '../phases/politics/minors.ts'
import { rulesOf } from '../rulesets/index.ts'
import { areFriends } from '../state/relations.ts'
import { isUnmobilizedMinor, mineAgainst, placeOf } from '../state/selectors.ts'
import type { Counts, Owner, PowerId, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** The army that entering an unmobilized minor's capital raises, and whether it resists; null if none is raised. */
export function minorArmy(state: GameState, space: SpaceId, by: PowerId): { force: Counts; hostile: boolean } | null {
  const view = { rules: rulesOf(state), state }
  if (placeOf(view, space).kind !== 'land' || !isUnmobilizedMinor(view, space)) return null
  const friend = minorArmyOwner(view, space, by)
  return { force: minorForceOf(view, space), hostile: friend === null || !areFriends(view, by, friend) }
}

/** As `minorArmy`, with the powers that may own the army. */
export function minorForecast(
  state: GameState,
  space: SpaceId,
  by: PowerId,
): { force: Counts; owners: Owner[]; hostile: boolean } | null {
  const army = minorArmy(state, space, by)
  if (!army) return null
  const ctx = contextOf(rulesOf(state), state)
  const friend = minorArmyOwner(ctx, space, by)
  return { ...army, owners: friend === null ? [...ctx.rules.hooks.neutralOwners(ctx, space, by)] : [friend] }
}

/** Zones whose mines roll against this power's ships now. */
export function minesAgainst(state: GameState, power: PowerId): { zone: SpaceId; territory: SpaceId; by: PowerId }[] {
  const ctx = contextOf(rulesOf(state), state)
  return ctx.rules.map.zones.flatMap(({ id }) => {
    const mine = mineAgainst(ctx, id, power)
    return mine ? [{ zone: id, ...mine }] : []
  })
}
