import type { Rules } from '../../kernel/rules.ts'
import { impossible } from '../../refusal.ts'
import { POWERS, type PowerId, type SpaceId } from '../../types/ids.ts'
import type { PositionSpec } from '../../types/outcome.ts'
import type { GameState } from '../../types/state.ts'
import { isEconomyCollapsing } from './politics/collapse.ts'

/**
 * Reads surrendered powers of a position: no units, no control (TOU-COL-08, TOU-COL-09, TOU-COL-10); tests the acting power's
 * economy (TOU-COL-03). Throws a ContractError, also for a revolution (TOU-SET-06).
 */
export function readSurrendered(rules: Rules, before: GameState, spec: PositionSpec): GameState {
  if (spec.revolution) impossible('revolution', 'no-revolution')
  const surrendered = powersIn(rules, spec.surrendered)
  if (surrendered.includes(before.flow.power)) impossible('power', 'no-turn', { power: before.flow.power })
  let state: GameState = { ...before, war: { ...before.war, surrendered } }
  for (const power of surrendered) state = withoutPower(rules, state, power, spec)
  const { power } = state.flow
  return isEconomyCollapsing({ rules, state }, power) ? { ...state, war: { ...state.war, collapsed: [power] } } : state
}

function powersIn(rules: Rules, given: unknown): PowerId[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) impossible('surrendered', 'powers')
  for (const power of given)
    if (!POWERS.includes(power) || !rules.data.collapse?.[power as PowerId])
      impossible('surrendered', 'no-collapse', { power: String(power) })
  return rules.order.filter((p) => given.includes(p))
}

function withoutPower(rules: Rules, state: GameState, power: PowerId, spec: PositionSpec): GameState {
  for (const [space, owners] of Object.entries(spec.units ?? {}))
    if (owners[power]) impossible(`units.${space}.${power}`, 'no-units', { power, space })
  for (const [space, control] of Object.entries(spec.control ?? {}))
    if (control === power) impossible(`control.${space}`, 'holds-nothing', { power })
  const units = Object.fromEntries(
    Object.entries(state.war.units).flatMap(([space, stacks]) => {
      const left = stacks
        .filter((s) => s.power !== power)
        .map((s) => (s.cargo?.some((c) => c.power === power) ? { ...s, cargo: s.cargo.filter((c) => c.power !== power) } : s))
      return left.length > 0 ? [[space, left]] : []
    }),
  )
  const control: GameState['war']['control'] = {}
  const vacant = new Set<SpaceId>(state.war.vacant)
  for (const [space, holder] of Object.entries(state.war.control)) {
    const heir = holder === power ? rules.order.find((p) => units[space]?.some((s) => s.power === p)) : holder
    if (heir === undefined) vacant.add(space)
    else control[space] = heir
  }
  const submarineWarfare = state.war.submarineWarfare && rules.data.submarineWarfare.by !== power
  return { ...state, war: { ...state.war, units, control: { ...control }, vacant: [...vacant].sort(), submarineWarfare } }
}
