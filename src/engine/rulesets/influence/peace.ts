import type { Rules } from '../../kernel/rules.ts'
import { placeOf } from '../../state/selectors.ts'
import { setSpace, withEntry } from '../../state/stacks.ts'
import type { PositionSpec } from '../../types/outcome.ts'
import type { Control, GameState } from '../../types/state.ts'

/**
 * A position after the treaty: what it does not say itself is as the treaty leaves it. The five territories are Germany's
 * (INF-RUS-05), and of the opening's Russian units only those on land left to Russia remain (INF-RUS-06, INF-RUS-11).
 */
export function readPeace(rules: Rules, before: GameState, { units = {}, control = {} }: PositionSpec): GameState {
  const { treaty, revolution } = rules.data
  if (!before.war.revolution || !treaty) return before
  let state = before
  for (const id of treaty.ceded)
    if (control[id] === undefined && state.war.control[id] === revolution.power)
      state = { ...state, war: { ...state.war, control: withEntry<Control>(state.war.control, id, treaty.to) } }
  for (const id of Object.keys(state.war.units)) {
    const { original } = placeOf({ rules }, id)
    const stays = original === revolution.power || state.war.control[id] === revolution.power || treaty.fightOn.includes(id)
    if (units[id] !== undefined || (stays && !treaty.ceded.includes(id))) continue
    const left = (state.war.units[id] ?? []).filter((s) => s.power !== revolution.power)
    state = { ...state, war: { ...state.war, units: setSpace(state.war.units, id, left) } }
  }
  return state
}
