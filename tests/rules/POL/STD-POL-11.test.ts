import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-11 colonies do not follow their minor power', () => {
  test('allowed: who holds Belgium or Portugal holds just that', () => {
    const g = at({ power: 'france', units: { picardy: { france: { infantry: 1 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgium')).toBe('france')
    expect(g.production('france')).toBe(26)
  })

  test('not: no control of the colonies comes with it', () => {
    const g = at({ power: 'france', units: { picardy: { france: { infantry: 1 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBeNull()
    const h = at({ control: { portugal: 'germany' } })
    expect([h.control('angola'), h.control('portuguese-east-africa')]).toEqual([null, null])
    expect(h.status('angola', 'germany')).toBe('hostile')
  })
})
