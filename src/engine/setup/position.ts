import { phaseSkipRule } from '../flow/turn.ts'
import type { Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import { readRuleset, rulesFor } from '../rulesets/index.ts'
import { openTurn } from '../state/evolve/turn.ts'
import type { PowerId } from '../types/ids.ts'
import type { PositionSpec } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'
import { readControl } from './control.ts'
import { bareState, openGame, placeOpening, readDice } from './create.ts'
import { readHandicap, readPlayers } from './players.ts'
import { checkPositionShape } from './shape.ts'
import { placeUnits } from './units.ts'

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any position as the start of the given power's turn. Throws a ContractError that names the field. */
export function positionFrom(spec: PositionSpec): GameState {
  if (!isObject(spec)) impossible('position', 'position')
  const { ruleset, options } = readRuleset(spec.ruleset, spec.options)
  const blank = { ruleset, options, dice: readDice(spec.dice), players: [] }
  const rules = rulesFor(blank)
  checkPositionShape(rules, spec)
  const { seed = 'position', queue = [], round = 1, phase = 'purchase', submarineWarfare = false, revolution = false } = spec
  let state = bareState(
    rules,
    { ...blank, players: readPlayers(rules, spec.players), ...readHandicap(rules, spec.handicap) },
    seed,
  )
  if (spec.base === 'opening') state = placeOpening(rules, state)
  const { power = state.flow.power, treasury } = spec
  state = {
    ...state,
    flow: { ...state.flow, round, power },
    table: { ...state.table, rng: { ...state.table.rng, queue: [...queue] } },
    war: { ...state.war, neutrals: readEntries(rules, spec, round, power), submarineWarfare, revolution },
  }
  state = placeUnits(rules, state, spec.units)
  state = rules.hooks.readPosition(rules, readControl(rules, state, spec), spec)
  state = { ...state, war: { ...state.war, treasury: { ...state.war.treasury, ...treasury } } }
  return openAt(rules, openTurn(rules, state, power), phase)
}

const ENTRY_FLAG: Partial<Record<PowerId, 'usaAtWar' | 'italyAtWar'>> = { usa: 'usaAtWar', italy: 'italyAtWar' }

/** Powers outside the war; by default each enters in its own round (STD-POL-24). */
function readEntries(rules: Rules, spec: PositionSpec, round: number, power: PowerId): PowerId[] {
  const order = rules.order
  const neutrals = rules.data.lateEntries.filter((late) => {
    const name = ENTRY_FLAG[late.power]
    const entered = late.moment === 'round' || order.indexOf(power) >= order.indexOf(late.power)
    const atWar =
      name === undefined || spec[name] === undefined
        ? round > late.entersRound || (round === late.entersRound && entered) || entersThroughConvoyWar(rules, spec, late.power)
        : spec[name]
    return !atWar
  })
  return order.filter((p) => neutrals.some((late) => late.power === p))
}

/** Unrestricted convoy warfare brings a power into the war (ADV-10-21). */
const entersThroughConvoyWar = (rules: Rules, spec: PositionSpec, power: PowerId): boolean =>
  (spec.convoyWar === 'unrestricted' || (spec.convoyWar === undefined && spec.submarineWarfare === true)) &&
  rules.data.convoys?.bringsIn === power

/** Opens the phase, or the next one that is not skipped for a lost capital. */
function openAt(rules: Rules, state: GameState, wanted: GameState['flow']['phase']): GameState {
  const { phases } = rules.data
  const open = phases.slice(phases.indexOf(wanted)).find((p) => phaseSkipRule({ rules, state }, p) === null)
  const phase = open ?? (phases.at(-1) as GameState['flow']['phase'])
  const opened = { ...state, flow: { ...state.flow, phase } }
  return openGame(rules, opened, open === undefined ? [] : [{ task: 'open-phase', phase }])
}
