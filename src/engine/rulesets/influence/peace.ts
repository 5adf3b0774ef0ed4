import type { Rules, View } from '../../kernel/rules.ts'
import { fightsOn } from '../../state/relations.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import { setSpace, withEntry } from '../../state/stacks.ts'
import type { SpaceId } from '../../types/ids.ts'
import type { PositionSpec } from '../../types/outcome.ts'
import type { Control, GameState } from '../../types/state.ts'

/** Minors that fight on for a power at peace pay no income (INF-RUS-15). */
export function isUnpaid(view: View, space: SpaceId): boolean {
  const control = controllerOf(view.state, space)
  return control !== null && control !== 'contested' && fightsOn(view, space, control)
}

/**
 * Completes a position after the treaty: ceded land is Germany's (INF-RUS-05); Russian units of the opening stay only on Russian
 * land (INF-RUS-06, INF-RUS-11).
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
