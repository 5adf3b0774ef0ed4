import { seedNumber } from '../dice/rng.ts'
import { readRuleset, rulesOf } from '../rulesets/index.ts'
import type { Rules } from '../rulesets/rules.ts'
import { freshTurn, openTurn } from '../state/evolve/turn.ts'
import { GAS, placeMarkers } from '../state/gas.ts'
import { ENTRY_FLAG } from '../state/relations.ts'
import { addTo, entries } from '../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import { ContractError, type GameOptions } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'
import { readPlayers } from './players.ts'

/** The printed board at the start of round 1 without a unit: control, treasuries, nobody mobilized (STD-SET-16, POL-01, POL-19). */
export function bareState(
  rules: Rules,
  from: Pick<GameState, 'ruleset' | 'options' | 'players' | 'dice'>,
  seed: string,
): GameState {
  const control: GameState['control'] = {}
  const treasury = Object.fromEntries(rules.order.map((p) => [p, 0])) as Record<PowerId, number>
  for (const place of rules.map.territories)
    if (place.original) {
      control[place.id] = place.original
      treasury[place.original] += place.ipc
    }
  return rules.hooks.begin(rules, {
    ...from,
    rng: { seed: seedNumber(seed), taken: 0, queue: [] },
    round: 1,
    power: rules.order[0] as PowerId,
    phase: 'purchase',
    units: {},
    control: { ...control },
    mobilized: [],
    vacant: [],
    treasury,
    usaAtWar: false,
    ...Object.fromEntries(
      rules.data.lateEntries.flatMap((late) => (ENTRY_FLAG[late.power] === 'italyAtWar' ? [['italyAtWar', false]] : [])),
    ),
    submarineWarfare: false,
    revolution: false,
    garrisons: {},
    nextTransport: 1,
    opened: { control, own: [] },
    lostBases: [],
    ...freshTurn(),
    agenda: [],
    pending: null,
    asked: 0,
    winner: null,
  })
}

/** Puts resting units on the board; transports get their ids in order. */
export function place(rules: Rules, state: GameState, space: SpaceId, power: PowerId, type: UnitType, count: number): GameState {
  if (type === GAS) return placeMarkers(rules, state, space, power, count, `${space}.${type}`)
  if (!rules.units[type].tags.has('carries')) return { ...state, units: addTo(rules, state.units, space, { power, type, count }) }
  let next = state
  for (let i = 0; i < count; i++)
    next = {
      ...next,
      units: addTo(rules, next.units, space, { power, type, count: 1, id: next.nextTransport, cargo: [] }),
      nextTransport: next.nextTransport + 1,
    }
  return next
}

/** STD-SET-15: the opening as printed. */
export function placeOpening(rules: Rules, state: GameState): GameState {
  let next = state
  for (const power of rules.order)
    for (const [space, counts] of Object.entries(rules.opening[power] ?? {}))
      for (const [type, count] of entries(counts)) next = place(rules, next, space, power, type, count)
  return next
}

/** A new game of a ruleset. Throws a ContractError that names the field when the options are not those of a possible game. */
export function createGame(options: GameOptions): GameState {
  if (typeof options !== 'object' || options === null)
    throw new ContractError('options', 'A game needs its options as an object.')
  const { ruleset, options: chosen } = readRuleset(options.ruleset, options.options)
  if (typeof options.seed !== 'string') throw new ContractError('seed', 'The field "seed" must be a text.')
  const dice = readDice(options.dice)
  const blank = { ruleset, options: chosen, dice, players: [] }
  const rules = rulesOf({ ...blank } as unknown as GameState)
  const state = bareState(rules, { ...blank, players: readPlayers(rules, options.players) }, options.seed)
  return openTurn(rules, placeOpening(rules, state), state.power)
}

export function readDice(dice: unknown): GameState['dice'] {
  if (dice === undefined) return 'seeded'
  if (dice !== 'seeded' && dice !== 'entered') throw new ContractError('dice', 'The field "dice" must be "seeded" or "entered".')
  return dice
}
