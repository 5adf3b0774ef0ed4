import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const lastOfRound = (options: object, round: number) =>
  at({ power: 'usa', phase: 'income', round, options: { ...options } }).after(end)

describe('WIK-10 the United States is at war as round 4 opens', () => {
  test('allowed: from the first turn of round 4', () => {
    const g = lastOfRound({ 'wik-10': true }, 3)
    expect(g.turn).toMatchObject({ round: 4, power: 'austria-hungary' })
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', cause: 'date', rule: 'WIK-10' }])
    expect(g.situation.usaAtWar).toBe(true)
    expect(at({ round: 4, power: 'austria-hungary', options: { 'wik-10': true } }).situation.usaAtWar).toBe(true)
  })

  test('edge: not a round earlier', () => {
    expect(lastOfRound({ 'wik-10': true }, 2).situation.usaAtWar).toBe(false)
    expect(at({ round: 3, power: 'usa', options: { 'wik-10': true } }).situation.usaAtWar).toBe(false)
  })

  test('edge: without the option from its own turn in round 4', () => {
    const g = lastOfRound({}, 3)
    expect(g.situation.usaAtWar).toBe(false)
    g.until('usa', 'purchase')
    expect(g.turn.round).toBe(4)
    expect(g.situation.usaAtWar).toBe(true)
  })
})
