import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const standoff = (space: string, allies: object, more: object = {}) =>
  at({
    power: 'britain',
    phase: 'combat',
    units: { [space]: { britain: { infantry: 1 }, germany: { infantry: 1 }, ...allies } },
    queue: [2, 3],
    ...more,
  }).after(attack(space))

describe('STD-CAP-07 both fighting sides gone, an ally of the attacker left', () => {
  test('allowed: the ally that is present takes control', () => {
    const g = standoff('alsace', { italy: { infantry: 1 } })
    expect(g.control('alsace')).toBe('italy')
    expect(g.decision).toBeNull()
  })

  test('allowed: of several the first in turn order is asked who takes it', () => {
    const g = standoff('alsace', { italy: { infantry: 1 }, france: { infantry: 1 } })
    expect(g.decision).toMatchObject({ by: 'france', kind: 'choice', space: 'alsace', rule: 'STD-CAP-07' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['france', 'italy'])
    g.choose('italy')
    expect(g.control('alsace')).toBe('italy')
  })

  test('refused: a power that is not there', () => {
    const g = standoff('alsace', { italy: { infantry: 1 }, france: { infantry: 1 } })
    g.refuse({ type: 'choose', option: 'britain' }, 'CONTRACT')
    g.refuse({ type: 'choose', option: 'germany' }, 'CONTRACT')
  })

  test('edge: an ally’s original territory is liberated as in any capture, and then nobody is asked', () => {
    const one = standoff('picardy', { italy: { infantry: 1 } })
    expect(one.control('picardy')).toBe('france')
    const two = standoff('picardy', { italy: { infantry: 1 }, france: { infantry: 1 } })
    expect([two.decision, two.control('picardy')]).toEqual([null, 'france'])
    const lost = standoff('picardy', { italy: { infantry: 1 } }, { control: { paris: 'germany' } })
    expect(lost.control('picardy')).toBe('italy')
  })
})
