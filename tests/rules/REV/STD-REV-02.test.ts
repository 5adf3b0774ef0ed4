import { describe, expect, test } from 'vitest'
import { breaksOut, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-02 tested at the end of each Russian turn from round 4', () => {
  test('allowed: in round 4 and later, after the income', () => {
    for (const round of [4, 5, 9]) {
      const g = russianEvening({ round })
      g.endPhase()
      const types = g.events().map((e) => e.type)
      expect(types.indexOf('revolution-broke-out')).toBeGreaterThan(types.indexOf('income-collected'))
      expect(g.turn.power).toBe('germany')
    }
  })

  test('not: in round 3', () => {
    expect(breaksOut(russianEvening({ round: 3 }))).toBe(false)
  })

  test("edge: not in another power's turn; the next Russian evening counts", () => {
    const g = russianEvening({ round: 4, power: 'germany' })
    expect(breaksOut(g)).toBe(false)
    g.until('russia', 'income')
    expect(g.turn.round).toBe(5)
    expect(breaksOut(g)).toBe(true)
  })

  test('edge: what the conditions were during the turn does not count', () => {
    const g = russianEvening({
      phase: 'move',
      units: { moscow: { russia: { infantry: 2 } } },
    })
    g.move('moscow', 'belarus', { infantry: 1 })
    g.until('russia', 'income')
    expect(breaksOut(g)).toBe(false)
  })
})
