import { describe, expect, test } from 'vitest'
import { afterwards, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-06 it can be neither declined nor reversed', () => {
  test('allowed: it comes by itself, with the end of the phase', () => {
    const g = russianEvening()
    g.endPhase()
    expect(g.events('revolution-broke-out')).toEqual([{ type: 'revolution-broke-out', power: 'russia', rule: 'STD-REV-06' }])
    expect(g.decision).toBeNull()
  })

  test('not: it does not end when the conditions are gone', () => {
    const g = afterwards({ power: 'britain', phase: 'income', control: {} })
    g.until('britain', 'purchase')
    expect(g.turn.round).toBe(6)
    expect(g.situation.revolution).toBe(true)
    expect(g.past('revolution-broke-out')).toEqual([])
  })
})
