import type { PowerId } from '../../types/ids.ts'
import type { GameState } from '../../types/state.ts'
import { GAS, markGuns } from '../gas.ts'
import { returnedAfter } from '../returned.ts'
import { addCounts, entries, mapSpace, setSpace, total, withStack } from '../stacks.ts'
import type { Family } from './index.ts'

const pay = (state: GameState, power: PowerId, amount: number): GameState['treasury'] => ({
  ...state.treasury,
  [power]: state.treasury[power] + amount,
})

export const countDice = (state: GameState, n: number): GameState['rng'] => ({
  seed: state.rng.seed,
  taken: state.rng.taken + n,
  queue: state.rng.queue.length === 0 ? state.rng.queue : state.rng.queue.slice(n),
})

export const diceIn = (groups: readonly { dice: readonly number[] }[]): number => groups.reduce((n, g) => n + g.dice.length, 0)

const insert = (list: readonly string[] = [], id: string): string[] => (list.includes(id) ? [...list] : [...list, id].sort())

export const moneyEvents: Family<
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
  'units-ordered': (_rules, state, { power, units, left, owed }) => ({
    ...state,
    order: units,
    ...(owed ? { owed: owed.space } : {}),
    treasury: { ...state.treasury, [power]: left },
  }),
  'influence-paid': (_rules, state, { power, country, left }) => ({
    ...state,
    treasury: { ...state.treasury, [power]: left },
    paid: { influence: insert(state.paid?.influence, country), revolts: state.paid?.revolts ?? [] },
  }),
  'revolt-paid': (_rules, state, { power, territory, left }) => ({
    ...state,
    treasury: { ...state.treasury, [power]: left },
    paid: { influence: state.paid?.influence ?? [], revolts: insert(state.paid?.revolts, territory) },
  }),
  'ships-repaired': (rules, state, { power, space, ship, count }) => {
    let left = count
    let stacks: GameState['units'][string] = []
    for (const s of state.units[space] ?? []) {
      const n = s.power === power && s.type === ship && s.damaged ? Math.min(left, s.count) : 0
      left -= n
      if (n < s.count) stacks = withStack(rules, stacks, { ...s, count: s.count - n })
      if (n > 0) {
        const { damaged: _damaged, ...whole } = s
        stacks = withStack(rules, stacks, { ...whole, count: n })
      }
    }
    return { ...state, units: setSpace(state.units, space, stacks) }
  },
  'treasury-captured': (_rules, state, { from, to, amount }) => ({
    ...state,
    treasury: { ...state.treasury, [from]: state.treasury[from] - amount, [to]: state.treasury[to] + amount },
  }),
  'treasury-removed': (_rules, state, { power, amount }) => ({ ...state, treasury: pay(state, power, -amount) }),
  'orders-undone': (_rules, state, { power, refund }) => ({ ...state, order: {}, treasury: pay(state, power, refund) }),
  'units-mobilized': (rules, state, { power, to, units }) => {
    let stacks: readonly GameState['units'][string][number][] = state.units[to] ?? []
    let nextTransport = state.nextTransport
    for (const [type, count] of entries(units)) {
      if (rules.units[type].tags.has('carries'))
        for (let i = 0; i < count; i++)
          stacks = withStack(rules, stacks, { power, type, count: 1, id: nextTransport++, cargo: [] })
      else if (type === GAS) stacks = markGuns(rules, stacks, power, count, true)
      else stacks = withStack(rules, stacks, { power, type, count })
    }
    const { returned, ...rest } = state
    const left = returned && returnedAfter(rules, state, to, units)
    return {
      ...rest,
      ...(left && total(left) > 0 ? { returned: left } : {}),
      nextTransport,
      units: setSpace(state.units, to, stacks),
      order: addCounts(state.order, units, -1),
      placed: { ...state.placed, [to]: addCounts(state.placed[to] ?? {}, units) },
    }
  },
  'unit-exchanged': (rules, state, { power, space, given, received, gas }) => {
    let taken = false
    const without = mapSpace(rules, state.units, space, (s) => {
      if (taken || s.power !== power || s.type !== given || s.gas !== gas) return s
      taken = true
      return s.count === 1 ? null : { ...s, count: s.count - 1 }
    })
    return {
      ...state,
      units: setSpace(without, space, withStack(rules, without[space] ?? [], { power, type: received, count: 1 })),
    }
  },
  'units-refunded': (_rules, state, { power, units, refund }) => ({
    ...state,
    order: addCounts(state.order, units, -1),
    refunded: addCounts(state.refunded ?? {}, units),
    treasury: pay(state, power, refund),
  }),
  'submarine-warfare-declared': (rules, state) =>
    rules.data.convoys
      ? { ...state, convoyWar: 'unrestricted', convoyWarSince: state.round }
      : { ...state, submarineWarfare: true },
  'merchantmen-sunk': (_rules, state, { victim, dice, loss }) => ({
    ...state,
    rng: countDice(state, dice.length),
    ...(state.shippingLost
      ? { shippingLost: { ...state.shippingLost, [victim]: (state.shippingLost[victim] ?? 0) + loss } }
      : {}),
  }),
  'supplies-came-in': (_rules, state, { power, dice, treasury }) => ({
    ...state,
    rng: countDice(state, dice.length),
    treasury: { ...state.treasury, [power]: treasury },
  }),
  'income-collected': (_rules, state, { power, treasury }) => ({ ...state, treasury: { ...state.treasury, [power]: treasury } }),
}
