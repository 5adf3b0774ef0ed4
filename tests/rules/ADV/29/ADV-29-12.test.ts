import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const first = (power: 'britain' | 'germany', from: string) =>
  advLate({ power, control: { [from]: power }, units: { [from]: { [power]: { infantry: 2 } } } }).after(
    move(from, 'belgian-congo', { infantry: 1 }),
    end,
  )

describe('ADV-29-12 A colony entered first belongs to whoever enters', () => {
  test('allowed: an Ally or a Central Power, while the mother country sleeps', () => {
    expect(first('britain', 'rhodesia').control('belgian-congo')).toBe('britain')
    expect(first('germany', 'kamerun').control('belgian-congo')).toBe('germany')
  })

  test('not: the mother country is not roused by it', () => {
    const g = first('germany', 'kamerun')
    expect(g.past('minor-mobilized')).toEqual([])
    expect(g.control('belgium')).toBeNull()
  })

  test('not: the colonies of Belgium do not stay as they are when it is activated', () => {
    const g = advLate({ power: 'france', units: { picardy: { france: { infantry: 2 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('france')
  })
})
