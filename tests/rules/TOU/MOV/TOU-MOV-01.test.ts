import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held } from '../../../support/scenes/victory.ts'

const army = () => tou({ round: 5, units: { munich: { germany: { infantry: 4, artillery: 1, tank: 1 } } } })

describe('TOU-MOV-01 land units move two spaces', () => {
  test('allowed: infantry, artillery and tanks march two friendly territories', () => {
    const g = army()
    g.move('munich', ['hanover', 'berlin'], { infantry: 1, artillery: 1, tank: 1 })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 1, artillery: 1, tank: 1 } })
    expect(g.units('hanover')).toEqual({})
    expect(g.events('units-moved')[0]?.path).toEqual(['hanover', 'berlin'])
  })

  test('allowed: one territory is enough', () => {
    const g = army()
    g.move('munich', 'hanover', { infantry: 1 })
    expect(g.units('hanover')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: three territories, and a second march in the same turn', () => {
    const g = army()
    g.refuse(move('munich', ['hanover', 'berlin', 'prussia'], { infantry: 1 }), 'TOU-MOV-01')
    g.move('munich', 'hanover', { infantry: 1 })
    g.refuse(move('hanover', 'berlin', { infantry: 1 }), 'STD-MOV-17')
  })

  test('refused: over water, over what is closed to all, or past territories that do not touch', () => {
    const g = tou({ units: { kiel: { germany: { infantry: 2 } }, libya: { ottoman: { infantry: 2 } } } })
    g.refuse(move('kiel', ['sz10', 'denmark'], { infantry: 1 }), 'STD-MOV-02')
    g.refuse(move('kiel', ['berlin', 'munich'], { infantry: 1 }), 'STD-BRD-01')
    const south = tou({
      power: 'ottoman',
      control: held('ottoman', 'libya', 'algeria'),
      units: { libya: { ottoman: { infantry: 2 } } },
    })
    south.refuse(move('libya', ['sahara', 'algeria'], { infantry: 1 }), 'STD-BRD-02')
  })

  test('edge: reach shows both distances and why not answers for the third', () => {
    const g = army()
    const reach = engine.reach(g.state, { from: 'munich', units: { infantry: 1 } })
    expect(reach.find((r) => r.space === 'berlin')?.path).toEqual(['hanover', 'berlin'])
    expect(reach.find((r) => r.space === 'hanover')?.path).toEqual(['hanover'])
    expect(reach.map((r) => r.space)).not.toContain('prussia')
    expect(engine.whyNot(g.state, { from: 'munich', units: { infantry: 1 } }, 'prussia')?.rule).toBe('TOU-MOV-01')
    expect(g.legal).toContainEqual({ type: 'move', from: 'munich', path: ['hanover', 'berlin'], units: { infantry: 1 } })
  })
})
