import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const struck = (queue: number[], more: PositionSpec['units'] = {}) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { battleship: 1, transports: [{ cargo: [infantry, infantry] }] } },
      belgium: { germany: { infantry: 1, artillery: 2 } },
      ...more,
    },
    queue,
  })
  g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
  return g
}

describe('STD-ASL-12 nobody is left after the strike', () => {
  test('allowed: the defenders resume control, without a battle or a bombardment', () => {
    const g = struck([1, 1])
    expect(g.control('belgium')).toBe('contested')
    g.endPhase()
    g.attack('belgium')
    expect(g.events('fired').map((e) => e.step)).toEqual(['strike'])
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1, artillery: 2 } })
    expect(g.control('belgium')).toBe('germany')
    g.exhausted()
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
  })

  test('holds: with one survivor the battle goes on, and the battleship fires', () => {
    const g = struck([1, 6, 6, 6, 6, 6, 6])
    g.endPhase()
    g.attack('belgium')
    expect(g.events('fired').map((e) => e.step)).toEqual(['strike', 'attack', 'defence'])
    expect(g.events('fired')[1]?.groups.map((x) => x.type)).toEqual(['battleship', 'infantry'])
    expect(g.control('belgium')).toBe('contested')
    g.exhausted()
  })

  test('edge: those who came overland fight on', () => {
    const g = struck([1, 1, 6, 6, 6, 6, 6], { picardy: { britain: { infantry: 2 } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    g.attack('belgium')
    expect(g.events('fired').map((e) => e.step)).toEqual(['strike', 'attack', 'defence'])
    expect(g.units('belgium').britain).toEqual({ infantry: 1 })
    g.exhausted()
  })
})
