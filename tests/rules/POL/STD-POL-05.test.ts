import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

/** `asked`: who is chosen to speak for a minor power that nobody backs. */
const SIZES = [
  { minor: 'arabia', from: 'syrian-desert', invader: 'ottoman', infantry: 1, asked: [] },
  { minor: 'switzerland', from: 'munich', invader: 'germany', infantry: 1, asked: ['russia'] },
  { minor: 'serbia', from: 'budapest', invader: 'austria-hungary', infantry: 3, asked: [] },
  { minor: 'persia', from: 'mesopotamia', invader: 'ottoman', infantry: 3, asked: ['russia'] },
  { minor: 'romania', from: 'galicia', invader: 'austria-hungary', infantry: 5, asked: [] },
  { minor: 'spain', from: 'bordeaux', invader: 'france', infantry: 7, asked: ['austria-hungary'] },
  { minor: 'sweden', from: 'finland', invader: 'russia', infantry: 7, asked: ['austria-hungary'] },
] as const

describe('STD-POL-05 size of a mobilised force', () => {
  test('allowed: twice the IPC value, one of them artillery', () => {
    for (const { minor, from, invader, infantry, asked } of SIZES) {
      const g = at({ power: invader, units: { [from]: { [invader]: { infantry: 2 } } } })
      g.move(from, minor, { infantry: 1 })
      g.endPhase()
      for (const power of asked) g.choose(power)
      expect(g.past('minor-mobilized'), minor).toMatchObject([{ space: minor, units: { infantry, artillery: 1 } }])
    }
  })

  test('not: the size of the invading army changes nothing', () => {
    const g = at({ units: { ruhr: { germany: { infantry: 20, artillery: 5 } } } })
    g.move('ruhr', 'belgium', { infantry: 20, artillery: 5 })
    g.endPhase()
    expect(g.units('belgium').france).toEqual({ infantry: 3, artillery: 1 })
  })
})
