// Countries under the influence rules: what they are worth, raise and cost.
import { expect } from 'vitest'
import type { Counts, GameState, PositionSpec, PowerId, SpaceId } from '../../../src/engine/index.ts'
import { engine, type Game } from '../game.ts'
import { inf } from './start.ts'

export const space = (state: GameState, id: SpaceId) =>
  engine.spacesOf(state).find((s) => s.id === id) ?? expect.fail(`no space ${id}`)

/** What a space is worth on this board. */
export const worth = (id: SpaceId): number | undefined => space(inf().state, id).ipc

/** Its borders on this board, in alphabetical order. */
export const neighbours = (id: SpaceId): SpaceId[] => [...space(inf().state, id).adjacent].sort()

/** Two infantry of the power go into the country from a neighbour, and Movement ends. */
export function invade(country: SpaceId, power: PowerId, spec: Partial<PositionSpec> = {}): Game {
  const { state } = inf()
  const lands = space(state, country).adjacent.filter((id) => space(state, id).kind === 'land')
  const from = lands.find((id) => !space(state, id).minor) ?? (lands[0] as SpaceId)
  const g = inf({ power, ...spec, units: { [from]: { [power]: { infantry: 3 } }, ...spec.units }, control: { [from]: power } })
  g.move(from, country, { infantry: 2 })
  return g
}

/** The army a country raises when this power enters, by power. */
export function raisedBy(country: SpaceId, power: PowerId, spec: Partial<PositionSpec> = {}): Partial<Record<PowerId, Counts>> {
  const g = invade(country, power, spec)
  g.endPhase()
  const [first] = g.decision?.options ?? []
  if (first) g.choose(first.id)
  const { [power]: guests, ...raised } = g.units(country)
  expect(guests).toEqual({ infantry: 2 })
  return raised
}

export const BUYERS = engine.POWERS

/** Each power that may win the country with money, and its price, as the table offers it. */
export const prices = (country: SpaceId): Partial<Record<PowerId, number>> =>
  Object.fromEntries(
    BUYERS.flatMap((power) =>
      engine
        .offers(inf({ power, phase: 'purchase' }).state)
        .influence.filter((o) => o.country === country)
        .map((o) => [power, o.price]),
    ),
  )

/** No listed power can buy it. */
export function notForSale(country: SpaceId, powers: readonly PowerId[] = BUYERS): void {
  for (const power of powers)
    inf({ power, round: 5, phase: 'purchase', treasury: { [power]: 99 } }).refuse({ type: 'influence', country }, 'INF-INFL-01')
}

/** The power in its Purchase phase with this many IPC. */
export const buyer = (power: PowerId, money: number, spec: Partial<PositionSpec> = {}): Game =>
  inf({ power, phase: 'purchase', treasury: { [power]: money }, ...spec })
