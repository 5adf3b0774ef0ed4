import { describe, expect, test } from 'vitest'
import { held, stand, tou, turnEnds } from '../../../support/tournament.ts'

const LOST = held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine', 'picardy')

describe('TOU-COL-07 when a power collapses for good', () => {
  test('allowed: as its own turn ends', () => {
    const g = turnEnds('france', { control: LOST })
    expect(g.events('power-surrendered')).toEqual([
      { type: 'power-surrendered', power: 'france', lost: 10, threshold: 10, rule: 'TOU-COL-08' },
    ])
    expect(g.situation.surrendered).toEqual(['france'])
  })

  test('allowed: without an economic collapse before, by what it loses in its own turn', () => {
    const g = tou({
      power: 'britain',
      phase: 'move',
      units: {
        ...stand(['wales', 'yorkshire'], 'britain', 'germany'),
        scotland: { germany: { infantry: 1 }, britain: { infantry: 1 } },
      },
    })
    expect(g.past('economy-collapsed')).toEqual([])
    g.until('ottoman', 'purchase')
    expect(g.past('power-surrendered').map((e) => e.power)).toEqual(['britain'])
  })

  test('refused: land won back before the turn ends saves it', () => {
    const g = tou({ power: 'france', phase: 'move', control: LOST, units: stand(['paris'], 'france') })
    g.move('paris', 'burgundy', { infantry: 1 })
    g.until('britain', 'purchase')
    expect(g.past('power-surrendered')).toEqual([])
    expect(g.situation.surrendered).toEqual([])
  })

  test('refused: as its turn begins, or as the turn of another ends, it is not tested', () => {
    const g = turnEnds('germany', { control: LOST })
    expect(g.turn.power).toBe('france')
    expect(g.past('power-surrendered')).toEqual([])
    expect(g.situation.surrendered).toEqual([])
  })
})
