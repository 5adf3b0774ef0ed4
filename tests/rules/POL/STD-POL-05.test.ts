import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const SIZES = [
  { minor: 'arabia', from: 'syrian-desert', invader: 'ottoman', infantry: 1 },
  { minor: 'switzerland', from: 'munich', invader: 'germany', infantry: 1 },
  { minor: 'serbia', from: 'budapest', invader: 'austria-hungary', infantry: 3 },
  { minor: 'persia', from: 'mesopotamia', invader: 'ottoman', infantry: 3 },
  { minor: 'romania', from: 'galicia', invader: 'austria-hungary', infantry: 5 },
  { minor: 'spain', from: 'bordeaux', invader: 'france', infantry: 7 },
  { minor: 'sweden', from: 'finland', invader: 'russia', infantry: 7 },
] as const

describe('STD-POL-05 size of a mobilised force', () => {
  test('allowed: twice the IPC value, one of them artillery', () => {
    for (const { minor, from, invader, infantry } of SIZES) {
      const g = at({ power: invader, units: { [from]: { [invader]: { infantry: 2 } } } })
      g.move(from, minor, { infantry: 1 })
      g.endPhase()
      if (g.decision) g.choose(g.decision.options?.[0]?.id ?? '')
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
