import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const freed = (spec: Parameters<typeof advLate>[0] = {}) =>
  advLate({
    power: 'britain',
    control: { 'belgian-congo': 'germany' },
    units: { rhodesia: { britain: { infantry: 2 } } },
    ...spec,
  }).after(move('rhodesia', 'belgian-congo', { infantry: 1 }), end)

describe('ADV-29-04 Freed colonies become French', () => {
  test('allowed: whoever frees them, without a battle or with one', () => {
    const g = freed()
    expect(g.control('belgian-congo')).toBe('france')
    expect(g.past('control-changed')).toMatchObject([{ to: 'france', by: 'britain', rule: 'ADV-29-04' }])
    const fought = advLate({
      power: 'britain',
      phase: 'combat',
      queue: [1, 6],
      units: { angola: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    fought.attack('angola')
    expect(fought.control('angola')).toBe('france')
  })

  test('holds: a colony that nobody had taken is its captor’s', () => {
    const g = freed({ control: {} })
    expect(g.control('belgian-congo')).toBe('britain')
  })

  test('holds: what the Central Powers take is theirs, and Spain’s colonies are nobody’s in particular', () => {
    const spain = advLate({
      power: 'britain',
      control: { 'spanish-morocco': 'germany', morocco: 'britain' },
      units: { morocco: { britain: { infantry: 2 } } },
    })
    spain.move('morocco', 'spanish-morocco', { infantry: 1 })
    spain.endPhase()
    expect(spain.control('spanish-morocco')).toBe('britain')
    const g = advLate({ control: { angola: 'france' }, units: { 'south-west-africa': { germany: { infantry: 2 } } } })
    g.move('south-west-africa', 'angola', { infantry: 1 })
    g.endPhase()
    expect(g.control('angola')).toBe('germany')
  })

  test('edge: an enemy that falls in its own attack leaves it to France once the mother country is in the war', () => {
    const held = (mobilized: string[]) => {
      const g = advLate({
        phase: 'combat',
        queue: [6, 1],
        mobilized,
        units: { 'belgian-congo': { germany: { infantry: 1 }, britain: { infantry: 1 } } },
      })
      g.attack('belgian-congo')
      return g.control('belgian-congo')
    }
    expect([held(['belgium']), held([])]).toEqual(['france', 'britain'])
  })
})
