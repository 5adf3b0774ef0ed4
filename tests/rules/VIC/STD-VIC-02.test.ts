import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const ending = (control: PositionSpec['control'], power: 'usa' | 'italy' = 'usa') =>
  at({ power, phase: 'income', round: 5, control }).after(end)

describe('STD-VIC-02 the Central Powers win as an American turn ends', () => {
  test('allowed: two capitals, Paris or London among them', () => {
    for (const pair of [
      ['paris', 'london'],
      ['paris', 'moscow'],
      ['london', 'rome'],
      ['paris', 'united-states-of-america'],
    ]) {
      const g = ending(Object.fromEntries(pair.map((c) => [c, 'ottoman'])))
      expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'STD-VIC-02' })
    }
  })

  test('not: two others, or one alone', () => {
    expect(ending({ moscow: 'germany', rome: 'austria-hungary' }).winner).toBeNull()
    expect(ending({ moscow: 'germany', rome: 'austria-hungary', 'united-states-of-america': 'ottoman' }).winner).toBeNull()
    expect(ending({ paris: 'germany' }).winner).toBeNull()
    expect(ending({ london: 'germany', picardy: 'germany' }).winner).toBeNull()
  })

  test('edge: at the end of no other turn', () => {
    expect(ending({ paris: 'germany', london: 'germany' }, 'italy').winner).toBeNull()
  })
})
