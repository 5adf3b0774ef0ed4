import { checkShape } from '../flow/actions.ts'
import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { toRuleError, toRuleErrorOrNull } from '../messages/rule-error.ts'
import { checkMove } from '../phases/move/move.ts'
import { landRange, moveAlong, overlandPaths, reachableSpaces } from '../phases/move/reach.ts'
import type { Refusal } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import { placeOf } from '../state/selectors.ts'
import { addCounts, entries } from '../state/stacks.ts'
import type { ReachQuery, ReachTarget } from '../types/action.ts'
import type { SpaceId } from '../types/ids.ts'
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
