import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

const LOST = held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine', 'picardy')

describe('TOU-COL-07 when a power collapses for good', () => {
  test('allowed: as its own turn ends', () => {
    const g = turnEnds('france', { control: LOST })
    expect(g.events('power-surrendered')).toEqual([
      { type: 'power-surrendered', power: 'france', lost: 10, threshold: 10, rule: 'TOU-COL-08' },
    ])
    expect(g.situation.surrendered).toEqual(['france'])
  })

  test('allowed: in the very turn in which its economy collapses, too', () => {
    const g = turnEnds('france', { control: held('germany', 'wales', 'scotland', 'yorkshire') })
    expect(g.past('power-surrendered')).toEqual([])
    g.until('ottoman', 'purchase')
    expect(g.past('economy-collapsed').map((e) => [e.power, e.lost])).toEqual([['britain', 7]])
    expect(g.past('power-surrendered').map((e) => [e.power, e.lost])).toEqual([['britain', 7]])
  })

  test('holds: land won back before the turn ends saves it', () => {
    const g = tou({ power: 'france', phase: 'move', control: LOST, units: stand(['paris'], 'france') })
    g.move('paris', 'burgundy', { infantry: 1 })
    g.until('britain', 'purchase')
    expect(g.past('power-surrendered')).toEqual([])
    expect(g.situation.surrendered).toEqual([])
  })

  test('not: as its turn begins, or as the turn of another ends, it is not tested', () => {
    const g = turnEnds('germany', { control: LOST })
    expect(g.turn.power).toBe('france')
    expect(g.past('power-surrendered')).toEqual([])
    expect(g.situation.surrendered).toEqual([])
  })
})
