import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const repulsed = (space: string, defenders: object, more: object = {}) => {
  const n = Object.keys(defenders).length
  const g = at({
    phase: 'combat',
    units: { [space]: { germany: { infantry: 1 }, ...defenders } },
    queue: [6, 3, ...Array(n - 1).fill(6)],
    ...more,
  })
  g.attack(space)
  return g
}

describe('STD-CAP-08 defenders alone remain', () => {
  test('allowed: the original controller takes it, even with none of its units there', () => {
    expect(repulsed('lorraine', { britain: { infantry: 1 }, italy: { infantry: 1 } }).control('lorraine')).toBe('france')
  })

  test('allowed: else the only power present, else the powers present agree', () => {
    expect(repulsed('serbia', { britain: { infantry: 1 } }).control('serbia')).toBe('britain')
    const g = repulsed('serbia', { russia: { infantry: 1 }, france: { infantry: 1 } })
    expect(g.decision).toMatchObject({ by: 'russia', kind: 'choice', space: 'serbia' })
    g.choose('france')
    expect(g.control('serbia')).toBe('france')
  })

  test('not: an original controller of the attacker’s side gets nothing', () => {
    expect(repulsed('alsace', { britain: { infantry: 1 } }).control('alsace')).toBe('britain')
  })

  test('edge: an original controller whose capital is lost is passed over', () => {
    const g = repulsed('lorraine', { britain: { infantry: 1 } }, { control: { paris: 'germany' } })
    expect(g.control('lorraine')).toBe('britain')
  })
})
