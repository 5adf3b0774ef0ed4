import type { Rules } from '../../kernel/rules.ts'
import type { Counts, PowerId, SpaceId } from '../../types/ids.ts'
import type { GameState } from '../../types/state.ts'
import { GAS, markGuns } from '../gas.ts'
import { returnedAfter } from '../new-builds.ts'
import { addCounts, entries, mapSpace, setSpace, totalUnits, withStack } from '../stacks.ts'
import type { Evolvers } from './evolver.ts'
import { openTurn } from './turn.ts'

const pay = (state: GameState, power: PowerId, amount: number): GameState['war']['treasury'] => ({
  ...state.war.treasury,
  [power]: state.war.treasury[power] + amount,
})

/** The dice counter after `n` more dice; removes as many from the queue. */
export const advanceDice = (state: GameState, n: number): GameState['table']['rng'] => ({
  seed: state.table.rng.seed,
  taken: state.table.rng.taken + n,
  queue: state.table.rng.queue.length === 0 ? state.table.rng.queue : state.table.rng.queue.slice(n),
})

/** Number of dice in these fire groups. */
export const diceIn = (groups: readonly { dice: readonly number[] }[]): number => groups.reduce((n, g) => n + g.dice.length, 0)

/** Adds new units of a power to a space; each transport gets the next id. */
function withNewUnits(rules: Rules, war: GameState['war'], space: SpaceId, power: PowerId, units: Counts): GameState['war'] {
  let stacks: readonly GameState['war']['units'][string][number][] = war.units[space] ?? []
  let { nextTransport } = war
  for (const [type, count] of entries(units)) {
    if (rules.units[type].tags.has('carries'))
      for (let i = 0; i < count; i++) stacks = withStack(rules, stacks, { power, type, count: 1, id: nextTransport++, cargo: [] })
    else if (type === GAS) stacks = markGuns(rules, stacks, power, count, true)
    else stacks = withStack(rules, stacks, { power, type, count })
  }
  return { ...war, nextTransport, units: setSpace(war.units, space, stacks) }
}

const insert = (list: readonly string[] = [], id: string): string[] => (list.includes(id) ? [...list] : [...list, id].sort())

export const moneyEvents: Evolvers<
  | 'bid-placed'
  | 'units-ordered'
  | 'influence-paid'
  | 'revolt-paid'
  | 'ships-repaired'
  | 'treasury-captured'
  | 'treasury-removed'
  | 'orders-undone'
  | 'units-mobilized'
  | 'unit-exchanged'
  | 'units-refunded'
  | 'submarine-warfare-declared'
  | 'merchantmen-sunk'
  | 'supplies-came-in'
  | 'income-collected'
