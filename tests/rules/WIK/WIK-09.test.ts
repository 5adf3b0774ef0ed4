import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const holland = (options: object) => {
  const g = at({ options: { ...options }, units: { ruhr: { germany: { infantry: 2 } } } })
  g.move('ruhr', 'holland', { infantry: 1 })
  g.endPhase()
  g.choose('britain')
  return g.units('holland').britain
}

describe('WIK-09 neutrals raise their IPC value', () => {
  test('allowed: once the value, one of them artillery', () => {
    expect(holland({ 'wik-09': true })).toEqual({ infantry: 1, artillery: 1 })
  })

  test('allowed: four from Norway', () => {
    const g = at({ power: 'russia', options: { 'wik-09': true }, units: { finland: { russia: { infantry: 1 } } } })
    g.move('finland', 'norway', { infantry: 1 })
    g.endPhase()
    g.choose('germany')
    expect(g.units('norway').germany).toEqual({ infantry: 3, artillery: 1 })
  })

  test('holds: aligned minors raise twice their value as ever', () => {
    const g = at({ options: { 'wik-09': true }, units: { ruhr: { germany: { infantry: 1 } } } })
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.units('belgium').france).toEqual({ infantry: 3, artillery: 1 })
  })

  test('edge: without the option twice the value', () => {
    expect(holland({})).toEqual({ infantry: 3, artillery: 1 })
  })
})
