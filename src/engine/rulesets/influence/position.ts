import { isWholeNumber } from '../../kernel/fields.ts'
import type { Rules, View } from '../../kernel/rules.ts'
import { impossible } from '../../refusal.ts'
import { fightsOn } from '../../state/relations.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import { setSpace, withEntry } from '../../state/stacks.ts'
import type { SpaceId } from '../../types/ids.ts'
import type { PositionSpec } from '../../types/outcome.ts'
import type { Control, GameState } from '../../types/state.ts'

/** The initial influence facts: all empty. */
export const initInfluence = (_rules: Rules, state: GameState): GameState => ({
  ...state,
  war: { ...state.war, influenced: [], revolted: [], shippingLost: {} },
  turn: { ...state.turn, paid: { influence: [], revolts: [] } },
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Space ids of a list or record that are in the ruleset's table, in alphabetical order. Throws a ContractError. */
function readSpaces(value: unknown, field: string, table: Readonly<Record<SpaceId, unknown>> = {}): SpaceId[] {
  if (value === undefined) return []
  const ids: unknown = isRecord(value) ? Object.keys(value) : value
  if (!Array.isArray(ids)) impossible(field, 'spaces')
  const stranger = ids.find((id) => typeof id !== 'string' || !Object.hasOwn(table, id))
  if (stranger !== undefined) impossible(field, 'not-in-table', { space: String(stranger) })
  return [...new Set(ids as SpaceId[])].sort()
}

function readLosses(rules: Rules, value: unknown): NonNullable<GameState['war']['shippingLost']> {
  const field = 'shippingLost'
  if (value === undefined) return {}
  if (!isRecord(value)) impossible(field, 'object')
  for (const [power, n] of Object.entries(value))
    if (!Object.hasOwn(rules.powers, power) || !isWholeNumber(n)) impossible(`${field}.${power}`, 'loss')
  return { ...value } as NonNullable<GameState['war']['shippingLost']>
}

/** Control of won countries whose winner the position names. */
function readWon(rules: Rules, { war: { control } }: GameState, spec: PositionSpec): GameState['war']['control'] {
  if (!isRecord(spec.influenced)) return control
  let held = control
  for (const [country, power] of Object.entries(spec.influenced)) {
    if (!Object.hasOwn(rules.data.influence?.[country] ?? {}, power))
      impossible(`influenced.${country}`, 'not-won', { power: String(power), country })
    if (spec.control?.[country] === undefined && spec.units?.[country] === undefined)
      held = withEntry<Control>(held, country, power)
  }
  return held
}

/** Reads influence facts of a position; won countries count as mobilized. Throws a ContractError. */
export function readInfluence(rules: Rules, state: GameState, spec: PositionSpec): GameState {
  const influenced = readSpaces(spec.influenced, 'influenced', rules.data.influence)
  return {
    ...state,
    war: {
      ...state.war,
      control: readWon(rules, state, spec),
      influenced,
      mobilized: [...new Set([...state.war.mobilized, ...influenced])].sort(),
      revolted: readSpaces(spec.revolted, 'revolted', rules.data.revolts?.places),
      shippingLost: readLosses(rules, spec.shippingLost),
    },
  }
}

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
