/** Ships that only pass mines: what that may cost them, exact. No battle is asked about. */
import { type Counts, type GameState, pendingMines, unitTypesOf, type WhatIf, whatIf } from '../engine/index.ts'
import { cargoOf } from './kernel/ships.ts'
import { passageChances } from './mines/squadrons.ts'
import { ipcSum, pricesOf } from './tally.ts'
import type { OddsQuery } from './types.ts'

/** Dice that are thrown; the chance that none of them hits; what is lost on average, with what is aboard, and damaged. */
export type MineToll = { dice: number; clean: number; ships: number; damaged: number; units: Counts; ipc: number }

/** The ships of a zone that have mines to pass, should these orders be given and Movement end: null where there are none. */
export function mineTollOf(state: GameState, { space, orders = [] }: Pick<OddsQuery, 'space' | 'orders'>): MineToll | null {
  const first = whatIf(state, orders, space)
  return first && tollFrom(first)
}

function tollFrom({ state }: WhatIf): MineToll | null {
  const mines = pendingMines(state)
  if (!mines) return null
  const big = new Set(unitTypesOf(state).flatMap(({ id, tags }) => (tags.has('two-hits') ? [id] : [])))
  const sum: MineToll = { dice: 0, clean: 1, ships: 0, damaged: 0, units: {}, ipc: 0 }
  for (const { unit, fields } of mines.ships) {
    const dice = fields.length
    const { whole, hurt } = passageChances(mines.needs / 6, dice, big.has(unit.type) && !unit.damaged)
    const lost = 1 - whole - hurt
    sum.dice += dice
    sum.clean *= whole
    sum.ships += lost
    sum.damaged += hurt
    for (const [type, count] of Object.entries({ ...cargoOf(unit), [unit.type]: 1 }) as [keyof Counts, number][])
      sum.units[type] = (sum.units[type] ?? 0) + lost * count
  }
  sum.ipc = ipcSum(pricesOf(state), sum.units)
  return sum
}

/** Is the battle reached through mines? Then there is much to work out. */
export const passesMines = (state: GameState, { space, orders = [] }: Pick<OddsQuery, 'space' | 'orders'>): boolean =>
  whatIf(state, orders, space)?.state.flow.pending?.topic === 'mine-dice'
