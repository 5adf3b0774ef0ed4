import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const start = (more: Partial<PositionSpec>) => {
  const g = at({
    power: 'britain',
    ...more,
    units: {
      sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } },
      picardy: { britain: { infantry: 3, artillery: 1, tank: 1 } },
      ...more.units,
    },
  })
  g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
  return g
}

describe('STD-AMP-09 an infantry overland beside a landing', () => {
  test('allowed: an infantry marches in with the guns', () => {
    const g = start({ control: { belgium: 'germany' } })
    g.move('picardy', 'belgium', { infantry: 1, artillery: 1, tank: 1 })
    g.endPhase()
    expect(g.units('belgium').britain).toEqual({ infantry: 3, artillery: 1, tank: 1 })
  })

  test('allowed: or one stands there already', () => {
    const g = start({ units: { belgium: { britain: { infantry: 1 }, germany: { infantry: 1 } } } })
    g.move('picardy', 'belgium', { artillery: 1 })
    g.endPhase()
    expect(g.units('belgium').britain).toEqual({ infantry: 3, artillery: 1 })
  })

  test('refused: the infantry from the sea does not do for those overland', () => {
    const g = start({ control: { belgium: 'germany' } })
    g.move('picardy', 'belgium', { artillery: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-AMP-09').space).toBe('belgium')
    expect(g.legal).not.toContainEqual({ type: 'end-phase' })
  })

  test('refused: nor does infantry of an assault that is declared and comes ashore in Conduct Combat', () => {
    const g = start({ ruleset: 'advanced', control: { belgium: 'germany' }, units: { belgium: { germany: { infantry: 1 } } } })
    expect(g.units('belgium').britain).toBeUndefined()
    g.move('picardy', 'belgium', { artillery: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-AMP-09').rule).toBe('STD-AMP-09')
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test("edge: the duty is met as soon as one follows; an ally's does not count", () => {
    const g = start({ units: { belgium: { france: { infantry: 2 }, germany: { infantry: 1 } } } })
    g.move('picardy', 'belgium', { tank: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-AMP-09')
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('holds: no gun is offered a way in where no infantry could follow', () => {
    const g = at({
      power: 'britain',
      control: { belgium: 'germany' },
      units: {
        sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } },
        picardy: { britain: { artillery: 1, infantry: 1 } },
        lorraine: { britain: { infantry: 2 } },
      },
    })
    const marches = () => g.legal.filter((a) => a.type === 'move' && a.from === 'picardy' && a.path[0] === 'belgium')
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    expect(marches()).toContainEqual({ type: 'move', from: 'picardy', path: ['belgium'], units: { artillery: 1 } })
    g.move('picardy', 'paris', { infantry: 1 })
    g.move('lorraine', 'picardy', { infantry: 2 })
    expect(marches()).toEqual([])
  })
})
