import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const activated = (power: 'germany' | 'france') =>
  advLate({
    power,
    control: { 'spanish-morocco': 'france', bordeaux: power },
    units: { bordeaux: { [power]: { infantry: 2 } } },
  }).after(move('bordeaux', 'spain', { infantry: 1 }), end)

describe('ADV-29-07 Spain’s army', () => {
  test('allowed: seven infantry and an artillery of the activator, under its marker', () => {
    const g = activated('germany')
    expect(g.units('spain')).toEqual({ germany: { infantry: 8, artillery: 1 } })
    expect(g.control('spain')).toBe('germany')
    expect(g.production('germany')).toBe(advLate({ control: { bordeaux: 'germany' } }).production('germany') + 4)
  })

  test('not: an enemy that enters does not get it', () => {
    const g = activated('france')
    expect(g.control('spain')).not.toBe('france')
    expect(g.units('spain').france).toEqual({ infantry: 1 })
  })
})
