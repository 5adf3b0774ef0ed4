import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-29-06 A Central Power in Spanish Morocco drives Spain to the Allies', () => {
  test('allowed: as soon as it controls the place', () => {
    const g = advLate({ control: { morocco: 'germany' }, units: { morocco: { germany: { infantry: 2 } } } })
    g.move('morocco', 'spanish-morocco', { infantry: 1 })
    g.endPhase()
    expect(g.situation.leanings).toEqual({ spain: 'allies' })
    expect(g.events('minor-leaned')[0]?.rule).toBe('ADV-29-06')
    expect([g.status('spain', 'usa'), g.status('spain', 'germany')]).toEqual(['friendly', 'hostile'])
  })

  test('allowed: any of the Allies may activate it then', () => {
    for (const power of ['france', 'italy', 'usa'] as const) {
      const g = advLate({
        power,
        control: { 'spanish-morocco': 'germany', bordeaux: power },
        units: { bordeaux: { [power]: { infantry: 2 } } },
      })
      g.move('bordeaux', 'spain', { infantry: 1 })
      g.endPhase()
      expect(g.control('spain')).toBe(power)
    }
  })

  test('edge: the Central Powers are its enemies then', () => {
    const g = advLate({
      control: { 'spanish-morocco': 'germany', bordeaux: 'germany' },
      units: { bordeaux: { germany: { infantry: 2 } } },
    })
    g.move('bordeaux', 'spain', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.by).toBe('russia')
  })
})
