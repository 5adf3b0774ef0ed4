import { expect, test } from 'vitest'
import { type PositionSpec, type PowerId, tableOf, type UnitType } from '../../../src/engine/index.ts'
import { sideSeats } from '../../../src/ui/battle/seats.ts'
import { position } from '../../planning/position.ts'

/** The defence where no dice have been thrown and nothing is mustered: who throws, and the number each needs. */
function waiting(options: PositionSpec['options'], kind: 'land' | 'sea', power: PowerId, types: UnitType[]) {
  const { units } = tableOf(position({ options }))
  const lines = types.map((type) => ({ power, type, count: 1, damaged: 0, submerged: 0 }))
  const source = { exchange: null, muster: null, airOpen: false, busy: [], fired: new Set<UnitType>() }
  const { seats, idle } = sideSeats({ kind, side: 'defender', lines, units }, source)
  return { seats: seats.map(({ type, needs }) => `${type} ${needs}`), idle: idle.map(({ type, why }) => `${type} ${why}`) }
}

test('a cruiser that waits to defend sits under the number of the game that is played (WIK-02)', () => {
  expect(waiting({}, 'sea', 'britain', ['cruiser']).seats).toEqual(['cruiser 3'])
  expect(waiting({ 'wik-02': true }, 'sea', 'britain', ['cruiser']).seats).toEqual(['cruiser 4'])
})

test('a fighter without a die of its own on the ground has no seat there (WIK-03)', () => {
  const printed = waiting({}, 'land', 'france', ['infantry', 'fighter'])
  expect(printed).toEqual({ seats: ['infantry 3', 'fighter 2'], idle: [] })
  const alone = waiting({ 'wik-03': true }, 'land', 'france', ['infantry', 'fighter'])
  expect(alone).toEqual({ seats: ['infantry 3'], idle: ['fighter grounded'] })
})
