// The arithmetic of matches: what a position is worth to a side, and how sure a share or a mean is.
import { content } from '../../src/content/index.ts'
import {
  controllerOf,
  type GameState,
  POWERS,
  productionOf,
  type Side,
  sideOf,
  unitsIn,
  unitTypesOf,
  winner,
} from '../../src/engine/index.ts'

/** What a capital counts, and a victory, in IPCs. */
const CAPITAL = 20
const VICTORY = 1000
/** Rounds for which an income counts. */
const INCOME = 3

/** IPCs of its units, three incomes, its capitals, and what a victory is worth. */
export function worthOf(state: GameState, side: Side): number {
  const cost = new Map(unitTypesOf(state).map((unit) => [unit.id, unit.cost]))
  let sum = 0
  for (const space of Object.keys(state.war.units))
    for (const { power, type, count, cargo = [] } of unitsIn(state, space)) {
      if (sideOf(power) === side) sum += count * (cost.get(type) ?? 0)
      for (const unit of cargo) if (sideOf(unit.power) === side) sum += cost.get(unit.type) ?? 0
    }
  for (const power of POWERS) if (sideOf(power) === side) sum += INCOME * productionOf(state, power)
  for (const { capital } of content.powers) {
    const held = controllerOf(state, capital)
    if (held !== null && held !== 'contested' && sideOf(held) === side) sum += CAPITAL
  }
  return sum + (winner(state)?.side === side ? VICTORY : 0)
}

/** By how much a side is ahead. */
export const marginOf = (state: GameState, side: Side): number =>
  worthOf(state, side) - worthOf(state, side === 'central' ? 'allies' : 'central')

/** The quantile of the normal distribution for 95 in 100. */
const Z = 1.959964

/** Between which shares the true one lies, 95 times in 100 (Wilson's interval). */
export function wilson(won: number, of: number): [number, number] {
  if (of === 0) return [0, 1]
  const p = won / of
  const middle = p + (Z * Z) / (2 * of)
  const reach = Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))
  const whole = 1 + (Z * Z) / of
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)]
}

/** The mean, and how far from it the true one may lie 95 times in 100; of a single number nothing is known. */
export function meanOf(numbers: readonly number[]): { mean: number; within: number } {
  const n = numbers.length
  if (n === 0) return { mean: 0, within: Number.POSITIVE_INFINITY }
  const mean = numbers.reduce((sum, each) => sum + each, 0) / n
  const spread = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1)
  return { mean, within: n === 1 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(spread / n) }
}
