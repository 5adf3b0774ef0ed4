import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const entering = (control = {}) =>
  at({ power: 'britain', control, units: { picardy: { britain: { infantry: 2 } } } }).after(
    move('picardy', 'belgium', { infantry: 1 }),
    end,
  )

describe('STD-POL-09 an aligned minor entered by its own side', () => {
  test('allowed: force and control go to the aligned power at once, and the visitors stay', () => {
    const g = entering()
    expect(g.units('belgium')).toEqual({ britain: { infantry: 1 }, france: { infantry: 3, artillery: 1 } })
    expect(g.control('belgium')).toBe('france')
    expect(g.production('france')).toBe(26)
    expect(g.battles).toEqual([])
    g.until('britain', 'move')
    expect(g.units('belgium').britain).toEqual({ infantry: 1 })
  })

  test('allowed: the same when the aligned power comes itself', () => {
    const g = at({ power: 'france', units: { picardy: { france: { infantry: 2 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.units('belgium')).toEqual({ france: { infantry: 4, artillery: 1 } })
    expect(g.control('belgium')).toBe('france')
  })

  test('not: the visitor takes no control', () => {
    const g = entering()
    expect(g.production('britain')).toBe(30)
    g.until('britain', 'income')
    expect(g.control('belgium')).toBe('france')
  })

  test('edge: even while the capital of the aligned power is lost', () => {
    const g = entering({ paris: 'germany' })
    expect(g.control('belgium')).toBe('france')
    expect(g.units('belgium').france).toEqual({ infantry: 3, artillery: 1 })
  })
})
