import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MUL-05 only the controller collects', () => {
  test('allowed: the controller is paid with none but allies in the land', () => {
    const g = at({ phase: 'income', power: 'france', units: { paris: { britain: { infantry: 5 } } }, treasury: { france: 0 } })
    g.endPhase()
    expect(g.treasury('france')).toBe(24)
  })

  test('not: who merely stands there gets nothing', () => {
    const g = at({ phase: 'income', power: 'britain', units: { paris: { britain: { infantry: 5 } } }, treasury: { britain: 0 } })
    g.endPhase()
    expect(g.treasury('britain')).toBe(30)
  })
})
