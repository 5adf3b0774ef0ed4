import { contextOf } from '../kernel/context.ts'
import { toRuleErrorOrNull } from '../messages/rule-error.ts'
import { checkEntry } from '../phases/move/march/entry.ts'
import { gather } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { SpaceId } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'

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
