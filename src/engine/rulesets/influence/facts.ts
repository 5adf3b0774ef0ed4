import { isWholeNumber } from '../../kernel/fields.ts'
import type { Rules } from '../../kernel/rules.ts'
import { impossible } from '../../refusal.ts'
import { withEntry } from '../../state/stacks.ts'
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