> = {
  // Reopens the turn, because its starting facts may have changed.
  'bid-placed': (rules, state, { power, units, treasury }) => {
    const war = Object.entries(units).reduce((after, [space, counts]) => withNewUnits(rules, after, space, power, counts), {
      ...state.war,
      treasury: { ...state.war.treasury, [power]: treasury },
    })
    return openTurn(rules, { ...state, war }, state.flow.power)
  },
  'units-ordered': (_rules, state, { power, units, left, owed }) => ({
    ...state,
    turn: { ...state.turn, purchase: units, ...(owed ? { owed: owed.space } : {}) },
    war: { ...state.war, treasury: { ...state.war.treasury, [power]: left } },
  }),
  'influence-paid': (_rules, state, { power, country, left }) => ({
    ...state,
    war: { ...state.war, treasury: { ...state.war.treasury, [power]: left } },
    turn: {
      ...state.turn,
      paid: { influence: insert(state.turn.paid?.influence, country), revolts: state.turn.paid?.revolts ?? [] },
    },
  }),
  'revolt-paid': (_rules, state, { power, territory, left }) => ({
    ...state,
    war: { ...state.war, treasury: { ...state.war.treasury, [power]: left } },
    turn: {
      ...state.turn,
      paid: { influence: state.turn.paid?.influence ?? [], revolts: insert(state.turn.paid?.revolts, territory) },
    },
  }),
  'ships-repaired': (rules, state, { power, space, ship, count }) => {
    let left = count
    let stacks: GameState['war']['units'][string] = []
    for (const s of state.war.units[space] ?? []) {
      const n = s.power === power && s.type === ship && s.damaged ? Math.min(left, s.count) : 0
      left -= n
      if (n < s.count) stacks = withStack(rules, stacks, { ...s, count: s.count - n })
      if (n > 0) {
        const { damaged: _damaged, ...whole } = s
        stacks = withStack(rules, stacks, { ...whole, count: n })
      }
    }
    return { ...state, war: { ...state.war, units: setSpace(state.war.units, space, stacks) } }
  },
  'treasury-captured': (_rules, state, { from, to, amount }) => ({
    ...state,
    war: {
      ...state.war,
      treasury: { ...state.war.treasury, [from]: state.war.treasury[from] - amount, [to]: state.war.treasury[to] + amount },
    },
  }),
  'treasury-removed': (_rules, state, { power, amount }) => ({
    ...state,
    war: { ...state.war, treasury: pay(state, power, -amount) },
  }),
  'orders-undone': (_rules, state, { power, refund }) => ({
    ...state,
    turn: { ...state.turn, purchase: {} },
    war: { ...state.war, treasury: pay(state, power, refund) },
  }),
  'units-mobilized': (rules, state, { power, to, units }) => {
    const { returned, ...rest } = state.turn
    const left = returned && returnedAfter(rules, state, to, units)
    return {
      ...state,
      war: withNewUnits(rules, state.war, to, power, units),
      turn: {
        ...rest,
        ...(left && totalUnits(left) > 0 ? { returned: left } : {}),
        purchase: addCounts(state.turn.purchase, units, -1),
        placed: { ...state.turn.placed, [to]: addCounts(state.turn.placed[to] ?? {}, units) },
      },
    }
  },
  'unit-exchanged': (rules, state, { power, space, given, received, gas }) => {
    let taken = false
    const without = mapSpace(rules, state.war.units, space, (s) => {
      if (taken || s.power !== power || s.type !== given || s.gas !== gas) return s
      taken = true
      return s.count === 1 ? null : { ...s, count: s.count - 1 }
    })
    return {
      ...state,
      war: {
        ...state.war,
        units: setSpace(without, space, withStack(rules, without[space] ?? [], { power, type: received, count: 1 })),
      },
    }
  },
  'units-refunded': (_rules, state, { power, units, refund }) => ({
    ...state,
    turn: {
      ...state.turn,
      purchase: addCounts(state.turn.purchase, units, -1),
      refunded: addCounts(state.turn.refunded ?? {}, units),
    },
    war: { ...state.war, treasury: pay(state, power, refund) },
  }),
  'submarine-warfare-declared': (rules, state) =>
    rules.data.convoys
      ? { ...state, war: { ...state.war, convoyWar: 'unrestricted', convoyWarSince: state.flow.round } }
      : { ...state, war: { ...state.war, submarineWarfare: true } },
  'merchantmen-sunk': (_rules, state, { victim, dice, loss }) => ({
    ...state,
    table: { ...state.table, rng: advanceDice(state, dice.length) },
    war: state.war.shippingLost
      ? { ...state.war, shippingLost: { ...state.war.shippingLost, [victim]: (state.war.shippingLost[victim] ?? 0) + loss } }
      : state.war,
  }),
  'supplies-came-in': (_rules, state, { power, dice, treasury }) => ({
    ...state,
    table: { ...state.table, rng: advanceDice(state, dice.length) },
    war: { ...state.war, treasury: { ...state.war.treasury, [power]: treasury } },
  }),
  'income-collected': (_rules, state, { power, treasury }) => ({
    ...state,
    war: { ...state.war, treasury: { ...state.war.treasury, [power]: treasury } },
  }),
}
