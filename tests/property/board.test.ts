// What must hold on the board after every action, in wars by chance from positions by chance.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Counts, GameEvent, GameState, PositionSpec, SpaceId, UnitType } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'
import { keepsOrder } from '../support/order.ts'
import { runs, timeout } from '../support/runs.ts'
import { positions, type Turn, wage } from '../support/war.ts'

type Sums = Record<string, number>
const add = (sums: Sums, key: string, n: number): void => {
  const sum = (sums[key] ?? 0) + n
  if (sum === 0) delete sums[key]
  else sums[key] = sum
}
/** Markers go with their guns and are no units. */
const each = (counts: Counts, visit: (type: UnitType, n: number) => void): void => {
  for (const [type, n] of Object.entries(counts)) if (n && type !== 'poison-gas') visit(type as UnitType, n)
}

/** Units by space, power and type; cargo counts in the zone of its transport. */
function census(state: GameState): Sums {
  const sums: Sums = {}
  for (const { id } of engine.spacesOf(state))
    for (const s of engine.unitsIn(state, id)) {
      add(sums, `${id} ${s.power} ${s.type}`, s.count)
      for (const c of s.cargo ?? []) add(sums, `${id} ${c.power} ${c.type}`, 1)
    }
  return sums
}

type Cargo = readonly { power: string; type: string }[]

/** The board after these events. */
function boardAfter({ before, outcome }: Turn): Sums {
  const sums = census(before)
  const at = (space: SpaceId, power: string, type: string, n: number): void => add(sums, `${space} ${power} ${type}`, n)
  const all = (space: SpaceId, power: string, units: Counts, sign: 1 | -1): void =>
    each(units, (type, n) => at(space, power, type, sign * n))
  const gone = (space: SpaceId, cargo: Cargo): void => {
    for (const c of cargo) at(space, c.power, c.type, -1)
  }
  const aboard = (id: number, zone: SpaceId): Cargo => engine.unitsIn(before, zone).find((s) => s.id === id)?.cargo ?? []
  const tell = (e: GameEvent): void => {
    switch (e.type) {
      case 'units-moved':
        for (const [space, sign] of [
          [e.from, -1],
          [e.to, 1],
        ] as const) {
          all(space, e.power, e.units, sign)
          all(space, e.power, e.damaged, sign)
          for (const id of e.transports) {
            at(space, e.power, 'transport', sign)
            for (const c of aboard(id, e.from)) at(space, c.power, c.type, sign)
          }
        }
        return
      case 'units-loaded':
        all(e.from, e.power, e.units, -1)
        return all(e.zone, e.power, e.units, 1)
      case 'units-landed':
        all(e.zone, e.power, e.units, -1)
        return all(e.to, e.power, e.units, 1)
      case 'mine-rolled':
        if (e.result !== 'sunk') return
        at(e.at, e.owner, e.ship.type, -1)
        return gone(e.at, e.ship.cargo ?? [])
      case 'units-lost':
        all(e.space, e.power, e.units, -1)
        return gone(e.space, e.cargo)
      case 'fleet-hit':
        all(e.zone, e.power, e.units, -1)
        return gone(e.zone, e.cargo)
      case 'cargo-hit':
        return at(e.zone, e.power, e.unit, -1)
      case 'submarines-pursued':
        return at(e.space, e.power, 'submarine', -e.lost)
      case 'fighters-overrun':
        return all(e.space, e.power, e.units, -1)
      case 'fighters-retreated':
        all(e.from, e.power, e.units, -1)
        return all(e.to, e.power, e.units, 1)
      case 'ships-retreated':
        all(e.from, e.power, e.units, -1)
        all(e.to, e.power, e.units, 1)
        for (const id of e.transports)
          for (const c of aboard(id, e.from)) {
            at(e.from, c.power, c.type, -1)
            at(e.to, c.power, c.type, 1)
          }
        return
      case 'revolt-broke-out':
        return all(e.territory, e.power, e.units, 1)
      case 'units-disbanded':
        all(e.space, e.power, e.units, -1)
        return gone(e.space, e.cargo)
      case 'units-sent-home':
        return all(e.space, e.power, e.units, -1)
      case 'minor-mobilized':
        return all(e.space, e.owner, e.units, 1)
      case 'units-mobilized':
        return all(e.to, e.power, e.units, 1)
      case 'unit-exchanged':
        at(e.space, e.power, e.given, -1)
        return at(e.space, e.power, e.received, 1)
    }
  }
  outcome.events.forEach(tell)
  return sums
}

