import { describe, expect, test } from 'vitest'
import { breaksOut, PRESSED, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-05 Moscow is Russian or contested', () => {
  test('allowed: Russian, and contested', () => {
    expect(breaksOut(russianEvening())).toBe(true)
    const contested = russianEvening({ units: { moscow: { germany: { infantry: 1 }, russia: { infantry: 1 } } } })
    expect(breaksOut(contested)).toBe(true)
    expect(contested.control('moscow')).toBe('contested')
  })

  test('not: in the hands of the Central Powers', () => {
    const g = russianEvening({ phase: 'combat', control: { ...PRESSED, moscow: 'germany' } })
    g.endPhase()
    expect(g.turn.power).toBe('germany')
    expect(g.situation.revolution).toBe(false)
  })
})
