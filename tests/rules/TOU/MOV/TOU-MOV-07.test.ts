import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { stand } from '../../../support/scenes/victory.ts'

const wing = () =>
  tou({
    units: {
      munich: { germany: { infantry: 3, fighter: 2 } },
      ...stand(['burgundy'], 'germany'),
      ...stand(['hanover'], 'germany'),
    },
  })

describe('TOU-MOV-07 fighters fly as before', () => {
  test('allowed: two spaces over hostile and neutral land, to where own land units stand', () => {
    const g = wing()
    g.move('munich', ['switzerland', 'burgundy'], { fighter: 1 })
    expect(g.units('burgundy').germany).toEqual({ infantry: 1, fighter: 1 })
    expect(g.past('minor-mobilized')).toEqual([])
  })

  test('refused: three spaces, and to where none of its own stand', () => {
    const g = wing()
    g.refuse(move('munich', ['hanover', 'berlin', 'prussia'], { fighter: 1 }), 'STD-AIR-01')
    g.refuse(move('munich', ['hanover', 'berlin'], { fighter: 1 }), 'STD-AIR-03')
  })

  test('allowed: in one order with an army of two steps, on its way', () => {
    const g = wing()
    g.move('munich', ['hanover', 'berlin'], { infantry: 1, fighter: 1 })
    expect(g.units('berlin').germany).toEqual({ infantry: 1, fighter: 1 })
  })
})
