import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const serbia = (options: object) => {
  const g = at({
    power: 'austria-hungary',
    options: { ...options },
    units: { budapest: { 'austria-hungary': { infantry: 2 } }, trieste: { 'austria-hungary': { infantry: 2 } } },
  })
  return g
}

describe('WIK-07 aligned minors raise their IPC value', () => {
  test('allowed: once the value, one of them artillery', () => {
    const g = serbia({ 'wik-07': true })
    g.move('budapest', 'serbia', { infantry: 1 })
    g.move('budapest', 'romania', { infantry: 1 })
    g.endPhase()
    expect(g.units('serbia').russia).toEqual({ infantry: 1, artillery: 1 })
    expect(g.units('romania').russia).toEqual({ infantry: 2, artillery: 1 })
  })

  test('holds: neutrals raise twice their value as ever', () => {
    const swiss = at({ options: { 'wik-07': true }, units: { munich: { germany: { infantry: 1 } } } })
    swiss.move('munich', 'switzerland', { infantry: 1 })
    swiss.endPhase()
    swiss.choose('france')
    expect(swiss.units('switzerland').france).toEqual({ infantry: 1, artillery: 1 })
  })

  test('edge: without the option twice the value', () => {
    const g = serbia({})
    g.move('budapest', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.units('serbia').russia).toEqual({ infantry: 3, artillery: 1 })
  })
})
