/** Exact mine losses of ships that only sail past mines. */
import { type Counts, type GameState, pendingMines, unitTypesOf, type WhatIf, whatIf } from '../engine/index.ts'
import { cargoOf } from './kernel/ships.ts'
import { passageChances } from './mines/squadrons.ts'
import { ipcSum, pricesOf } from './tally.ts'
import type { OddsQuery } from './types.ts'

/** Dice rolled, chance of no hit, and expected losses (cargo included) and damage. */
export type MineToll = { dice: number; clean: number; ships: number; damaged: number; units: Counts; ipc: number }

/** Mine losses of the ships of a zone after these orders; null if none pass mines. */
export function mineTollOf(state: GameState, { space, orders = [] }: Pick<OddsQuery, 'space' | 'orders'>): MineToll | null {
  const first = whatIf(state, orders, space)
  return first && tollFrom(first)
}

function tollFrom({ state }: WhatIf): MineToll | null {
  const mines = pendingMines(state)
  if (!mines) return null
  const twoHitTypes = new Set(unitTypesOf(state).flatMap(({ id, tags }) => (tags.has('two-hits') ? [id] : [])))
  const toll: MineToll = { dice: 0, clean: 1, ships: 0, damaged: 0, units: {}, ipc: 0 }
  for (const { unit, fields } of mines.ships) {
    const dice = fields.length
    const { whole, hurt } = passageChances(mines.needs / 6, dice, twoHitTypes.has(unit.type) && !unit.damaged)
    const lost = 1 - whole - hurt
    toll.dice += dice
    toll.clean *= whole
    toll.ships += lost
    toll.damaged += hurt
    for (const [type, count] of Object.entries({ ...cargoOf(unit), [unit.type]: 1 }) as [keyof Counts, number][])
      toll.units[type] = (toll.units[type] ?? 0) + lost * count
  }
  toll.ipc = ipcSum(pricesOf(state), toll.units)
  return toll
}

/** Does the way to the battle pass mines? Then the odds take longer. */
export const passesMines = (state: GameState, { space, orders = [] }: Pick<OddsQuery, 'space' | 'orders'>): boolean =>
  whatIf(state, orders, space)?.state.flow.pending?.topic === 'mine-dice'
