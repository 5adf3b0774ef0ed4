import { describe, expect, test } from 'vitest'
import { at, move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const vienna = (paris: 'france' | 'germany') =>
  inf({
    power: 'france',
    treasury: { 'austria-hungary': 9, france: 2, germany: 1 },
    control: { paris, tyrolia: 'france' },
    units: { tyrolia: { france: { infantry: 2 } } },
  }).after(move('tyrolia', 'vienna', { infantry: 1 }), end)

describe('INF-INC-03 the holder of a capital has its treasury, and what still comes into it', () => {
  test('allowed: France, whose capital Germany holds, wins a treasury for Germany', () => {
    const g = vienna('germany')
    expect(g.control('vienna')).toBe('france')
    expect([g.treasury('austria-hungary'), g.treasury('france'), g.treasury('germany')]).toEqual([0, 2, 10])
    expect(g.past('treasury-captured').map((e) => [e.from, e.to, e.amount])).toEqual([
      ['austria-hungary', 'france', 9],
      ['france', 'germany', 9],
    ])
  })

  test('allowed: with its own capital it keeps what it takes', () => {
    expect(vienna('france').treasury('france')).toBe(11)
  })

  test('not: in the standard game the holder gets no more', () => {
    const g = at({
      power: 'france',
      treasury: { 'austria-hungary': 9, france: 2, germany: 1 },
      control: { paris: 'germany', tyrolia: 'france' },
      units: { tyrolia: { france: { infantry: 2 } } },
    })
    g.move('tyrolia', 'vienna', { infantry: 1 })
    g.endPhase()
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([11, 1])
  })

  test('edge: two who hold each other’s capitals do not pass it round', () => {
    const g = inf({
      power: 'france',
      treasury: { germany: 9, france: 2 },
      control: { paris: 'germany', hanover: 'france' },
      units: { hanover: { france: { infantry: 2 } } },
    })
    g.move('hanover', 'berlin', { infantry: 1 })
    g.endPhase()
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([11, 0])
  })
})
