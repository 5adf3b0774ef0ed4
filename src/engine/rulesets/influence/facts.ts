import type { SpaceId } from '../../types/ids.ts'
import { ContractError, type PositionSpec } from '../../types/outcome.ts'
import type { GameState } from '../../types/state.ts'
import type { Rules } from '../rules.ts'

/** Nothing won, risen, paid for or lost yet. */
export const begin = (_rules: Rules, state: GameState): GameState => ({
  ...state,
  influenced: [],
  revolted: [],
  paid: { influence: [], revolts: [] },
  shippingLost: {},
})

/** A list of spaces that stand in the ruleset's table, in alphabetical order. Throws a ContractError that names the field. */
function listed(value: unknown, field: string, table: Readonly<Record<SpaceId, unknown>> = {}): SpaceId[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new ContractError(field, `The field "${field}" must be a list of spaces.`)
  const stranger = value.find((id) => typeof id !== 'string' || !Object.hasOwn(table, id))
  if (stranger !== undefined) throw new ContractError(field, `"${String(stranger)}" is not in the ruleset's table (${field}).`)
  return [...new Set(value as SpaceId[])].sort()
}

function losses(rules: Rules, value: unknown): NonNullable<GameState['shippingLost']> {
  const field = 'shippingLost'
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null) throw new ContractError(field, `The field "${field}" must be an object.`)
  for (const [power, n] of Object.entries(value))
    if (!Object.hasOwn(rules.powers, power) || !Number.isInteger(n) || n < 0)
      throw new ContractError(`${field}.${power}`, `The field "${field}.${power}" must be the loss of a power in whole IPCs.`)
  return { ...value }
}

/** What a position says of them; a country that was won has mobilized. */
export function readPosition(rules: Rules, state: GameState, spec: PositionSpec): GameState {
  const influenced = listed(spec.influenced, 'influenced', rules.data.influence)
  return {
    ...state,
    influenced,
    mobilized: [...new Set([...state.mobilized, ...influenced])].sort(),
    revolted: listed(spec.revolted, 'revolted', rules.data.revolts?.places),
    shippingLost: losses(rules, spec.shippingLost),
  }
}
