import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MOV-09 an infantry in every army', () => {
  test('allowed: each territory with units of the power holds one of its infantry', () => {
    const g = at({ units: { munich: { germany: { infantry: 1, artillery: 5, fighter: 2 } } } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('refused: artillery or fighters that are left without', () => {
    const g = at({
      units: { munich: { germany: { infantry: 2, artillery: 1 } }, ruhr: { germany: { infantry: 1, fighter: 1 } } },
    })
    g.move('munich', 'tyrolia', { infantry: 2 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-MOV-09').space).toBe('munich')
    g.move('munich', 'tyrolia', { artillery: 1 })
    g.move('ruhr', 'munich', { infantry: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-09')
    g.move('ruhr', 'munich', { fighter: 1 })
    g.endPhase()
  })

  test("refused: an ally's infantry does not count", () => {
    const g = at({ units: { munich: { germany: { infantry: 1, artillery: 1 }, 'austria-hungary': { infantry: 4 } } } })
    g.move('munich', 'tyrolia', { infantry: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-09')
  })

  test('edge: only the power whose turn it is has to answer for its armies', () => {
    const g = at({ units: { paris: { france: { artillery: 1 } } } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('edge: in a position that nothing puts in order no move is offered, and none that is made ends it', () => {
    const g = at({ units: { berlin: { germany: { artillery: 2 } } } })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-09')
    expect(g.legal.filter((a) => a.type === 'move' || a.type === 'end-phase')).toEqual([])
    g.move('berlin', 'silesia', { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })
})
