import { isWholeNumber } from '../../../kernel/fields.ts'
import type { Rules } from '../../../kernel/rules.ts'
import { impossible } from '../../../refusal.ts'
import { placeMarkers } from '../../../state/gas.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { PositionSpec } from '../../../types/outcome.ts'
import type { GameState } from '../../../types/state.ts'

/** Reads `markers.gas` of a position (ADV-03-01, ADV-03-03). Throws a ContractError. */
export function readMarkers(rules: Rules, before: GameState, { markers }: PositionSpec): GameState {
  let state = before
  if (markers === undefined) return state
  const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
  const gas = isRecord(markers) ? (markers as Record<string, unknown>).gas : null
  if (gas === undefined) return state
  if (!isRecord(gas)) impossible('markers.gas', 'object')
  for (const [space, byPower] of Object.entries(gas)) {
    const field = `markers.gas.${space}`
    if (!rules.map.places.has(space)) impossible(field, 'unknown-space', { space })
    if (!isRecord(byPower)) impossible(field, 'object')
    for (const [power, n] of Object.entries(byPower)) {
      if (!Object.hasOwn(rules.powers, power)) impossible(field, 'unknown-power', { power })
      if (!isWholeNumber(n)) impossible(`${field}.${power}`, 'whole', { least: 0 })
      state = placeMarkers(rules, state, space, power as PowerId, n, `${field}.${power}`)
    }
  }
  return state
}
