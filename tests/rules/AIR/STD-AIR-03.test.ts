import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const wing = (more: NonNullable<Parameters<typeof at>[0]>['units'] = {}) =>
  at({ units: { munich: { germany: { infantry: 3, artillery: 1, fighter: 1 } }, ...more } })

describe('STD-AIR-03 where a fighter ends', () => {
  test('allowed: where land units of its own power stand, or arrive in the same phase', () => {
    const there = wing({ tyrolia: { germany: { infantry: 1 } } })
    there.move('munich', 'tyrolia', { fighter: 1 })
    there.endPhase()
    const before = wing()
    before.move('munich', 'tyrolia', { infantry: 1 })
    before.move('munich', 'tyrolia', { fighter: 1 })
    before.endPhase()
    const together = wing()
    together.move('munich', 'tyrolia', { infantry: 1, fighter: 1 })
    together.endPhase()
    expect(together.units('tyrolia')).toEqual({ germany: { infantry: 1, fighter: 1 } })
  })

  test('refused: alone, even in friendly land', () => {
    const g = wing()
    g.refuse(move('munich', 'tyrolia', { fighter: 1 }), 'STD-AIR-03')
    g.refuse(move('munich', 'ruhr', { fighter: 1 }), 'STD-AIR-03')
  })

  test("refused: an ally's army does not serve", () => {
    const g = wing({ tyrolia: { 'austria-hungary': { infantry: 6 } } })
    g.refuse(move('munich', 'tyrolia', { fighter: 1 }), 'STD-AIR-03')
  })

  test('refused: over the sea', () => {
    const g = at({ units: { kiel: { germany: { infantry: 1, fighter: 1 } }, sz10: { germany: { battleship: 2 } } } })
    g.refuse(move('kiel', 'sz10', { fighter: 1 }), 'STD-AIR-03')
    expect(g.reach('kiel', { fighter: 1 })).toEqual([])
  })

  test('edge: in the end an infantry must be there', () => {
    const g = wing()
    g.move('munich', 'tyrolia', { artillery: 1, fighter: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.move('munich', 'tyrolia', { infantry: 1 })
    g.endPhase()
    const h = wing({ tyrolia: { germany: { infantry: 1 } } })
    h.move('munich', 'tyrolia', { fighter: 1 })
    h.move('tyrolia', 'bohemia', { infantry: 1 })
    h.refuse({ type: 'end-phase' }, 'STD-AIR-03')
  })
})
