import { describe, expect, test } from 'vitest'
import { afterwards, PRESSED, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-18 the revolution is no capture of Moscow', () => {
  test('not: a contested Moscow counts for nobody', () => {
    const g = russianEvening({
      control: { ...PRESSED, paris: 'germany' },
      units: { moscow: { russia: { infantry: 1 }, germany: { infantry: 5 } } },
    })
    g.endPhase()
    g.until('usa', 'income')
    g.endPhase()
    expect(g.situation.revolution).toBe(true)
    expect(g.winner).toBeNull()
    expect(g.control('moscow')).toBe('contested')
  })

  test('not: no treasury is captured', () => {
    const g = russianEvening({ treasury: { russia: 7, germany: 1 } })
    g.endPhase()
    expect(g.past('treasury-captured')).toEqual([])
    expect(g.treasury('germany')).toBe(1)
  })

  test('allowed: other capitals count as ever', () => {
    const g = afterwards({ power: 'usa', phase: 'income', control: { paris: 'germany', rome: 'austria-hungary' } })
    g.endPhase()
    expect(g.winner?.side).toBe('central')
  })
})
