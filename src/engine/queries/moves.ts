import { checkShape } from '../flow/actions.ts'
import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { toRuleError, toRuleErrorOrNull } from '../messages/rule-error.ts'
import { spacesWithUnmetDuties } from '../phases/move/duties.ts'
import { findRemedy } from '../phases/move/find-remedy.ts'
import { checkEntry } from '../phases/move/march/entry.ts'
import { checkMove } from '../phases/move/move.ts'
import { landRange, moveAlong, overlandPaths, reachableSpaces } from '../phases/move/reach.ts'
import { minorArmyOwner, minorForceOf } from '../phases/politics/minors.ts'
import { gather, type Refusal } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import { areFriends } from '../state/relations.ts'
import { isUnmobilizedMinor, mineAgainst, placeOf } from '../state/selectors.ts'
import { addCounts, entries } from '../state/stacks.ts'
import type { Action, ReachQuery, ReachTarget } from '../types/action.ts'
import type { Counts, Owner, PowerId, SpaceId } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'

/** Spaces that all these units can reach now, with one path each. Returns [] for a malformed query. */
export function reach(state: GameState, query: ReachQuery): ReachTarget[] {
  const ctx = contextOf(rulesOf(state), state)
  if (state.flow.winner || state.flow.pending || state.flow.phase !== 'move' || typeof query !== 'object' || query === null)
    return []
  if (checkShape(ctx, moveAlong(query, [query.from])) !== null) return []
  return reachableSpaces(ctx, query)
}

/** Why these units may not go there now: the refusal of the most natural path; null if they may. */
export function whyNot(state: GameState, query: ReachQuery, to: SpaceId): RuleError | null {
  const ctx = contextOf(rulesOf(state), state)
  const shape = checkShape(ctx, moveAlong(query, [to]))
  if (shape) return toRuleError(ctx.rules, shape)
  const known = reach(state, query).find((t) => t.space === to)
  if (known) return null
  const refusals = naturalPaths(ctx, query, to).map((path) => checkMove(ctx, moveAlong(query, path)))
  const reasons = (e: Refusal | null): number => (e ? 1 + (e.also?.length ?? 0) : 0)
  return toRuleErrorOrNull(
    ctx.rules,
    refusals.reduce((best, e) => (reasons(e) < reasons(best) ? e : best)),
  )
}

/** For land units with more than one step all overland paths, otherwise the shortest one. */
function naturalPaths(ctx: Ctx, query: ReachQuery, to: SpaceId): SpaceId[][] {
  const shortest = naturalPath(ctx, query, to)
  const all = entries(query.units ?? {})
  if (shortest.length < 2 || !all.some(([type]) => ctx.rules.units[type].kind === 'land')) return [shortest]
  const ways = overlandPaths(ctx, query.from, landRange(ctx, all), true).get(to) ?? []
  return ways.length === 0 ? [shortest] : ways.map(({ path }) => path)
}

/** Shortest path over the board for this kind of unit, ignoring the rules. */
function naturalPath(ctx: Ctx, query: ReachQuery, to: SpaceId): SpaceId[] {
  const all = entries(addCounts(query.units ?? {}, query.damaged ?? {}))
  const ships = (query.transports?.length ?? 0) > 0 || all.some(([type]) => ctx.rules.units[type].kind === 'sea')
  const air = all.some(([type]) => ctx.rules.units[type].kind === 'air')
  const found = new Map<SpaceId, SpaceId[]>([[query.from, []]])
  const queue = [query.from]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const path = found.get(at) ?? []
    const place = placeOf(ctx, at)
    for (const next of ships ? place.sea : air ? place.adjacent : place.land)
      if (!found.has(next)) {
        found.set(next, [...path, next])
        queue.push(next)
      }
  }
  const way = found.get(to)
  return way && way.length > 0 ? way.slice(0, 16) : [to]
}

/**
 * Why the acting power's land units may not enter a territory from any neighbour, or null (INF-ITA-02, INF-ITA-03, INF-ITA-06,
 * INF-MOB-08, INF-COL-06, INF-INFL-08, INF-RUS-09). Null for sea zones and impassable land.
 */
export function entryRefusal(state: GameState, space: SpaceId): RuleError | null {
  const ctx = contextOf(rulesOf(state), state)
  if (ctx.rules.map.places.get(space)?.kind !== 'land') return null
  const entry = { power: state.flow.power, from: space, to: space, units: { infantry: 1 }, by: 'land', bound: false } as const
  return toRuleErrorOrNull(ctx.rules, gather(checkEntry(ctx, entry)))
}

/**
 * Moves that repair all faults that keep Movement open (STD-MOV-09, STD-MOV-10, STD-TRN-11). Empty without faults; null outside
 * Movement or without a solution.
 */
export function repairMoves(state: GameState): Action[] | null {
  const { phase, pending, winner } = state.flow
  if (phase !== 'move' || pending || winner) return null
  const ctx = contextOf(rulesOf(state), state)
  return findRemedy(ctx, spacesWithUnmetDuties(ctx))
}

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
