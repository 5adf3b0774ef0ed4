// Ships that only pass mines: every ship throws by itself, and what takes two hits is damaged first.
import { describe, expect, it } from 'vitest'
import { type Action, unitsIn } from '../../src/engine/index.ts'
import { mineTollOf, passesMines } from '../../src/odds/index.ts'
import { at } from '../support/game.ts'
import { hold } from '../support/scenes/coast.ts'

const { state: game } = at({
  phase: 'move',
  power: 'britain',
  units: {
    sz9: { britain: { battleship: 1, cruiser: 2, transports: [hold('britain', ['infantry', 'infantry'])] } },
    kiel: { germany: { infantry: 1 } },
  },
})
const transports = unitsIn(game, 'sz9').flatMap(({ id }) => id ?? [])
const sail: Action = { type: 'move', from: 'sz9', path: ['sz10'], units: { battleship: 1, cruiser: 2 }, transports }

describe('ships that pass mines', () => {
  it('throw a die each, and lose with them what is aboard', () => {
    const of = mineTollOf(game, { space: 'sz10', orders: [sail] })!
    expect(of.dice).toBe(4)
    expect(of.clean).toBeCloseTo((5 / 6) ** 4, 12)
    expect(of.ships).toBeCloseTo(3 / 6, 12)
    expect(of.damaged).toBeCloseTo(1 / 6, 12)
    expect(of.units.cruiser).toBeCloseTo(2 / 6, 12)
    expect(of.units.infantry).toBeCloseTo(2 / 6, 12)
    expect(of.ipc).toBeCloseTo((18 + 6 + 6) / 6, 12)
  })

  it('are none where no mines lie', () => {
    expect(mineTollOf(game, { space: 'sz8', orders: [{ ...sail, path: ['sz8'] }] })).toBeNull()
    expect(passesMines(game, { space: 'sz10', orders: [sail] })).toBe(true)
    expect(passesMines(game, { space: 'sz9' })).toBe(false)
  })
})
