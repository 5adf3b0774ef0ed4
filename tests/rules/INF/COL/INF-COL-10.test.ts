import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-COL-10 a colony that was opened stays open and belongs to its captor', () => {
  test('allowed: freed by Britain it is British, though Belgium sleeps', () => {
    const g = inf({
      power: 'britain',
      units: { rhodesia: { britain: { infantry: 2 } } },
      control: { 'belgian-congo': 'germany' },
    })
    g.move('rhodesia', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('britain')
    expect(g.situation.mobilized).toEqual([])
  })

  test('allowed: other Allies follow, and so they do when it stands vacant', () => {
    const units = { 'french-equatorial-africa': { france: { infantry: 2 } } }
    inf({ power: 'france', units, control: { 'belgian-congo': 'britain' } }).move('french-equatorial-africa', 'belgian-congo', {
      infantry: 1,
    })
  })

  test('not: it does not go back to France, which had it before', () => {
    const g = inf({
      power: 'britain',
      mobilized: ['belgium'],
      units: { rhodesia: { britain: { infantry: 2 } } },
      control: { 'belgian-congo': 'germany', belgium: 'france' },
    })
    g.move('rhodesia', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).not.toBe('france')
    expect(g.control('belgian-congo')).toBe('britain')
  })
})
