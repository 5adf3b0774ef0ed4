import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const annihilated = (space: string, more: object = {}) => {
  const g = at({
    phase: 'combat',
    units: { [space]: { germany: { infantry: 1 }, britain: { infantry: 1 } } },
    queue: [2, 3],
    ...more,
  })
  g.attack(space)
  expect(g.units(space)).toEqual({})
  return g.control(space)
}

describe('STD-CAP-09 nobody left: the original controller', () => {
  test('allowed: whichever side it is on, even with its capital lost', () => {
    expect(annihilated('lorraine')).toBe('france')
    expect(annihilated('alsace')).toBe('germany')
    expect(annihilated('lorraine', { control: { paris: 'germany' } })).toBe('france')
  })

  test('allowed: an aligned minor goes to the power it is aligned to', () => {
    expect(annihilated('serbia')).toBe('russia')
    expect(annihilated('bulgaria')).toBe('ottoman')
  })

  test('not: a neutral minor goes to nobody', () => {
    expect(annihilated('switzerland')).toBeNull()
  })
})
