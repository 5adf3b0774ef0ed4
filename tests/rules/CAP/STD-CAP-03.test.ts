import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const clear = (space: string, power: 'britain' | 'germany', enemy: 'britain' | 'germany') =>
  at({
    power,
    phase: 'combat',
    units: { [space]: { [power]: { infantry: 1 }, [enemy]: { infantry: 1 } } },
    queue: [2, 6],
  }).after(attack(space))

describe('STD-CAP-03 liberation', () => {
  test('allowed: an ally’s original territory goes back to the ally', () => {
    const g = clear('picardy', 'britain', 'germany')
    expect(g.control('picardy')).toBe('france')
    expect(g.events('control-changed')[0]).toMatchObject({ to: 'france', by: 'britain', cause: 'liberated', rule: 'STD-CAP-03' })
    expect([g.production('france'), g.production('britain')]).toEqual([24, 30])
  })

  test('allowed: also when it was not defended', () => {
    const g = at({ power: 'britain', units: { brest: { britain: { infantry: 2 } } }, control: { picardy: 'germany' } })
    g.move('brest', 'picardy', { infantry: 1 })
    g.endPhase()
    expect(g.control('picardy')).toBe('france')
  })

  test('not: an enemy’s original territory, which stays with the captor', () => {
    expect(clear('alsace', 'britain', 'germany').control('alsace')).toBe('britain')
    expect(clear('picardy', 'germany', 'britain').control('picardy')).toBe('germany')
  })
})
