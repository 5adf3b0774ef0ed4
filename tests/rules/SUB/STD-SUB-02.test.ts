import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const boats = (queue: number[], more = {}) => at({ queue, units: { sz4: { germany: { submarine: 2 } } }, ...more })

describe('STD-SUB-02 mines sink submarines too', () => {
  test('allowed: a boat that does not roll a 1 goes on', () => {
    const g = boats([2, 6])
    g.move('sz4', ['sz9', 'sz10'], { submarine: 2 })
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => [e.zone, e.ship.type, e.result])).toEqual([
      ['sz9', 'submarine', 'safe'],
      ['sz9', 'submarine', 'safe'],
    ])
    expect(g.units('sz10')).toEqual({ germany: { submarine: 2 } })
    g.exhausted()
  })

  test('holds: one that does is gone', () => {
    const g = boats([1, 2])
    g.move('sz4', 'sz9', { submarine: 2 })
    g.endPhase()
    expect(g.units('sz9')).toEqual({ germany: { submarine: 1 } })
    g.exhausted()
  })

  test('edge: one die for each mined zone on the way', () => {
    const g = boats([6, 1], { units: { sz4: { germany: { submarine: 1 } } } })
    g.move('sz4', ['sz9', 'sz8'], { submarine: 1 })
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => [e.zone, e.result])).toEqual([
      ['sz9', 'safe'],
      ['sz8', 'sunk'],
    ])
    expect(g.units('sz8')).toEqual({})
    g.exhausted()
  })
})
