import { toldOrNull } from '../door/refusals.ts'
import { contextOf } from '../kernel/context.ts'
import { checkEntry } from '../phases/move/enter/index.ts'
import { gather } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { SpaceId } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'

/**
 * What keeps the acting power's land units out of a territory wherever they come from, or null: its neutrality or another's,
 * land that has left the war, a closed colony, a country that is paid for (INF-ITA-02, INF-ITA-03, INF-ITA-06, INF-MOB-08, INF-COL-06, INF-INFL-08,
 * INF-RUS-09). Throws nothing; of the sea and of what cannot be entered at all it says null.
 */
export function barredFrom(state: GameState, space: SpaceId): RuleError | null {
  const ctx = contextOf(rulesOf(state), state)
  if (ctx.rules.map.places.get(space)?.kind !== 'land') return null
  const entry = { power: state.flow.power, from: space, to: space, units: { infantry: 1 }, by: 'land', bound: false } as const
  return toldOrNull(ctx.rules, gather(checkEntry(ctx, entry)))
}
