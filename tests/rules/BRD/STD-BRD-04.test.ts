import { describe, expect, test } from 'vitest'
import { at, opening } from '../../support/game.ts'

describe('STD-BRD-04 original territories', () => {
  test('allowed: an original territory goes back to the power that began with it', () => {
    const g = at({ power: 'britain', control: { lorraine: 'germany' }, units: { picardy: { britain: { infantry: 2 } } } })
    g.move('picardy', 'lorraine', { infantry: 2 })
    g.endPhase()
    expect(g.control('lorraine')).toBe('france')
  })

  test('not: minor powers and their colonies are originally nobody’s', () => {
    const g = at({
      power: 'britain',
      control: { belgium: 'germany', 'belgian-congo': 'germany' },
      units: { picardy: { britain: { infantry: 2 } }, rhodesia: { britain: { infantry: 1 } } },
    })
    g.move('picardy', 'belgium', { infantry: 2 })
    g.move('rhodesia', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgium')).toBe('britain')
    expect(g.control('belgian-congo')).toBe('britain')
    expect(opening().control('belgium')).toBeNull()
    expect(opening().control('belgian-congo')).toBeNull()
  })
})