/** Every die of the events, in order; each hits when it is no higher than what it needs. */
function diceOf(events: readonly GameEvent[]): number[] {
  return events.flatMap((e) => {
    if (e.type === 'mine-rolled') return [e.die.value]
    if (e.type === 'merchantmen-sunk') return e.dice.map((d) => d.value)
    if (e.type === 'convoy-raided') return e.dice.map((d) => d.value)
    if (e.type === 'engagement-rolled') return [e.die]
    if (e.type === 'gas-released' || e.type === 'gas-spread' || e.type === 'coastal-fired' || e.type === 'supplies-came-in')
      return e.dice
    if (e.type !== 'fired' && e.type !== 'submarines-pursued' && e.type !== 'convoy-escorted') return []
    for (const g of e.groups) expect(g.hits, JSON.stringify(g)).toBe(g.dice.filter((d) => d <= g.needs).length)
    expect(e.groups.reduce((n, g) => n + g.hits, 0)).toBe(e.hits)
    return e.groups.flatMap((g) => g.dice)
  })
}

function checkTurn(turn: Turn): void {
  const { before, action, outcome } = turn
  const what = JSON.stringify(action)
  expect(census(outcome.state), what).toEqual(boardAfter(turn))
  expect(diceOf(outcome.events), what).toEqual(outcome.dice)
  const now = engine.turn(before)
  for (const e of outcome.events) {
    if (e.type === 'round-opened') now.round = e.round
    if (e.type === 'turn-opened' || e.type === 'turn-skipped') now.power = e.power
    if (e.type === 'phase-opened' || e.type === 'phase-skipped') now.phase = e.phase
  }
  expect(engine.turn(outcome.state), what).toEqual(now)
  expect(engine.battles(outcome.state).length > 0 && now.phase !== 'combat', what).toBe(false)
  keepsOrder(outcome.state)
}

const wars = (spec: fc.Arbitrary<PositionSpec>, steps: number) =>
  fc.property(spec, fc.integer(), (position, seed) => {
    for (const turn of wage(position, seed, steps)) checkTurn(turn)
  })

describe('the board', () => {
  test('is told by the events space by space, and keeps its order', { timeout }, () => {
    fc.assert(wars(positions({ base: 'empty', armies: 25, fleets: 10 }), 50), runs(1914, 5))
  })

  test('in crowded seas', { timeout }, () => {
    const phases = ['move', 'combat'] as const
    fc.assert(wars(positions({ base: 'empty', phases, armies: 8, fleets: 20 }), 60), runs(1915, 4))
  })

  test('after the Russian Revolution', { timeout }, () => {
    const more = fc.constant({ revolution: true, options: { 'russian-revolution': true } })
    fc.assert(wars(positions({ base: 'empty', armies: 20, fleets: 6, more }), 50), runs(1917, 5))
  })
})

describe.each(['tournament', 'advanced', 'influence'] as const)('the board of the %s game', (ruleset) => {
  test('is told by the events space by space, and keeps its order', { timeout }, () => {
    fc.assert(wars(positions({ ruleset, base: 'empty', armies: 22, fleets: 10 }), 50), runs(1914, 5))
  })

  test('in crowded seas', { timeout }, () => {
    const phases = ['move', 'combat'] as const
    fc.assert(wars(positions({ ruleset, base: 'empty', phases, armies: 8, fleets: 18 }), 60), runs(1915, 4))
  })
})

describe.each(['advanced', 'influence'] as const)('the board of the %s game after Russia has left it', (ruleset) => {
  test('is told by the events, and keeps its order', { timeout }, () => {
    const more = fc.constant({ revolution: true })
    fc.assert(wars(positions({ ruleset, base: 'empty', armies: 20, fleets: 6, more }), 50), runs(1917, 4))
  })
})
