import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'
import { contested } from '../../../support/scenes/victory.ts'

describe('ADV-31-07 Paris, London or Washington wins the war for the Central Powers at once', () => {
  test('allowed: Paris, walked into', () => {
    const g = advLate({ units: { burgundy: { germany: { infantry: 2 } } } })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'ADV-31-07' })
  })

  test('allowed: London or Washington, in battle', () => {
    const games = [
      { capital: 'london', owner: 'britain' },
      { capital: 'united-states-of-america', owner: 'usa' },
    ] as const
    for (const { capital, owner } of games) {
      const g = advLate({
        phase: 'combat',
        queue: [1, 6],
        units: { [capital]: { germany: { infantry: 1 }, [owner]: { infantry: 1 } } },
      })
      g.attack(capital)
      expect(g.winner, capital).toMatchObject({ side: 'central', rule: 'ADV-31-07' })
    }
  })

  test('not: Rome or Moscow does not', () => {
    const g = advLate({ units: { tuscany: { germany: { infantry: 2 } }, ukraine: { germany: { infantry: 2 } } } })
    g.move('tuscany', 'rome', { infantry: 1 })
    g.move('ukraine', 'moscow', { infantry: 1 })
    g.endPhase()
    expect([g.control('rome'), g.control('moscow')]).toEqual(['germany', 'germany'])
    expect(g.winner).toBeNull()
  })

  test('not: contested, it is not captured', () => {
    const g = advLate({ phase: 'combat', units: contested('paris') })
    g.endPhase()
    expect(g.winner).toBeNull()
  })
})
