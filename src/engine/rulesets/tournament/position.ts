import { POWERS, type PowerId, type SpaceId } from '../../types/ids.ts'
import { ContractError, type PositionSpec } from '../../types/outcome.ts'
import type { GameState } from '../../types/state.ts'
import type { Rules } from '../rules.ts'
import { economyIsDue } from './politics/collapse.ts'

const fail = (field: string, sentence: string): never => {
  throw new ContractError(field, sentence)
}

/**
 * A position in which powers have surrendered: they have no units, control nothing, and what the board prints as theirs is
 * nobody's or a former ally's (TOU-COL-08, TOU-COL-09, TOU-COL-10). The economy of the power to move is looked at as the position
 * is its turn's beginning (TOU-COL-03). Throws a ContractError: for a revolution too, which this game does not have (TOU-SET-06).
 */
export function readSurrendered(rules: Rules, before: GameState, spec: PositionSpec): GameState {
  if (spec.revolution) fail('revolution', 'The field "revolution" has no place in the tournament game.')
  const surrendered = powersIn(rules, spec.surrendered)
  if (surrendered.includes(before.flow.power)) fail('power', `The power "${before.flow.power}" has surrendered and has no turn.`)
  let state: GameState = { ...before, war: { ...before.war, surrendered } }
  for (const power of surrendered) state = withoutPower(rules, state, power, spec)
  const { power } = state.flow
  return economyIsDue({ rules, state }, power) ? { ...state, war: { ...state.war, collapsed: [power] } } : state
}

function powersIn(rules: Rules, given: unknown): PowerId[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) return fail('surrendered', 'The field "surrendered" must be a list of powers.')
  for (const power of given)
    if (!POWERS.includes(power) || !rules.data.collapse?.[power as PowerId])
      fail('surrendered', `The field "surrendered" names "${String(power)}", which is no power that can collapse.`)
  return rules.order.filter((p) => given.includes(p))
}

function withoutPower(rules: Rules, state: GameState, power: PowerId, spec: PositionSpec): GameState {
  for (const [space, owners] of Object.entries(spec.units ?? {}))
    if (owners[power]) fail(`units.${space}.${power}`, `The power "${power}" has surrendered and has no units (units.${space}).`)
  for (const [space, control] of Object.entries(spec.control ?? {}))
    if (control === power) fail(`control.${space}`, `The power "${power}" has surrendered and holds nothing (control.${space}).`)
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
