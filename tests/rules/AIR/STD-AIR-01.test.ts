import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const wing = () =>
  at({
    units: {
      munich: { germany: { infantry: 1, fighter: 2 } },
      alsace: { germany: { infantry: 1 } },
      hanover: { germany: { infantry: 1 } },
      prussia: { germany: { infantry: 1 } },
      kiel: { germany: { infantry: 1, fighter: 1 } },
      berlin: { germany: { infantry: 1 } },
    },
  })

describe('STD-AIR-01 two spaces', () => {
  test('allowed: one space or two', () => {
    const g = wing()
    expect(g.reach('munich', { fighter: 1 })).toEqual(['alsace', 'berlin', 'hanover', 'kiel'].sort())
    g.move('munich', 'alsace', { fighter: 1 })
    g.move('munich', ['hanover', 'berlin'], { fighter: 1 })
  })

  test('allowed: sea zones count as spaces', () => {
    const g = at({ units: { denmark: { germany: { infantry: 1, fighter: 1 } }, prussia: { germany: { infantry: 1 } } } })
    g.move('denmark', ['sz11', 'prussia'], { fighter: 1 })
    expect(g.units('prussia')).toEqual({ germany: { infantry: 1, fighter: 1 } })
  })

  test('refused: three spaces, or a second flight', () => {
    const g = wing()
    g.refuse(move('munich', ['hanover', 'berlin', 'prussia'], { fighter: 1 }), 'STD-AIR-01')
    g.move('munich', 'alsace', { fighter: 2 })
    g.refuse(move('alsace', 'munich', { fighter: 1 }), 'STD-AIR-01')
  })

  test('edge: out and back is a flight of two, and it is still one fighter', () => {
    const g = wing()
    g.move('munich', ['alsace', 'munich'], { fighter: 2 })
    expect(g.units('munich')).toEqual({ germany: { infantry: 1, fighter: 2 } })
    g.refuse(move('munich', 'alsace', { fighter: 1 }), 'STD-AIR-01')
    g.endPhase()
  })
})
