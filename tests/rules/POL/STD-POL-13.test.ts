import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-13 minors and colonies taken back', () => {
  test('allowed: they belong to the power that takes them', () => {
    const g = at({
      power: 'britain',
      control: { belgium: 'germany', angola: 'germany' },
      units: { picardy: { britain: { infantry: 1 } }, rhodesia: { britain: { infantry: 1 } } },
    })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.move('rhodesia', 'angola', { infantry: 1 })
    g.endPhase()
    expect([g.control('belgium'), g.control('angola')]).toEqual(['britain', 'britain'])
    expect(g.events('control-changed')).toMatchObject([{ cause: 'entered' }, { cause: 'entered' }])
  })

  test('allowed: after a battle as well', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      queue: [1, 6],
      units: { belgium: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.attack('belgium')
    expect(g.control('belgium')).toBe('britain')
    g.exhausted()
  })

  test('not: the aligned power has no claim, unlike an original owner', () => {
    const g = at({
      power: 'britain',
      control: { belgium: 'germany', lorraine: 'germany' },
      units: { picardy: { britain: { infantry: 2 } } },
    })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.move('picardy', 'lorraine', { infantry: 1 })
    g.endPhase()
    expect([g.control('belgium'), g.control('lorraine')]).toEqual(['britain', 'france'])
  })
})
