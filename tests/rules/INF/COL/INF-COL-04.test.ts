import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-COL-04 activating a mother country gains France its colonies', () => {
  test('allowed: Belgium brings the Congo, Portugal its two, with their income', () => {
    const g = invade('belgium', 'france')
    const before = g.production('france')
    g.endPhase()
    expect(g.events('control-changed').map((e) => [e.space, e.to, e.rule])).toEqual([
      ['belgium', 'france', 'STD-POL-09'],
      ['belgian-congo', 'france', 'INF-COL-04'],
    ])
    expect(g.production('france')).toBe(before + 2 + 1)
  })

  test('not: in the standard game', () => {
    const g = at({ power: 'france', units: { picardy: { france: { infantry: 2 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgium')).toBe('france')
    expect(g.control('belgian-congo')).toBeNull()
  })
})
