import { seedNumber } from '../dice/rng.ts'
import { advance } from '../flow/tasks.ts'
import { contextOf } from '../kernel/context.ts'
import type { Rules } from '../kernel/rules.ts'
import { bidTasks } from '../phases/bid/bid.ts'
import { impossible } from '../refusal.ts'
import { readRuleset, rulesFor } from '../rulesets/index.ts'
import { freshTurn, inTurnOrder, openTurn } from '../state/evolve/turn.ts'
import { GAS, placeMarkers } from '../state/gas.ts'
import { addTo, entries } from '../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { GameOptions } from '../types/outcome.ts'
import type { GameState, Table } from '../types/state.ts'
import type { Task } from '../types/task.ts'
import { readHandicap, readPlayers } from './players.ts'

/** The printed board at the start of round 1, without units (STD-SET-16, STD-POL-01, STD-POL-19). */
export function bareState(rules: Rules, from: Omit<Table, 'rng'>, seed: string): GameState {
  const control: GameState['war']['control'] = {}
  const treasury = Object.fromEntries(rules.order.map((p) => [p, 0])) as Record<PowerId, number>
  for (const place of rules.map.territories)
    if (place.original) {
      control[place.id] = place.original
      treasury[place.original] += place.ipc
    }
  return rules.hooks.initialState(rules, {
    table: { ...from, rng: { seed: seedNumber(seed), taken: 0, queue: [] } },
    war: {
      units: {},
      control: { ...control },
      mobilized: [],
      vacant: [],
      treasury,
      neutrals: inTurnOrder(
        rules,
        rules.data.lateEntries.map((late) => late.power),
      ),
      submarineWarfare: false,
      revolution: false,
      garrisons: {},
      nextTransport: 1,
    },
    turn: freshTurn({ control, own: [] }, []),
    flow: { round: 1, power: rules.order[0] as PowerId, phase: 'purchase', agenda: [], pending: null, asked: 0, winner: null },
  })
}

/** Adds new units to a space; each transport gets the next id. */
export function placeUnitsOf(
  rules: Rules,
  state: GameState,
  space: SpaceId,
  power: PowerId,
  type: UnitType,
  count: number,
): GameState {
  if (type === GAS) return placeMarkers(rules, state, space, power, count, `${space}.${type}`)
  if (!rules.units[type].tags.has('carries'))
    return { ...state, war: { ...state.war, units: addTo(rules, state.war.units, space, { power, type, count }) } }
  let next = state
  for (let i = 0; i < count; i++)
    next = {
      ...next,
      war: {
        ...next.war,
        units: addTo(rules, next.war.units, space, { power, type, count: 1, id: next.war.nextTransport, cargo: [] }),
        nextTransport: next.war.nextTransport + 1,
      },
    }
  return next
}

/** Places the printed opening (STD-SET-15). */
export function placeOpening(rules: Rules, state: GameState): GameState {
  let next = state
  for (const power of rules.order)
    for (const [space, counts] of Object.entries(rules.opening[power] ?? {}))
      for (const [type, count] of entries(counts)) next = placeUnitsOf(rules, next, space, power, type, count)
  return next
}

/** A new game. Throws a ContractError that names the offending field. */
export function createGame(options: GameOptions): GameState {
  if (typeof options !== 'object' || options === null) impossible('options', 'no-options')
  const { ruleset, options: chosen } = readRuleset(options.ruleset, options.options)
  if (typeof options.seed !== 'string') impossible('seed', 'text')
  const dice = readDice(options.dice)
  const blank = { ruleset, options: chosen, dice, players: [] }
  const rules = rulesFor(blank)
  const table = { ...blank, players: readPlayers(rules, options.players), ...readHandicap(rules, options.handicap) }
  const state = bareState(rules, table, options.seed)
  return openGame(rules, openTurn(rules, placeOpening(rules, state), state.flow.power))
}

/** Runs to the first question: the bids (HCP-01), then `then`. */
export function openGame(rules: Rules, state: GameState, then: readonly Task[] = []): GameState {
  const agenda = [...then, ...bidTasks(rules, state.table.handicap)]
  if (agenda.length === 0) return state
  const ctx = contextOf(rules, { ...state, flow: { ...state.flow, agenda } })
  advance(ctx)
  return ctx.state
}

/** Source of the dice, seeded by default (STD-SET-19). Throws a ContractError for anything else. */
export function readDice(dice: unknown): GameState['table']['dice'] {
  if (dice === undefined) return 'seeded'
  if (dice !== 'seeded' && dice !== 'entered') impossible('dice', 'dice')
  return dice
}
