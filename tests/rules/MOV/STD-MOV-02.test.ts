import { describe, expect, test } from 'vitest'
import { at, engine, move } from '../../support/game.ts'

const army = () =>
  at({ round: 5, units: { munich: { germany: { infantry: 3, artillery: 1, tank: 1 } }, kiel: { germany: { infantry: 2 } } } })

describe('STD-MOV-02 one space on foot', () => {
  test('allowed: infantry, artillery and tanks move to an adjacent territory', () => {
    const g = army()
    g.move('munich', 'tyrolia', { infantry: 1, artillery: 1, tank: 1 })
    expect(g.units('tyrolia')).toEqual({ germany: { infantry: 1, artillery: 1, tank: 1 } })
  })

  test('refused: two spaces, even for a tank', () => {
    const g = army()
    g.refuse(move('munich', ['tyrolia', 'vienna'], { infantry: 1 }), 'STD-MOV-02')
    g.refuse(move('munich', ['tyrolia', 'vienna'], { tank: 1 }), 'STD-MOV-02')
    g.move('munich', 'tyrolia', { infantry: 1 })
    g.refuse(move('tyrolia', 'vienna', { infantry: 1 }), 'STD-MOV-17')
  })

  test('refused: into the sea other than as cargo', () => {
    army().refuse(move('kiel', 'sz10', { infantry: 1 }), 'STD-MOV-02')
    const g = at({ units: { kiel: { germany: { infantry: 2 } }, sz10: { germany: { transport: 1 } } } })
    g.refuse(move('kiel', 'sz10', { infantry: 1 }), 'STD-MOV-02')
    g.do({ type: 'load', from: 'kiel', transport: g.transport('sz10'), units: { infantry: 1 } })
    expect(g.units('sz10')).toEqual({ germany: { transport: 1, infantry: 1 } })
  })

  test('refused: too far, where the march would also end on the water, because of the water', () => {
    const g = at({ ruleset: 'advanced', units: { munich: { germany: { infantry: 3 } } } })
    const { rule, also } = g.refuse(move('munich', ['hanover', 'kiel', 'sz10'], { infantry: 1 }), 'STD-MOV-02')
    expect({ rule, also }).toEqual({ rule: 'STD-MOV-02', also: undefined })
  })

  test('refused: ships and armies in one order', () => {
    const g = at({ units: { kiel: { germany: { infantry: 2 } }, sz10: { germany: { cruiser: 1 } } } })
    expect(engine.reduce(g.state, move('kiel', 'berlin', { infantry: 1, cruiser: 1 })).ok).toBe(false)
  })
})
