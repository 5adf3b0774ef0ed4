import { expect } from 'vitest'
import type { Counts, GameEvent, GameState, PowerId, SpaceId } from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'

/** A marker goes with its gun and is no unit. */
const MARKER = 'poison-gas'

/** The board that is played on, off-limits areas apart. */
const spacesOf = (state: GameState) => engine.spacesOf(state).filter((s) => s.kind !== 'impassable')

/** Every unit of a position by owner and type, cargo with its own power. */
function census(state: GameState): Map<string, number> {
  const units = new Map<string, number>()
  const add = (key: string, n: number) => units.set(key, (units.get(key) ?? 0) + n)
  for (const { id } of spacesOf(state))
    for (const s of engine.unitsIn(state, id)) {
      add(`${s.power} ${s.type}`, s.count)
      for (const c of s.cargo ?? []) add(`${c.power} ${c.type}`, 1)
    }
  return units
}

/** Units, money and land kept from the events alone, to be held against the state. */
export class Ledger {
  private readonly units: Map<string, number>
  private readonly money: Record<string, number>
  private readonly control = new Map<SpaceId, string | null>()
  private ordered = 0

  constructor(state: GameState) {
    this.units = census(state)
    this.money = Object.fromEntries(engine.POWERS.map((p) => [p, engine.treasuryOf(state, p)]))
    for (const { id } of spacesOf(state)) this.control.set(id, engine.controllerOf(state, id))
    const costs = new Map(engine.unitTypesOf(state).map(({ id, cost }) => [id, cost]))
    for (const [type, n] of Object.entries(engine.bankOf(state, engine.turn(state).power)))
      this.ordered += n * (costs.get(type as keyof Counts) ?? 0)
  }

  private add(power: string, units: Counts, sign: 1 | -1): void {
    for (const [type, n] of Object.entries(units))
      if (type !== MARKER) this.units.set(`${power} ${type}`, (this.units.get(`${power} ${type}`) ?? 0) + sign * n)
  }
  private pay(power: PowerId, amount: number): void {
    this.money[power] = (this.money[power] ?? 0) + amount
  }
  private drown(cargo: readonly { power: string; type: string }[]): void {
    for (const c of cargo) this.add(c.power, { [c.type]: 1 }, -1)
  }

  enter(e: GameEvent): void {
    switch (e.type) {
      case 'units-mobilized':
        return this.add(e.power, e.units, 1)
      case 'minor-mobilized':
        return this.add(e.owner, e.units, 1)
      case 'revolt-broke-out':
        return this.add(e.power, e.units, 1)
      case 'influence-paid':
      case 'revolt-paid':
        return this.pay(e.power, -e.price)
      case 'unit-exchanged':
        this.add(e.power, { [e.given]: 1 }, -1)
        return this.add(e.power, { [e.received]: 1 }, 1)
      case 'units-lost':
      case 'units-disbanded':
      case 'fleet-hit':
        this.add(e.power, e.units, -1)
        return this.drown(e.cargo)
      case 'cargo-hit':
        return this.add(e.power, { [e.unit]: 1 }, -1)
      case 'submarines-pursued':
        return this.add(e.power, { submarine: e.lost }, -1)
      case 'fighters-overrun':
      case 'units-sent-home':
        return this.add(e.power, e.units, -1)
      case 'mine-rolled':
        if (e.result !== 'sunk') return
        this.add(e.owner, { [e.ship.type]: 1 }, -1)
        return this.drown(e.ship.cargo ?? [])
      case 'turn-opened':
        this.ordered = 0
        return
      case 'units-ordered':
        this.pay(e.power, this.ordered - e.cost)
        this.ordered = e.cost
        return
      case 'orders-undone':
      case 'units-refunded':
        return this.pay(e.power, e.refund)
      case 'treasury-captured':
        this.pay(e.from, -e.amount)
        return this.pay(e.to, e.amount)
      case 'treasury-removed':
        return this.pay(e.power, -e.amount)
      case 'income-collected':
        return this.pay(e.power, e.income - e.loss)
      case 'supplies-came-in':
        return this.pay(e.power, e.amount)
      case 'convoy-loss-paid':
        return this.pay(e.power, -e.loss)
      case 'control-changed':
        expect(e.from, `what ${e.space} was before`).toBe(this.control.get(e.space))
        this.control.set(e.space, e.to)
        return
      default:
    }
  }

  /** The state matches the sum of its events. */
  agrees(state: GameState): void {
    const board = spacesOf(state)
    const told = [...this.units].filter(([, n]) => n !== 0).sort()
    expect([...census(state)].sort()).toEqual(told)
    for (const power of engine.POWERS) {
      expect(engine.treasuryOf(state, power), `treasury of ${power}`).toBe(this.money[power])
      expect(engine.treasuryOf(state, power)).toBeGreaterThanOrEqual(0)
      const worth = board.reduce(
        (sum, s) => sum + (engine.controllerOf(state, s.id) === power ? engine.worthOf(state, s.id) : 0),
        0,
      )
      expect(engine.productionOf(state, power), `production of ${power}`).toBe(worth)
    }
    for (const { id } of board) expect(engine.controllerOf(state, id), `control of ${id}`).toBe(this.control.get(id))
  }
}
